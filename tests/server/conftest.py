from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Address, serving


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """One server for all tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("server")) as (address, _):
        yield address.port


@pytest.fixture
def address(port: int) -> Iterator[Address]:
    address = Address(port)
    with address.open:
        yield address
