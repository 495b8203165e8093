"""What the voice says of the focused node on Tank Hunter's table: the card, what is printed on it, what it can do now."""

from __future__ import annotations

from collections.abc import Iterator

from wotrush.i18n import capitalized, mark, t, tn
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import MARKER_AMMO, MARKER_PINNED
from wotrush.scenes.hunter.board.spots import PlateSpot
from wotrush.scenes.hunter.faces.face import UnitState
from wotrush.scenes.hunter.faces.pictures import BackZoom, CommanderPicture, EventPicture, UnitZoom
from wotrush.scenes.hunter.play.chances import by_promise, forecast_text
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import TableSpot, Thing
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.pile_browser import PileCard
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.input.drag import Affordance
from wotrush.stage.node import Node

WAYS: tuple[tuple[type[act.HunterAction], str], ...] = (
    (act.DeclareAttack, mark("attack")),
    (act.Counterattack, mark("counterattack")),
    (act.Spy, mark("spy")),
    (act.Reveal, mark("reveal it")),
    (act.Advance, mark("advance to the front line")),
    (act.Deploy, mark("deploy it")),
    (act.PlayEvent, mark("play it")),
    (act.DiscardEvent, mark("discard it")),
    (act.UseUnit, mark("use it")),
    (act.UseCommander, mark("use it")),
    (act.AntiAir, mark("fire its anti-air")),
)
"""What can be done with a card that is lifted."""
LINES = {
    LineZone.FRONT: mark("front line"),
    LineZone.BACK: mark("back line"),
    LineZone.COMMANDERS: mark("commanders"),
}


def spoken(view: BattleView, controls: BattleControls, node: Node) -> str:
    """Return the words for a node; an empty text for what is read as on any page."""
    match node:
        case AimTarget():
            return _target(view, node)
        case CardSprite():
            return " ".join([card_words(view, node.card), *_where(view, node), *_can(controls, node)])
        case PileCard():
            return card_words(view, node.card)
        case PlateSpot():
            return f"{view.names[node.seat]}. {card_words(view, node.card)}"
        case HotSpot(seat=int(seat)):
            points = tn("{n} point", "{n} points", view.o.scores[seat])
            return f"{view.names[seat]}: {points}. {node.explanation()}."
        case _:
            return ""


# -- cards


def card_words(view: BattleView, card: int) -> str:
    """Return everything that can be read on a card, as sentences."""
    return " ".join(_sentences(view, card, view.faces.zoom(card)))


def _sentences(view: BattleView, card: int, face: Face) -> Iterator[str]:
    match face:
        case UnitZoom(face=printed, state=state):
            hidden = () if state.place is None else (t("hidden unit {place}", place=state.place),)
            yield f"{printed.name}, {', '.join((face.caption, *hidden))}."
            yield from _changes(state)
            yield f"{', '.join(f'{value.label} {value.figure}' for value in face.values)}."
            if face.notes:
                yield f"{', '.join(note.tag.label for note in face.notes)}."
        case BackZoom(title=title, sentences=known, state=state):
            yield f"{title}."
            yield from _changes(state)
            yield from known
        case EventPicture(face=printed):
            yield f"{printed.name}. {printed.timing}. {printed.text}"
        case CommanderPicture(face=printed):
            yield f"{printed.name}. {printed.text}"
        case _:
            yield f"{capitalized(card_name(view.o, card))}."


def _changes(state: UnitState) -> Iterator[str]:
    """Yield the markers and cards that a unit has."""
    markers = ((MARKER_PINNED, state.pinned), (MARKER_AMMO, state.dry))
    changed = [words.marker_name(marker) for marker, lies in markers if lies]
    changed += [f"{under.label} {under.change}".strip() for under in state.attached]
    if changed:
        yield f"{capitalized(', '.join(changed))}."


def _where(view: BattleView, sprite: CardSprite) -> Iterator[str]:
    lying = view.lying.get(sprite.card, sprite.lying)
    if lying.zone is LineZone.HAND:
        yield t("In your hand.")
    elif lying.zone in LINES and lying.seat is not None:
        yield f"{view.names[lying.seat]}, {t(LINES[lying.zone])}."


def _can(controls: BattleControls, sprite: CardSprite) -> Iterator[str]:
    """Yield what Enter leads to."""
    affordance = controls.affordance(sprite)
    if affordance is Affordance.LIFT and sprite.lying.zone is LineZone.DRAFT:
        yield t("Enter keeps it.")
        return
    if sprite.lying.zone is LineZone.DISCARD:
        look = t("Look through the discard")
        yield f"{look}."
    if why := controls.why_unusable(sprite):
        yield why
    if affordance is not Affordance.LIFT:
        return
    possible = controls.possible.actions_of(controls.spot_of(sprite))
    named = dict.fromkeys(t(text) for kind, text in WAYS if any(isinstance(one, kind) for one in possible))
    yield t("Enter lifts it. Possible: {ways}.", ways=", ".join(named))


# -- targets


def _target(view: BattleView, target: AimTarget) -> str:
    """Return where it lies and what would happen there, or why nothing can."""
    where = _spot_name(view, target.spot)
    if target.why:
        return f"{where}: {target.why}"
    kinds = by_promise(view.o, target.actions)
    text = forecast_text(view.o, kinds[:1], view.names).removesuffix(".")
    several = tn("{n} kind to choose from.", "{n} kinds to choose from.", len(kinds))
    said = f"{text}. {several}" if len(kinds) > 1 else f"{text}."
    return f"{where}: {said}" if where else said


def _spot_name(view: BattleView, spot: TableSpot) -> str:
    match spot.thing:
        case Thing.UNIT:
            lying = view.lying.get(spot.number)
            owner = "" if lying is None or lying.seat is None else f"{view.names[lying.seat]}, "
            return f"{owner}{card_name(view.o, spot.number)}"
        case Thing.PLAYER:
            return view.names[spot.number]
        case Thing.FRONT:
            return capitalized(t("front line"))
        case Thing.BACK:
            return capitalized(t("back line"))
        case _:
            return ""
