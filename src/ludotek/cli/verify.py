"""What `ludotek verify` says of a proof: what it proves, what not, and what was unusual about the match."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.cli.commands import say
from ludotek.kernel import Proof


def proof_lines(proof: Proof, file: str, language: str) -> Iterator[str]:
    if proof.scheme:
        yield say("verify-proved", language, file=file, throws=proof.throws)
        yield say("verify-commitment", language, commitment=proof.commitment)
        yield say("verify-proves", language)
        yield say("verify-limits", language)
    else:
        yield say("verify-entered", language, file=file, count=proof.entered)
    for note in proof.notes:
        yield say(f"verify-note-{note}", language, steps=proof.already, undos=proof.undos)
    if proof.origin is not None and proof.origin.by:
        yield say("verify-note-by", language, by=proof.origin.by)
