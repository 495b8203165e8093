"""Whom a window calls at a shared screen, by what everybody knows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards.words import EMERGENCY_RESERVE
from wotrush.model.hunter.plays.air import affected
from wotrush.model.hunter.view.observation import public_of
from wotrush.model.hunter.worlds.called import called_by
from wotrush.model.hunter.worlds.determinize import unseen_events
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.hunter.cards.card_faces import BattleFaces
from wotrush.scenes.hunter.reactions.asking import is_wanted
from wotrush.scenes.hunter.reactions.concern import aimed_at_viewer
from wotrush.scenes.hunter.reactions.happening import happening, hit_kills
from wotrush.scenes.hunter.reactions.pictures import asked_about
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.settings import Asking

ALWAYS_AIMED = (fr.AIR, fr.SPY_COUNTER)
"""Windows that ask only those at whom something is aimed."""
OFFERED = {fr.AIR: mark("Anti-air fire?"), fr.SPY_COUNTER: mark("Counterattack?")}
"""What they offer."""


def reaction_call(
    o: HunterObservation, names: Sequence[str], asked: Mapping[str, Asking]
) -> WindowCall | None:
    """Return the call of the window that asks this seat; None if it is not asked in secret or cannot pass."""
    if not o.reacting or act.PASS not in o.actions:
        return None
    everybody = replace(public_of(o), stack=o.stack)
    views = {seat: replace(everybody, seat=seat) for seat in called_by(everybody)}
    window, matters = o.stack[-1][0], _matters(everybody)
    aimed = {seat for seat, view in views.items() if window in ALWAYS_AIMED or aimed_at_viewer(view)}
    return WindowCall(
        window=(window, len(o.stack)),
        sentence=_sentence(everybody, names, matters),
        seats=tuple(views),
        wanted=frozenset(seat for seat, view in views.items() if is_wanted(view, asked)),
        aimed=frozenset(aimed),
        title=t(OFFERED[window]) if window in OFFERED else "",
        faces=tuple(asked_about(everybody, BattleFaces(o.catalogue, o.options))),
        matters=matters,
    )


def _matters(o: HunterObservation) -> dict[Seat, Hashable]:
    """Return what is asked about in two windows between which nothing happens that anybody could not foresee: a unit that is hit
    mortally leaves play, and an air strike that nobody cancels comes.
    """
    window, procedure = o.stack[-1], o.stack[-2]
    match window[0]:
        case fr.HIT if hit_kills(o, procedure):
            return {o.owner[procedure[fr.Y]]: (procedure[fr.Y],)}
        case fr.LOST:
            lost = window[fr.L_PAIRS :: 2]
            seats = {o.owner[unit] for unit in lost}
            return {seat: tuple(unit for unit in lost if o.owner[unit] == seat) for seat in seats}
        case fr.PLAYED | fr.AIR if o.catalogue.air_strike[procedure[fr.E_CARD]]:
            return dict.fromkeys(affected(open_table(o), list(procedure)), procedure[fr.E_CARD : fr.E_OFF])
    return {}


def _sentence(o: HunterObservation, names: Sequence[str], matters: Mapping[Seat, Hashable]) -> str:
    """Return what has happened, for everybody to read, and what is let pass with it."""
    said, code = _happened(o, names), o.stack[-1][0]
    if code == fr.PLAYED and matters:
        said += " " + t("Whoever does not react now lets the air strike come.")
    elif code == fr.HIT and matters and o.unit_deck_size and unseen_events(o)[EMERGENCY_RESERVE]:
        said += " " + t("Whoever does not react now is not asked about the loss either.")
    return said


def _happened(o: HunterObservation, names: Sequence[str]) -> str:
    code, *rest = o.stack[-1]
    if code != fr.SPY_COUNTER:
        return happening(o, names)
    spy = rest[fr.K_AIM - 1]
    return t(
        "{player} has spied on {target} in vain with {unit}.",
        player=player_name(names, o.owner[spy]),
        target=player_name(names, rest[fr.K_SEAT - 1]),
        unit=card_name(o, spy),
    )
