"""The state of Last One Standing: puts the parts of the rules together. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import draw_kind, total_of
from ludotek.kernel.observation import Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.vecs import vec

from . import advice, choices, ground, observation, steps, turns
from . import plan as los
from .plan import Plan
from .state import LosData


class LosState(LosData):
    def copy(self) -> "LosState":
        twin = LosState(self.plan)
        twin.copy_from(self)
        return twin

    def rebuild(self) -> None:
        ground.rebuild(self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        turns.redeal(self, seat, rng)

    # What may be done, and what is done

    def width(self) -> i64:
        return self.plan.fields + los.WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        return choices.legal_into(self, out)

    def apply(self, action: i64) -> None:
        phase = self.phase
        kind = action - self.plan.fields - los.TILES  # of hand tile, in the phases that are about one
        piece = action - self.plan.fields - los.PIECES
        if phase == los.FLIP:
            steps.flip(self, action)
        elif phase == los.STEP or phase == los.LAND:
            steps.choose_step(self, action)
        elif phase == los.TILE:
            steps.choose_tile(self, kind)
        elif phase == los.CARD:
            steps.use_card(self, action - self.plan.fields - los.CARDS)
        elif phase == los.PIECE:
            steps.choose_piece(self, piece)
        elif phase == los.TILE_FIELD:
            steps.lay(self, action)
        elif phase == los.TILE_PIECE:
            steps.lock(self, piece)
        elif phase == los.DISCARD:
            steps.discard(self, kind)
        elif phase == los.PLACE:
            turns.place_piece(self, action)
        else:
            steps.draw(self, kind)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        """LOS-04, LOS-05, LOS-R45: what is left of one common pool, here and there."""
        is_flip = self.phase == los.FLIP
        counts, first = (self.unseen, 0) if is_flip else (self.pool, self.plan.fields + los.TILES)
        return [(first + kind, counts[kind]) for kind in range(len(counts)) if counts[kind] > 0]

    def sample(self, rng: Rng) -> i64:
        if self.phase == los.FLIP:
            return los.USED + draw_kind(self.unseen, los.USED, self.unseen_total, rng)
        return self.plan.fields + los.TILES + draw_kind(self.pool, 0, total_of(self.pool, 0, los.KINDS), rng)

    # Leaving and the end

    def is_playing(self, seat: i64) -> bool:
        """The last one in has won already, though the fields under the others are still to be flipped."""
        return self.in_game > 1 and self.place[seat] == 0 and self.leaving[seat] == 0

    def leave(self, seat: i64) -> None:
        turns.leave(self, seat)

    def final_scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        won = [1.0 if place == 1 else 0.0 for place in self.place]
        return [one / sum(won) for one in won]

    # Advice for search

    def weight_of(self, action: i64) -> i64:
        return advice.weight_of(self, action)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    # For learning

    def observe(self, seat: i64, out: Observation) -> None:
        observation.observe(self, seat, out)

    def encode(self, action: i64) -> i64:
        return observation.encode(self, action)

    def decode(self, code: i64) -> i64:
        return observation.decode(self, code)


def new_state(plan: Plan, unseen: list[int], pool: list[int]) -> LosState:
    """A new state with these tiles on the board and in the pool."""
    state = LosState(plan)
    state.fill(unseen, pool)
    return state
