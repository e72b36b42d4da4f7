"""What a table refuses besides illegal moves."""

from ludotek.kernel import LudotekError


class TableError(LudotekError):
    """The command was not carried out; nothing changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
