"""A real server as a child process and a real browser. Both are needed: without them these tests are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ludotek import catalogue
from ludotek.bots.learned import Net
from ludotek.kernel.schema import schema_of
from tests.e2e.server import Server, serving
from tests.e2e.table import People

# The same engine without windows and menus opens a page for less than half the processor time.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-gpu",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000  # milliseconds for what is expected to be seen: a machine may be busy


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with the last test here: while it is open no other test of its worker can run a loop of its own."""
    if not Path(CHROMIUM).is_file():
        pytest.skip("no chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


def offer_a_learned_bot(folder: Path) -> None:
    """A value of Ludo with three players that has learned nothing yet: the bot `young`."""
    folder.mkdir()
    ludo = catalogue.game("ludo")
    schema = schema_of(ludo.new(3, ludo.options(3)), 3)
    Net.new(schema, ("piece", "turn"), 4, np.random.default_rng(1)).save(folder / "young.npz")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests, each of which makes its own matches. A test that stops it has its own: test_restart.py."""
    data = tmp_path_factory.mktemp("data")
    offer_a_learned_bot(data / "bots")
    with serving(data, is_shared=True) as server:
        yield server


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """Everybody at the table; at the end nobody's browser may have complained."""
    people = People(browser, server, request.node.name)
    yield people
    people.go_home()
