"""The attacks of `bench/attacks.py` go to this machine and to no other."""

from __future__ import annotations

import argparse

import pytest
from bench.attacks import address_of


@pytest.mark.parametrize("address", ["127.0.0.1:8000", "localhost:8000"])
def test_a_server_of_this_machine_is_attacked(address: str) -> None:
    assert address_of(address)[1] == 8000


@pytest.mark.parametrize("address", ["192.0.2.7:8000", "play.example.org:8000", "[::1]:8000", "127.0.0.1", ""])
def test_any_other_address_is_refused_with_a_sentence(address: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match=r"loopback|expected for example"):
        address_of(address)
