"""Processes beside the server in which bots think: what is asked goes in, what was found comes out.

A worker gets what the deciding seat may know: a position that the seat cannot tell from the real one. The real one
never leaves the server.
"""

from ludotek.workers.jobs import Advise, Analyse, Choose, HintMove, Job, question
from ludotek.workers.look_back import LookBack
from ludotek.workers.pool import LONG, QUICK, Pool, WorkerFailed
from ludotek.workers.record_jobs import (
    DrawRecord,
    ExplainThing,
    ForkRecord,
    Frame,
    ReadRecord,
    RecordJob,
    Replay,
    ReplayRecord,
    ThingInfo,
    Verified,
    VerifyRecord,
)
from ludotek.workers.worker import JobFailed

__all__ = [
    "LONG",
    "QUICK",
    "Advise",
    "Analyse",
    "Choose",
    "DrawRecord",
    "ExplainThing",
    "ForkRecord",
    "Frame",
    "HintMove",
    "Job",
    "JobFailed",
    "LookBack",
    "Pool",
    "ReadRecord",
    "RecordJob",
    "Replay",
    "ReplayRecord",
    "ThingInfo",
    "Verified",
    "VerifyRecord",
    "WorkerFailed",
    "question",
]
