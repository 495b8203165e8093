"""The recruit: plays like somebody in the second evening. It shoots where the chance is best against what it risks."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.temper import Temper
from wotrush.ai.hunter.weigher import Weigher


class HunterRecruit(Weigher):
    """Looks at what lies on the table, and no further."""

    temper = Temper(points=0.15, event=3.0, patience=0.5)
