"""`python -m ludotek` is `ludotek`."""

import sys

from ludotek.cli import main

sys.exit(main())
