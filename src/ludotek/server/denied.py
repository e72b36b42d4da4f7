"""What is not granted."""

from __future__ import annotations

from ludotek.kernel import LudotekError


class Denied(LudotekError):
    """A request that is not granted."""

    def __init__(self, code: str, message: str, status: int = 403) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
