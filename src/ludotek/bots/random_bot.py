"""Every legal action equally likely."""

from ludotek.bots.bot import Bot
from ludotek.kernel import AnyRules, Rng, Samples, View


class RandomBot(Bot):
    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        return view.legal[rng.below(len(view.legal))]
