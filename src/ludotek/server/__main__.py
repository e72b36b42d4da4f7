"""`python -m ludotek.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludotek.kernel import LudotekError
from ludotek.server.limits import UNLIMITED
from ludotek.server.main import PORT, serve


def main() -> int:
    parser = argparse.ArgumentParser(prog="ludotek.server", description="Serve Ludotek over HTTP and WebSocket.")
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen at; 127.0.0.1 for this computer only")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, help="the folder where matches are kept")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits: for tests and load")
    asked = parser.parse_args()
    try:
        serve(asked.host, asked.port, asked.data, asked.open, limits=UNLIMITED if asked.unlimited else None)
    except LudotekError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
