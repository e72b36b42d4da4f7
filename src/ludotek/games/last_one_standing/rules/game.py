"""The state of Last One Standing: puts the parts of the rules together. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import draw_kind
from ludotek.kernel.rng import Rng
from ludotek.kernel.vecs import vec

from . import advice, choices, ending, ground, redeal, steps, tiles, turns
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
        redeal.redeal(self, seat, rng)

    # What may be done, and what is done

    def width(self) -> i64:
        return self.plan.fields + los.WIDTH

    def legal_into(self, out: "vec[i64]") -> i64:
        return choices.legal_into(self, out)

    def apply(self, action: i64) -> None:
        phase = self.phase
        fields = self.plan.fields
        if phase == los.FLIP:
            steps.flip(self, action)
        elif phase == los.STEP:
            steps.choose_step(self, action)
        elif phase == los.TILE:
            tiles.choose_tile(self, action - fields - los.TILES)
        elif phase == los.CARD:
            tiles.use_card(self, action - fields - los.CARDS)
        elif phase == los.PIECE:
            tiles.choose_piece(self, action - fields - los.PIECES)
        elif phase == los.LAND:
            steps.choose_landing(self, action)
        elif phase == los.TILE_FIELD:
            tiles.lay(self, action)
        elif phase == los.TILE_PIECE:
            tiles.lock(self, action - fields - los.PIECES)
        elif phase == los.DRAW:
            steps.draw(self, action - fields - los.TILES)
        elif phase == los.DISCARD:
            steps.discard(self, action - fields - los.TILES)
        elif phase == los.PLACE:
            turns.place_piece(self, action)
        else:
            turns.deal(self, action - fields - los.TILES)

    # Chance

    def chances(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        if self.phase == los.FLIP:
            for terrain in range(los.TERRAINS):
                if self.unseen[terrain] > 0:
                    found.append((terrain, self.unseen[terrain]))
            return found
        for kind in range(los.KINDS):  # LOS-05, LOS-R45: one common pool
            if self.pool[kind] > 0:
                found.append((self.plan.fields + los.TILES + kind, self.pool[kind]))
        return found

    def sample(self, rng: Rng) -> i64:
        if self.phase == los.FLIP:
            return draw_kind(self.unseen, 0, self.unseen_total, rng)
        return self.plan.fields + los.TILES + draw_kind(self.pool, 0, self.pool_total, rng)

    # Leaving and the end

    def is_playing(self, seat: i64) -> bool:
        """The last one in has won already, though the fields under the others are still to be flipped."""
        return self.in_game > 1 and self.place[seat] == 0 and self.leaving[seat] == 0

    def leave(self, seat: i64) -> None:
        ending.leave(self, seat)

    def final_scores(self) -> list[float]:
        """1.0 for the winner; winners who share it have equal parts."""
        winners: i64 = 0
        for seat in range(self.plan.seats):
            if self.place[seat] == 1:
                winners += 1
        return [1.0 / float(winners) if self.place[seat] == 1 else 0.0 for seat in range(self.plan.seats)]

    # Advice for search

    def seen(self, action: i64, observer: i64) -> i64:
        return advice.seen(self, action, observer)

    def weigh(self, actions: "vec[i64]", n: i64, weights: "vec[i64]") -> i64:
        return advice.weigh(self, actions, n, weights)

    def features(self, seat: i64, out: "vec[float]") -> i64:
        return advice.features(self, seat, out)


def begin(plan: Plan, unseen: list[int], pool: list[int]) -> LosState:
    """A new state with these tiles on the board and in the pool."""
    state = LosState(plan)
    state.fill(unseen, pool)
    state.rebuild()
    return state
