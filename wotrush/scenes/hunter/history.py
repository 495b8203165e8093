"""What the statistics show of Tank Hunter: how games ended, and which units people destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import card_word
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.description.history import Favorites, HistoryContents
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.style.paint import EmblemPicture
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Icon, Segments

_ENDS = {
    "bombing": mark("third Carpet Bombing"),
    "last player": mark("one player left"),
    "units": mark("unit deck empty"),
    "quiet": mark("nothing happened any more"),
}


def _end_of(event: ev.HunterEvent) -> str | None:
    return event.cause if isinstance(event, ev.BattleEnded) else None


def _ending(event: ev.BattleEnded, active: Seat, number: int, names: Sequence[str]) -> str:
    return t("The end came in round {round}: {how}.", round=number, how=t(_ENDS[event.cause]))


def _destroyed(event: ev.HunterEvent) -> tuple[Seat, str] | None:
    """Return who destroyed a unit, and the unit's id."""
    match event:
        case ev.UnitLost(kind=kind, scorer=int(scorer)):
            return scorer, card_word(kind)
        case _:
            return None


def _unit(code: str, theme: Theme) -> Segments | None:
    """Write a unit as its nation and its name."""
    kind = _kind(code)
    if kind is None:
        return None
    return [Icon(EmblemPicture(ArtNation(box().rows[kind].nation))), "  ", kind_name(box(), kind)]


def _picture(code: str) -> Face | None:
    from wotrush.scenes.hunter.cards.faces import thumbnail

    kind = _kind(code)
    return None if kind is None else thumbnail(box(), kind)


def _kind(code: str) -> int | None:
    """Return the kind of that id that belongs to a nation."""
    return next((i for i, card in enumerate(box().rows) if card.nation and card_word(i) == code), None)


HUNTER_HISTORY = HistoryContents(
    ends=_ENDS,
    end_of=_end_of,
    favorites=Favorites(mark("Units destroyed most"), _destroyed, _unit, _picture),
    ending=_ending,
)
