"""The contents of piles when they are opened: cards in groups, their headings, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import Kind
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.pile_browser import Spread, SpreadGroup

WEAKEST_FIRST = (
    Kind.ENGINEERS,
    Kind.TECHNICIANS,
    Kind.VOLUNTEERS,
    Kind.BASE,
    Kind.MEDAL,
    Kind.DOUBLE,
    Kind.VEHICLE,
)
"""The kinds of card from those that are most often sent away."""


def _group(heading: str, cards: Sequence[int]) -> SpreadGroup:
    return SpreadGroup(heading if cards else t("No card lies here."), tuple(cards))


@dataclass(frozen=True, slots=True)
class RushSpread(Spread):
    """A spread of Rush: a choice, of which `chosen` says how far it is, and that may also `stop`; or the squad of `seat`,
    counted beside the cards.
    """

    stop: bool = False
    chosen: str = ""
    seat: Seat | None = None
    changes: tuple[tuple[int, str], ...] = ()
    """What some of the choices change for anybody by achievements."""


def pile_spread(view: View, zone: Zone, seat: Seat | None) -> RushSpread:
    """Return the contents of an open pile."""
    o = view.o
    if zone is Zone.GRAVEYARD:
        return RushSpread(t("Graveyard"), (_group(t("Out of the game."), o.graveyard[::-1]),))
    first = t("The top card comes first.")
    if zone is Zone.DISCARD:
        return RushSpread(t("Vehicle discard"), (_group(first, o.discard[::-1]),))
    assert seat is not None
    title = t("Depot of {player}", player=view.names[seat])
    return RushSpread(title, (_group(first, o.depots[seat][::-1]),))


def deck_spread(view: View) -> RushSpread:
    """Return the vehicles that have not appeared yet."""
    note = t("In no order: the vehicles that may still come.")
    return RushSpread(t("Vehicle deck"), (_group(note, _by_value(view.o, view.o.deck)),))


def repair_spread(view: View, choices: Mapping[int, str], stop: bool) -> RushSpread:
    """Return the Depot to choose from; each of the choices with what it changes for anybody by achievements."""
    o = view.o
    if stop:
        note = t("One has gone. Choose a second card, or stop.")
    elif len(choices) > 1:
        note = t("One or two cards go to the graveyard: choose the first.")
    else:
        note = t("Choose the card to send to the graveyard.")
    spent = o.graveyard[-1:] if stop else ()  # It keeps its place, so that the others keep theirs.
    depot = SpreadGroup(note, _weakest_first(o, (*o.depots[o.seat], *spent)))
    chosen = t("Chosen: {n} of {most}", n=int(stop), most=min(2, len(choices) + stop))
    changes = tuple((card, change) for card, change in choices.items() if change)
    return RushSpread(
        t("Repair"), (depot,), frozenset(choices), frozenset(spent), stop, chosen, changes=changes
    )


def _weakest_first(o: Observation, cards: Sequence[int]) -> tuple[int, ...]:
    """Sort from the barracks, which are most often sent away, to the dearest vehicle."""
    known = o.catalogue.cards
    return tuple(
        sorted(cards, key=lambda c: (WEAKEST_FIRST.index(known[c].kind), known[c].cost, known[c].name))
    )


def squad_spread(view: View, seat: Seat) -> RushSpread:
    """Return all that a player owns. What lies face down is in no order, since only its contents are public."""
    o = view.o
    hand = o.hands[seat]
    count = o.garage_sizes[seat]
    face_down = _by_value(o, o.unseen[seat])
    if hand is None:
        held = tn("{n} of them is in hand.", "{n} of them are in hand.", o.hand_sizes[seat])
        groups = [SpreadGroup(" · ".join((t("Garage and hand"), held)), face_down)]
    else:
        groups = [SpreadGroup(t("Hand {n}", n=len(hand)), hand)]
        groups.append(SpreadGroup(" · ".join((t("Garage {n}", n=count), t("In no order."))), face_down))
    depot = o.depots[seat][::-1]
    groups.append(SpreadGroup(t("Depot {n}", n=len(depot)), depot))
    title = t("Squad of {player}", player=view.names[seat])
    return RushSpread(title, tuple(group for group in groups if group.cards), seat=seat)


def _by_value(o: Observation, cards: Sequence[int]) -> tuple[int, ...]:
    """Sort by kind, nation and cost, which reveals nothing of the true order."""
    known = o.catalogue.cards
    return tuple(sorted(cards, key=lambda c: (known[c].kind, known[c].nation or 0, known[c].cost, c)))
