"""Speed: random games per CPU-second, ours beside others, in one run.

Every contestant is a process of its own that warms up and measures its own CPU time; they run one at a time and in
turn, round after round, so that a busy machine is unfair to all of them alike. Decisions are applied actions, throws
and draws included. Who the others are is not known here: the checkout's bench/peers.py says it.
"""
