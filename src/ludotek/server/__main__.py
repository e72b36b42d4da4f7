"""`python -m ludotek.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludotek.data_folder import data_folder
from ludotek.kernel import LudotekError
from ludotek.server.limits import UNLIMITED
from ludotek.server.main import PORT, Shared, serve
from ludotek.server.processes import serve_by_many


def main() -> int:
    parser = argparse.ArgumentParser(prog="ludotek.server", description="Serve Ludotek over HTTP and WebSocket.")
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen at; 127.0.0.1 for this computer only")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, help="the folder where matches are kept")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--database", help="postgresql://…; without it a file in the data folder")
    parser.add_argument("--bus", help="redis://…, between several machines")
    parser.add_argument("--processes", type=int, default=1, help="how many serve at this port")
    parser.add_argument("--one-of-many", action="store_true", help="share the port with others; used by --processes")
    parser.add_argument("--unlimited", action="store_true", help="no rate limits: for tests and load")
    asked = parser.parse_args()
    shared = Shared(asked.database, asked.bus, asked.one_of_many)
    try:
        if asked.processes > 1:
            more = ("--unlimited",) if asked.unlimited else ()
            folder = (asked.data or data_folder()).expanduser().resolve()
            serve_by_many(asked.processes, asked.host, asked.port, folder, shared, more=more)
        else:
            limits = UNLIMITED if asked.unlimited else None
            serve(asked.host, asked.port, asked.data, asked.open, limits=limits, shared=shared)
    except LudotekError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
