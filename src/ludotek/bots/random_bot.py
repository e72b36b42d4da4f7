"""Every legal action equally likely."""

from ludotek.bots.bot import Bot
from ludotek.kernel import AnyGame, Rng, View


class RandomBot(Bot):
    def choose(self, game: AnyGame, view: View, rng: Rng) -> int:
        return view.legal[rng.below(len(view.legal))]
