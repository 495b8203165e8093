"""The recruit: plays like somebody on the second evening, and shoots where the chance is best for the risk."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.temper import Temper
from wotrush.ai.hunter.weigher import Weigher


class HunterRecruit(Weigher):
    """Looks only at what lies on the table."""

    temper = Temper(points=0.15, event=3.0, patience=0.5)
