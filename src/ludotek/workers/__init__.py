"""Processes beside the server in which bots think: what is asked goes in, what was found comes out.

A worker gets what the deciding seat may know: a position that the seat cannot tell from the real one. The real one
never leaves the server.
"""

from ludotek.workers.jobs import Advise, Choose, HintMove, Job, question
from ludotek.workers.pool import Pool, WorkerFailed

__all__ = ["Advise", "Choose", "HintMove", "Job", "Pool", "WorkerFailed", "question"]
