"""What lies open spread out: the discard with what is out of the game, score piles, and all cards of a player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.view.layout import CardLook
from wotrush.scenes.hunter.view.seen import events_before
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.pile_browser import Spread, SpreadGroup
from wotrush.stage.drawing.shapes import Face

UNIT_KIND, EVENT_KIND = 10_000, 20_000
"""Numbers of cards that lie on a pile: what is added to the kind of the unit or to the event."""


def pile_face(view: BattleView, card: int) -> Face:
    """Return what a card of a pile shows, or a unit on the table; it can be looked at closely from then on."""
    if card < UNIT_KIND:
        return view.faces.side(card, replace(view.lying[card].side, detail=Detail.LARGE, mirrored=False))
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


def squad_spread(view: BattleView, seat: Seat) -> Spread:
    """Return all cards of a player that lie on the table, and how many points and events that player has."""
    o = view.o
    front, back, commanders = (
        tuple(place for place in places if place in view.lying)
        for places in (o.front(seat), o.back(seat), o.commanders(seat))
    )
    has = tn("{n} point", "{n} points", o.scores[seat])
    has += " · " + tn("{n} event in hand", "{n} events in hand", o.hand_sizes[seat])
    destroyed = tn("{n} destroyed", "{n} destroyed", len(o.piles[seat]))
    groups = (
        SpreadGroup(t("Front line"), front),
        SpreadGroup(t("Back line"), back),
        SpreadGroup(t("Commanders"), commanders),
        SpreadGroup(t("In front of {player}", player=view.names[seat]), _events(events_before(o, seat))),
        SpreadGroup(destroyed, _units(reversed(o.piles[seat]))),
    )
    lying = tuple(group for group in groups if group.cards)
    return Spread(t("Cards of {player}", player=view.names[seat]), (SpreadGroup(has, ()), *lying))


def _units(kinds: Iterable[int]) -> tuple[int, ...]:
    return tuple(UNIT_KIND + kind for kind in kinds)


def _events(events: Iterable[int]) -> tuple[int, ...]:
    return tuple(EVENT_KIND + event for event in events)
