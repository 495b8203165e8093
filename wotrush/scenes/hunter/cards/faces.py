"""From a card of the model to its picture, with its texts in the current language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from wotrush.i18n import capitalized, language, t
from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    APPLIQUE_ARMOR,
    COMMANDERS,
    DRY,
    EVENT_IDS,
    EXHAUSTED,
    FUEL_SHORTAGE,
    GUN,
    INF,
    OVERRUN,
    PINNED,
    RIFLE,
    SHELL,
    SUICIDE,
    TRENCH,
    UNDER_UNIT,
    card_word,
)
from wotrush.scenes.art.badges import Note, Tag
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.hunter.faces.face import (
    NEVER_DRY,
    Attached,
    Blow,
    CommanderFace,
    Detail,
    EventFace,
    EventSign,
    UnitFace,
    UnitState,
    UnitType,
    Value,
)
from wotrush.scenes.hunter.faces.likeness import light_of, profile_code
from wotrush.scenes.hunter.faces.pictures import (
    BackZoom,
    CommanderPicture,
    EventBack,
    EventPicture,
    UnitBack,
    UnitPicture,
    UnitThumbnail,
    UnitZoom,
)
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.abilities import abilities_of, ability_in_game, ability_text
from wotrush.scenes.hunter.texts.event_cards import event_effect, event_name
from wotrush.scenes.hunter.texts.states import states_of

TYPES = {AFV: UnitType.VEHICLE, GUN: UnitType.GUN, INF: UnitType.INFANTRY}
ICONS_OF_STRIKES = {AP: "ap", SHELL: "shell", OVERRUN: "overrun", SUICIDE: "suicide", RIFLE: "rifle"}
EVENT_BACK = EventBack()


class HunterFaces:
    """The faces of one catalogue in the current language; `idle` are abilities without effect in the game."""

    def __init__(self, catalogue: HunterCatalogue, idle: Sequence[str] = ()) -> None:
        self._catalogue = catalogue
        self._idle = idle
        self._units: dict[tuple[int, str], UnitFace] = {}

    def unit(
        self,
        kind: int,
        *,
        detail: Detail = Detail.LARGE,
        flags: int = 0,
        place: int | None = None,
        defence: int | None = None,
        ammo: int | None = None,
        mirrored: bool = False,
    ) -> UnitPicture:
        """Return a unit with the bits of its card in play, and its defence and readiness as they are now.

        `place` is the place number of a hidden unit that is shown to its owner.
        """
        state = self._state(kind, flags, place, defence, ammo)
        if mirrored:
            state = replace(state, mirrored=True)
        if detail is Detail.SLIM:
            state = replace(state, exhausted=bool(flags & EXHAUSTED))
        return UnitPicture(self.unit_face(kind), detail, state)

    def event(self, event: int) -> EventPicture:
        row = self._catalogue.event_rows[event]
        timing, sign = t(words.TIMINGS[row.timing]), EventSign(row.timing)
        face = EventFace(row.id, event_name(event), sign, timing, event_effect(event), row.air_strike == "1")
        return EventPicture(face)

    def commander(self, kind: int) -> CommanderPicture:
        name = words.kind_name(self._catalogue, kind)
        return CommanderPicture(CommanderFace(card_word(kind), name, words.commander_text(kind)))

    def back(self, place: int | None = None, flags: int = 0, remembered: int | None = None) -> UnitBack:
        """Return the back of a unit in its place with what lies on it and the unit that is remembered there, or one on a pile."""
        return UnitBack(place, None if remembered is None else self.unit_face(remembered), _on_back(flags))

    def back_zoom(self, place: int, flags: int, sentences: Sequence[str]) -> BackZoom:
        """Return the back of a unit, large, with what is known of it in words."""
        states = (f"{state.name}: {state.meaning}" for state in states_of(flags))
        title = capitalized(t("hidden unit {place}", place=place))
        return BackZoom(place, title, (*sentences, *states), _on_back(flags))

    def zoom(
        self,
        kind: int,
        *,
        flags: int = 0,
        place: int | None = None,
        defence: int | None = None,
        ammo: int | None = None,
    ) -> UnitZoom | CommanderPicture:
        """Return a unit spelled out, or a commander, whose card needs only to be drawn larger, as events do."""
        if kind < COMMANDERS:
            return self.commander(kind)
        nation = words.nation_name(self._catalogue.rows[kind].nation)
        caption = f"{t(words.SPELLED_OUT[self._catalogue.types[kind]])} · {nation}"
        state = self._state(kind, flags, place, defence, ammo)
        notes = (*_states(flags), *self._abilities(kind))
        return UnitZoom(self.unit_face(kind), caption, tuple(self._values(kind, state)), notes, state)

    def unit_face(self, kind: int) -> UnitFace:
        """Return what is printed on a unit."""
        key = (kind, language())
        if key not in self._units:
            self._units[key] = self._printed(kind)
        return self._units[key]

    def _printed(self, kind: int) -> UnitFace:
        catalogue = self._catalogue
        ammo = catalogue.ammo[kind]
        infantry = catalogue.types[kind] == INF
        abilities = tuple(abilities_of(catalogue, kind))
        return UnitFace(
            code=profile_code(card_word(kind)),
            name=words.kind_name(catalogue, kind),
            nation=ArtNation(catalogue.rows[kind].nation),
            type=TYPES[catalogue.types[kind]],
            points=catalogue.points[kind],
            defence=catalogue.defence[kind],
            ammo=ammo,
            ready=_ready(ammo),
            dry_word=t("dry"),
            ap=self._blow(kind, AP),
            nap=self._blow(kind, RIFLE if infantry else SHELL),
            overrun=self._blow(kind, OVERRUN),
            suicide=self._blow(kind, SUICIDE),
            abilities=abilities,
            light=light_of(card_word(kind)),
            idle=tuple(field for field, _ in abilities if field in self._idle),
        )

    def _blow(self, kind: int, strike: int) -> Blow | None:
        value, salvos = self._catalogue.values[kind][strike]
        return None if value < 0 else (value, salvos)

    def _state(
        self, kind: int, flags: int, place: int | None, defence: int | None, ammo: int | None
    ) -> UnitState:
        changes = {
            TRENCH: _change(defence, self._catalogue.defence[kind]),
            APPLIQUE_ARMOR: _change(defence, self._catalogue.defence[kind]),
            FUEL_SHORTAGE: _change(ammo, self._catalogue.ammo[kind]),
        }
        return UnitState(
            pinned=bool(flags & PINNED),
            dry=bool(flags & DRY),
            place=place,
            attached=_attached(flags, changes),
            defence=defence,
            ammo=ammo,
            ready="" if ammo is None else _ready(ammo),
        )

    def _values(self, kind: int, state: UnitState) -> Iterator[Value]:
        other = SHELL if self._catalogue.types[kind] == INF else RIFLE
        for strike, icon in ICONS_OF_STRIKES.items():
            blow = self._blow(kind, strike)
            if blow is not None and strike != other:
                figure = str(blow[0]) if blow[1] == 1 else f"{blow[0]} ×{blow[1]}"
                yield Value(icon, capitalized(words.strike_name(strike)), figure)
        face = self.unit_face(kind)
        guard = "armor" if face.type is UnitType.VEHICLE else "mobility"
        defence = face.defence if state.defence is None else state.defence
        ammo = face.ammo if state.ammo is None else state.ammo
        yield Value(guard, _figure(guard), str(defence))
        yield Value("bullet", _figure("ammo"), _ready(ammo))
        yield Value("laurel", _figure("points"), str(face.points))

    def _abilities(self, kind: int) -> Iterator[Note]:
        for field, number in self.unit_face(kind).abilities:
            name, idle = ability_in_game(field, number or 0, self._idle), field in self._idle
            yield Note(Tag(field, name, number, idle), "" if idle else ability_text(field, number or 0))


def thumbnail(catalogue: HunterCatalogue, kind: int) -> UnitThumbnail:
    """Return a unit's small picture."""
    word = card_word(kind)
    return UnitThumbnail(profile_code(word), ArtNation(catalogue.rows[kind].nation), light_of(word))


def _states(flags: int) -> Iterator[Note]:
    for state in states_of(flags):
        yield Note(Tag(state.key, state.name), state.meaning)


def _on_back(flags: int) -> UnitState:
    """Return what lies on a unit of which nobody sees the values."""
    attached = _attached(flags, dict.fromkeys(UNDER_UNIT, ""))
    return UnitState(pinned=bool(flags & PINNED), dry=bool(flags & DRY), attached=attached)


def _attached(flags: int, changes: Mapping[int, str]) -> tuple[Attached, ...]:
    """Return the cards under a unit with what each changes."""
    return tuple(
        Attached(EVENT_IDS[event], event_name(event), changes[event])
        for event, bit in UNDER_UNIT.items()
        if flags & bit
    )


def _figure(key: str) -> str:
    return t(words.FIGURES[key])


def _ready(ammo: int) -> str:
    return t("never dry") if ammo >= NEVER_DRY else t("dry {number}+", number=ammo)


def _change(now: int | None, printed: int) -> str:
    """Return by how much a value differs from the printed one, such as +2."""
    return "" if now is None or now == printed else f"{now - printed:+}".replace("-", "−")
