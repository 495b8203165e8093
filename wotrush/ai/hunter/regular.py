"""The regular: weighs what each play changes for all players, and what they may do next."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.temper import Temper
from wotrush.ai.hunter.weigher import Weigher


class HunterRegular(Weigher):
    """Knows what units can do to one another, fears the next attacks, remembers, and minds the clock."""

    temper = Temper(
        points=0.0, fire=1.0, exposed=0.3, fear=0.3, hope=0.4, event=3.0, seen=3.0, remembers=True
    )
