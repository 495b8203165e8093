"""Whom a window calls at a shared screen, by what everybody knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from wotrush.i18n import mark, t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.plays.called import called_by
from wotrush.model.hunter.view.observation import public_of
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.hunter.cards.card_faces import BattleFaces
from wotrush.scenes.hunter.reactions.asking import is_wanted
from wotrush.scenes.hunter.reactions.concern import aimed_at_viewer
from wotrush.scenes.hunter.reactions.happening import happening
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
    seats = called_by(open_table(everybody), o.hand_sizes)
    views = {seat: replace(everybody, seat=seat) for seat in sorted({o.seat, *seats})}
    window = o.stack[-1][0]
    aimed = {seat for seat, view in views.items() if window in ALWAYS_AIMED or aimed_at_viewer(view)}
    return WindowCall(
        window=(window, len(o.stack)),
        sentence=_sentence(everybody, names),
        seats=tuple(views),
        wanted=frozenset(seat for seat, view in views.items() if is_wanted(view, asked)),
        aimed=frozenset(aimed),
        title=t(OFFERED[window]) if window in OFFERED else "",
        faces=tuple(asked_about(everybody, BattleFaces(o.catalogue, o.options))),
    )


def _sentence(o: HunterObservation, names: Sequence[str]) -> str:
    """Return what has happened, for everybody to read."""
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
