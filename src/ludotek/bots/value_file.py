"""Files of learned values (.npz), as far as they can be read without numpy: what the value was learned on."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

import msgspec

from ludotek.kernel import LudotekError, State
from ludotek.kernel.schema import Part, schema_of

ENDING: Final = ".npz"
PARTS: Final = "parts.json"  # in the file: the parts of the observation, in order
LARGEST: Final = 1 << 20  # bytes of them


class BadValue(LudotekError, code="input/value"):
    """A value file that cannot be read, or was learned on other observations."""


def read_parts(file: str | Path) -> tuple[Part, ...]:
    """The observation that a value was learned on. Raises BadValue."""
    try:
        with zipfile.ZipFile(file) as archive, archive.open(PARTS) as parts:
            return msgspec.json.decode(parts.read(LARGEST), type=tuple[Part, ...])
    except (OSError, zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise BadValue(f"{file} is no value file: {error}") from None


def is_fitting(parts: tuple[Part, ...], state: State, seats: int) -> bool:
    """Whether a value that was learned on these parts can judge what is seen of this state."""
    return schema_of(state, seats).parts == parts
