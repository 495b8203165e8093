"""From a card of the model to its picture: faces as values, so that equal ones share one drawing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Surface

from wotrush.i18n import language, latin_names, t
from wotrush.model.rush.cards import Card, Kind, medal_count
from wotrush.model.rush.scoring import BASE_POINTS
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.abilities import ABILITIES, ability_name, ability_text
from wotrush.scenes.rush.cards.sides import BASES, CardSide
from wotrush.scenes.rush.class_marks import ART_NATIONS
from wotrush.scenes.rush.texts import words
from wotrush.stage.drawing.face_cache import SlowFace
from wotrush.stage.drawing.shapes import Face, Size

_KINDS = {
    Kind.VEHICLE: art.FaceKind.VEHICLE,
    Kind.ENGINEERS: art.FaceKind.BARRACKS,
    Kind.TECHNICIANS: art.FaceKind.BARRACKS,
    Kind.VOLUNTEERS: art.FaceKind.BARRACKS,
    Kind.MEDAL: art.FaceKind.MEDAL,
    Kind.DOUBLE: art.FaceKind.MEDAL,
    Kind.BASE: art.FaceKind.BASE,
}
_CLASSES = ("light", "medium", "SPG", "heavy", "auxiliary")
_KEYS = {"national resources": "national_resources"}


@dataclass(frozen=True, slots=True)
class CardPicture(SlowFace):
    """One side of a card."""

    face: art.CardFace
    side: CardSide
    damaged: bool
    language: str

    def __hash__(self) -> int:
        """Return a quick hash that is rarely equal for two cards, since it is needed several times per frame and card."""
        return hash((self.face.code, self.side.value, self.damaged))

    def __call__(self, size: Size) -> Surface:
        match self.side:
            case CardSide.RESERVE:
                return art.reserve(self.face, size)
            case CardSide.TOKEN if self.face.kind is art.FaceKind.VEHICLE:
                return art.token(self.face, size, self.damaged)
            case CardSide.PILE if self.face.kind is art.FaceKind.VEHICLE:
                return art.token(replace(self.face, armor=None), size)
            case CardSide.TOKEN | CardSide.PILE:  # Too small to read: the picture is enough.
                return art.hand(replace(self.face, name="", caption="", resources=None, abilities=()), size)
            case CardSide.BASE:
                return art.base(size, BASE_POINTS, self.damaged, turned=self.damaged)
            case CardSide.STRUCK:
                return art.base(size, BASE_POINTS, self.damaged)
            case CardSide.BARE:
                return art.base(size, None, self.damaged)
            case _:
                return art.hand(self.face, size)

    def stand_in(self, size: Size) -> Surface:
        return art.plain(self.face, size)

    def kin(self) -> tuple[Face, ...]:
        return tuple(
            replace(self, side=side, damaged=False)
            for side in CardSide
            if side not in (*BASES, CardSide.PILE)
        )


@dataclass(frozen=True, slots=True)
class ZoomPicture(SlowFace):
    """A card shown large, with everything on it spelled out."""

    face: art.CardFace
    notes: tuple[art.Note, ...]

    def __call__(self, size: Size) -> Surface:
        return art.zoom(self.face, size, self.notes)

    def stand_in(self, size: Size) -> Surface:
        return art.plain(self.face, size)


@dataclass(frozen=True, slots=True)
class BackPicture:
    """A card that lies face down."""

    kind: art.Back

    def __call__(self, size: Size) -> Surface:
        return art.back(self.kind, size)


VEHICLE_BACK, GARAGE_BACK = BackPicture(art.Back.VEHICLES), BackPicture(art.Back.GARAGE)


@dataclass(frozen=True, slots=True)
class RuinPicture:
    """The place of a base that was destroyed."""

    def __call__(self, size: Size) -> Surface:
        return art.ruin(size)


@dataclass(frozen=True, slots=True)
class PilePicture:
    """A face-down pile with its count and name."""

    kind: art.Back
    count: int
    label: str

    def __call__(self, size: Size) -> Surface:
        return art.pile(self.kind, size, self.count, self.label)


class Faces:
    """The faces of one catalogue in the current language."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._cards = cards
        self._sides: dict[tuple[int, CardSide, bool, str, bool], CardPicture] = {}

    def side(self, card: int, side: CardSide, *, damaged: bool = False) -> Face:
        key = (card, side, damaged, language(), latin_names())
        if key not in self._sides:
            self._sides[key] = CardPicture(self._face(self._cards[card]), side, damaged, language())
        return self._sides[key]

    def zoom(self, card: int) -> ZoomPicture:
        known = self._cards[card]
        return ZoomPicture(self._face(known), _notes(known))

    def _face(self, card: Card) -> art.CardFace:
        vehicle = card.kind is Kind.VEHICLE
        other = card.name if latin_names() else words.latin(card.name)
        if words.looks_like(other, words.card_name(card)):
            other = ""
        return art.CardFace(
            kind=_KINDS[card.kind],
            code=card.code if vehicle else card.kind.name.lower(),
            name=words.card_name(card),
            latin=other if vehicle else "",
            caption=_caption(card),
            nation=None if card.nation is None else ART_NATIONS[card.nation],
            symbol=None if card.cls is None else art.symbol_of(_CLASSES[card.cls], card.subtype),
            cost=card.cost if vehicle else None,
            resources=card.resources,
            power=card.power if vehicle else None,
            armor=card.armor if vehicle else None,
            points=medal_count(card.id) or (BASE_POINTS if card.kind is Kind.BASE else None),
            abilities=tuple(_tag(ABILITIES[a].icon, ability_name(a, n), n) for a, n in card.abilities),
            passives=tuple(_tag(str(p), words.passive_name(p), 0) for p in sorted(card.passives)),
        )


def _caption(card: Card) -> str:
    if card.cls is not None:
        return words.class_name(card.cls)
    return t("Barracks") if _KINDS[card.kind] is art.FaceKind.BARRACKS else ""


def _tag(key: str, label: str, number: int) -> art.Tag:
    return art.Tag(_KEYS.get(key, key.lower().replace(" ", "_")), label, number or None)


def _notes(card: Card) -> tuple[art.Note, ...]:
    """Spell out everything printed on the card."""
    notes = [
        art.Note(_tag(ABILITIES[a].icon, ability_name(a, n), n), ability_text(a, n))
        for a, n in card.abilities
    ]
    notes += [
        art.Note(_tag(str(p), words.passive_title(p), 0), words.passive_text(p))
        for p in sorted(card.passives)
    ]
    if medals := medal_count(card.id):
        text = t("Counts its medals at the end and pays as a resource until then.")
        notes.append(art.Note(art.Tag("medal", t("Medal"), medals), text))
    if card.kind is Kind.BASE:
        notes.append(
            art.Note(art.Tag("laurel", t("Base")), t("Three points for whoever holds it in the squad."))
        )
    if card.resources is None and card.kind is not Kind.BASE:
        notes.append(art.Note(art.Tag("resource", t("No resource value")), t("It cannot pay for anything.")))
    return tuple(notes)
