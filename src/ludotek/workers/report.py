"""How a job tells how far it is."""

from __future__ import annotations

from collections.abc import Callable

Report = Callable[[float], None]  # takes the share of the job that is done
