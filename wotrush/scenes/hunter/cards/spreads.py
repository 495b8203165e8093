"""Open piles spread out: the discard with what is out of the game, and score piles."""

from __future__ import annotations

from collections.abc import Iterable

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.view.layout import CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.pile_browser import Spread, SpreadGroup
from wotrush.stage.drawing.shapes import Face

UNIT_KIND, EVENT_KIND = 10_000, 20_000
"""Numbers of cards that lie on a pile: what is added to the kind of the unit or to the event."""


def pile_face(view: BattleView, card: int) -> Face:
    """Return what a card of a pile shows; it can be looked at closely from then on."""
    if card >= EVENT_KIND:
        look = CardLook(None, event=card - EVENT_KIND)
    else:
        look = CardLook(card - UNIT_KIND, flags=REVEALED, detail=Detail.LARGE)
    return view.faces.side(card, look)


def discard_spread(view: BattleView) -> Spread:
    """Return the discard, its top card first, and what has left the game."""
    o = view.o
    first = t("The top card comes first.") if o.discard else t("No card lies here.")
    groups = [SpreadGroup(first, _events(reversed(o.discard)))]
    out = _units(o.removed_units) + _events(o.removed_events)
    if out:
        groups.append(SpreadGroup(t("Out of the game."), out))
    return Spread(t("Discard {n}", n=len(o.discard)), tuple(groups))


def score_spread(view: BattleView, seat: Seat) -> Spread:
    """Return a score pile, what came last first."""
    o, pile = view.o, view.o.piles[seat]
    heading = tn("{n} unit", "{n} units", len(pile)) if pile else t("No card lies here.")
    points = tn("{n} point", "{n} points", o.scores[seat])
    heading = f"{heading} · {points}" if pile else heading
    title = t("Score pile of {player}", player=view.names[seat])
    return Spread(title, (SpreadGroup(heading, _units(reversed(pile))),))


def _units(kinds: Iterable[int]) -> tuple[int, ...]:
    return tuple(UNIT_KIND + kind for kind in kinds)


def _events(events: Iterable[int]) -> tuple[int, ...]:
    return tuple(EVENT_KIND + event for event in events)
