"""The proof that the throws of a record were fair: what it proves, and what not."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludotek.kernel import errors, fairness
from ludotek.kernel.game_rules import AnyRules
from ludotek.kernel.match import Match, at_its_beginning, millionths
from ludotek.kernel.record import Fairness, Origin, Record, Undone
from ludotek.kernel.state import CHANCE
from ludotek.kernel.story import Text


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What was proved of a record, and what one has to know besides."""

    scheme: int  # 0 where people entered what chance brought
    throws: int  # that follow from the secret
    brought: tuple[int, ...]  # seats whose nonce came after the commitment
    already: int  # steps before them that were not thrown here
    origin: Origin | None
    given_up: bool
    practice: bool
    undos: int
    commitment: str = ""
    entered: int = 0  # outcomes that people entered, from a real table
    is_set_up: bool = False  # it begins from a position; a fork may do so as well

    @property
    def notes(self) -> list[str]:
        """What one has to know besides, as names of messages: `verify-note-fork` and so on."""
        found = {
            "position": self.is_set_up and (self.origin is None or self.origin.kind != "lesson"),
            "fork": self.origin is not None and self.origin.kind == "fork",
            "lesson": self.origin is not None and self.origin.kind == "lesson",
            "practice": self.undos > 0 and self.practice,
            "undone": self.undos > 0 and not self.practice,
            "given-up": self.given_up,
            "alone": self.scheme > 1 and not self.brought,
            "first-scheme": self.scheme == 1,
        }
        return [note for note, holds in found.items() if holds]


def verify(game: AnyRules, record: Record) -> int:
    """Prove every throw of a finished record; return how many, or raise errors.Unfair."""
    if record.fairness is None:
        raise errors.Unfair(Text("unfair-no-data"))
    return prove(game, record).throws


def prove(game: AnyRules, record: Record) -> Proof:
    """The proof of a finished record. Raises errors.Unfair, and BadRecord for a header that is not possible."""
    if record.entered:
        return _prove_entered(game, record)
    fair = record.fairness
    if fair is None:
        raise errors.Unfair(Text("unfair-no-data"))
    if fair.secret is None or fair.seal is None:
        raise errors.Unfair(Text("unfair-not-yet"))
    try:
        return _prove(game, record, fair, fair.secret)
    except fairness.Tampered as error:
        raise errors.Unfair(Text(error.id, error.facts)) from None
    except ValueError as error:
        raise errors.Unfair(str(error)) from None


def _prove(game: AnyRules, record: Record, fair: Fairness, secret: str) -> Proof:
    beginning = at_its_beginning(game, record)  # a header that is not possible is a bad record
    scheme = fairness.SCHEMES[fair.scheme]
    if scheme.number > 1:
        check_nonces(record, fair)
    throws, chain = fairness.verify(
        scheme,
        secret,
        fair.commitment,
        record.header(),
        fair.nonces,
        _with_outcomes(beginning, record),
        already=fair.already,
    )
    if record.seal(chain) != fair.seal:
        raise fairness.Tampered("unfair-seal")
    brought = tuple(seat for seat, nonce in enumerate(fair.known) if nonce is None and fair.nonces[seat])
    return Proof(
        scheme=scheme.number,
        throws=throws,
        brought=brought,
        already=fair.already,
        origin=origin_of(record),
        given_up=record.given_up,
        practice=record.practice,
        undos=len(fair.undone),
        commitment=fair.commitment,
        is_set_up=record.start is not None,
    )


def _prove_entered(game: AnyRules, record: Record) -> Proof:
    """Where people entered what chance brought, nothing is proved about it; the rest is checked."""
    if record.fairness is not None:
        raise errors.Unfair(Text("unfair-entered"))
    match = Match.replay(game, record)
    if match.is_over and record.result not in ((), millionths(match.state.scores())):
        raise errors.Unfair(Text("unfair-result"))
    entered = sum(actor == CHANCE for actor, _ in match.steps)
    return Proof(
        scheme=0,
        throws=0,
        brought=(),
        already=0,
        origin=origin_of(record),
        given_up=record.given_up,
        practice=record.practice,
        undos=len(record.undos),
        entered=entered,
        is_set_up=record.start is not None,
    )


def check_nonces(record: Record, fair: Fairness) -> None:
    """Every nonce that was known when the commitment was made must be the one that was used."""
    if not len(fair.known) == len(fair.nonces) == record.seats:
        raise fairness.Tampered("unfair-nonces", {"seats": str(record.seats)})
    for seat, (known, used) in enumerate(zip(fair.known, fair.nonces, strict=True)):
        if known is not None and known != used:
            raise fairness.Tampered("unfair-nonce", {"seat": str(seat)})


def origin_of(record: Record) -> Origin | None:
    """Where the record says that it came from; records of before say it by their start and first steps only."""
    if record.origin is not None:
        return record.origin
    if record.fairness is not None and record.fairness.already:
        return Origin(kind="fork")
    return Origin(kind="position") if record.start is not None else None


def _with_outcomes(match: Match, record: Record) -> Iterator[fairness.StepWithOutcomes]:
    for number, one in enumerate(record.history(), start=1):
        actor, action = (fairness.UNDO, one.left) if isinstance(one, Undone) else one
        yield actor, action, match.state.chances() if actor == CHANCE == match.state.actor else None
        try:
            match.follow(number, one)
        except errors.BadRecord as bad:
            raise fairness.Tampered("wrong-step", bad.text.args if bad.text is not None else {}) from None
    check_end(match, record)


def check_end(match: Match, record: Record) -> None:
    """What the record says of its end and of its throws' weights must be so by the rules."""
    if match.is_over == record.given_up:
        id = "unfair-given-up" if record.given_up else "unfair-stops"
        raise fairness.Tampered(id, {"step": str(len(record.steps))})
    fair = record.fairness
    if fair is None or fair.scheme == 1:
        return
    if record.result != (() if record.given_up else millionths(match.state.scores())):
        raise fairness.Tampered("unfair-result")
    wrong = differs_at(fair.weights, match.weights)
    if wrong is not None:
        raise fairness.Tampered("unfair-weights", {"throw": str(wrong + 1)})


def differs_at(one: tuple[tuple[int, ...], ...], other: tuple[tuple[int, ...], ...]) -> int | None:
    """The first place at which two lists differ."""
    if one == other:
        return None
    same = zip(one, other, strict=False)
    return next((number for number, (a, b) in enumerate(same) if a != b), min(len(one), len(other)))
