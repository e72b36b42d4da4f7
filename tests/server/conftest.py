from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import DATABASES, Database
from tests.server.harness import DATABASE, Address, serving


@pytest.fixture(scope="package", params=DATABASES, autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[Database]:
    """Everything here runs on every database. Of this package only: a worker may run any other tests after it."""
    before = DATABASE.set(request.param)
    yield request.param
    DATABASE.reset(before)


@pytest.fixture(scope="package")
def port(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One server for all tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("server")) as (address, _):
        yield address.port


@pytest.fixture
def address(port: int) -> Iterator[Address]:
    address = Address(port)
    with address.open:
        yield address
