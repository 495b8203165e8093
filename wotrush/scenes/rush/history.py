"""What the statistics show of Rush: how games ended, and which vehicles people bought."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.description.history import Favorites, HistoryContents
from wotrush.scenes.rush.class_marks import nation_icon, vehicle_icon
from wotrush.scenes.rush.texts.words import card_name
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Segments


def _end_of(event: ev.Event) -> str | None:
    return event.cause.value if isinstance(event, ev.EndTriggered) else None


def _ending(event: ev.EndTriggered, active: Seat, number: int, names: Sequence[str]) -> str:
    if event.seat is not None:  # Whose last base fell.
        text = mark("{player} destroyed the last base of {victim} in round {round}.")
        return t(text, player=names[active], victim=names[event.seat], round=number)
    return t("{player} took the last medal of a pile in round {round}.", player=names[active], round=number)


def _bought(event: ev.Event) -> tuple[Seat, str] | None:
    """Return who bought a vehicle, or took it by Research, and the vehicle's code."""
    match event:
        case ev.Bought(seat=seat, card=card) | ev.Researched(seat=seat, taken=card):
            return seat, default_catalogue().cards[card].code
        case _:
            return None


def _vehicle(code: str, theme: Theme) -> Segments | None:
    """Write a vehicle as its nation, its class and its name."""
    catalogue = default_catalogue()
    if code not in catalogue.by_code:
        return None
    card = catalogue.cards[catalogue.by_code[code]]
    assert card.nation is not None, "only vehicles can be bought"
    return [nation_icon(card.nation), " ", vehicle_icon(card, theme.palette.text), "  ", card_name(card)]


def _picture(code: str) -> Face | None:
    from wotrush.scenes.rush.cards.small_pictures import thumbnail

    catalogue = default_catalogue()
    return thumbnail(catalogue.cards[catalogue.by_code[code]]) if code in catalogue.by_code else None


HISTORY = HistoryContents(
    ends={
        ev.EndCause.BASES.value: mark("Last base fell"),
        ev.EndCause.MEDALS.value: mark("Medals gone"),
    },
    end_of=_end_of,
    favorites=Favorites(mark("Vehicles bought most"), _bought, _vehicle, _picture),
    ending=_ending,
)
