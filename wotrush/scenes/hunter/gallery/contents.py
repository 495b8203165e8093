"""The cards of Tank Hunter, and the properties by which they are found."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from wotrush.i18n import t
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import AFV, COMMANDERS, EVENT, EVENT_IDS, EVENTS, GUN, INF, card_word
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.rulebook.links import card_rule
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.abilities import ABILITIES, ability_heading, ability_name
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.paint import EmblemPicture
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Icon, Segments


class CardSort(StrEnum):
    """The sorts of cards; the values are names of icons."""

    AFV = "vehicle"
    GUN = "gun"
    INF = "infantry"
    COMMANDER = "commander"
    EVENT = "cards"


SORTS = {AFV: CardSort.AFV, GUN: CardSort.GUN, INF: CardSort.INF, -1: CardSort.COMMANDER}


@dataclass(frozen=True, slots=True)
class PrintedAbility:
    """An ability by its field in the card file."""

    field: str


@dataclass(frozen=True, slots=True)
class EventTiming:
    """When an event is played, by the word in the card file."""

    word: str


def _nations(card: int) -> Iterator[Hashable]:
    if COMMANDERS <= card < EVENT:
        yield ArtNation(box().rows[card].nation)


def _sorts(card: int) -> Iterator[Hashable]:
    yield CardSort.EVENT if card >= EVENT else SORTS[box().types[card]]


def _abilities(card: int) -> Iterator[Hashable]:
    if COMMANDERS <= card < EVENT:
        yield from (PrintedAbility(field) for field, _ in _faces().unit_face(card).abilities)


def _timings(card: int) -> Iterator[Hashable]:
    if card >= EVENT:
        yield EventTiming(box().event_rows[card - EVENT].timing)


NATION = FilterGroup("nation", tuple(map(ArtNation, words.NATIONS)), _nations)
SORT = FilterGroup("sort", tuple(CardSort), _sorts)
ABILITY = FilterGroup("ability", tuple(map(PrintedAbility, ABILITIES)), _abilities)
TIMING = FilterGroup("timing", tuple(map(EventTiming, words.TIMINGS)), _timings)


@cache
def _faces() -> HunterFaces:
    return HunterFaces(box())


def _key(card: int) -> str:
    return EVENT_IDS[card - EVENT] if card >= EVENT else card_word(card)


def _searched(card: int) -> str:
    """Return the name of a card and the names of everything it can do."""
    parts = [words.card_title(box(), card)]
    if card >= EVENT:
        parts.append(event_effect(card - EVENT))
    elif card < COMMANDERS:
        parts.append(words.commander_text(card))
    else:
        parts.append(words.nation_name(box().rows[card].nation))
        parts += [ability_name(field, number or 0) for field, number in _faces().unit_face(card).abilities]
    return " ".join(parts)


def _face(card: int) -> Face:
    if card >= EVENT:
        return _faces().event(card - EVENT)
    return _faces().commander(card) if card < COMMANDERS else _faces().unit(card)


def _close_up(card: int) -> Face:
    return _faces().event(card - EVENT) if card >= EVENT else _faces().zoom(card)


def _meaning(choice: Hashable) -> str:
    match choice:
        case ArtNation():
            return words.nation_name(choice.value)
        case CardSort.EVENT:
            return t("Events")
        case CardSort():
            return t(words.TYPES[next(one for one, sort in SORTS.items() if sort is choice)])
        case PrintedAbility(field):
            return ability_heading(field)
        case EventTiming(word):
            return t(words.TIMINGS[word])
        case _:
            raise ValueError(f"no choice: {choice!r}")


def _caption(choice: Hashable, color: Color) -> Segments:
    match choice:
        case ArtNation():
            return [Icon(EmblemPicture(choice))]
        case CardSort():
            return [icon(choice.value, color)]
        case PrintedAbility(field):
            return [icon(field, color)]
        case EventTiming(word):
            return [icon(word, color)]
        case _:
            raise ValueError(f"no choice: {choice!r}")


@cache
def hunter_gallery() -> GalleryContents:
    return GalleryContents(
        cards=(
            *range(COMMANDERS, len(box().rows)),
            *range(COMMANDERS),
            *range(EVENT, EVENT + EVENTS),
        ),
        rows=((NATION, SORT), (ABILITY, TIMING)),
        explained=ABILITY,
        key=_key,
        searched=_searched,
        face=_face,
        close_up=_close_up,
        rule=card_rule,
        caption=_caption,
        meaning=_meaning,
    )
