"""What a person is asked: the settings for each window, and the standing pass, decline the rest through the rules' pass."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.reactions.concern import concerns, could_counter, is_reaction
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.settings import Asking

WINDOWS = {
    fr.DECLARED: "declared",
    fr.READY: "ready",
    fr.ROLLED: "rolled",
    fr.HIT: "hit",
    fr.LOST: "lost",
    fr.PLAYED: "played",
    fr.AIR: "air",
    fr.ENDING: "end",
}
"""The names of the windows in the settings."""
DEFAULTS = {window.name: Asking(window.asked) for window in INFO.windows}


def automatic_answer(
    o: HunterObservation, asked: Mapping[str, Asking], standing: StandingPass, *, taught: bool = False
) -> act.HunterAction | None:
    """Return the pass for a reaction that the person does not want to be asked for, or that could not matter; None: ask.

    Whoever is `taught` is also asked for what does not help against an attack, since lessons explain it.
    """
    standing.look(o)
    if o.stack[-1][0] == fr.COUNTER and act.PASS in o.actions and not could_counter(o, taught=taught):
        return act.PASS
    if not is_reaction(o):
        return None
    return None if not standing.on and is_wanted(o, asked, taught=taught) else act.PASS


def is_wanted(o: HunterObservation, asked: Mapping[str, Asking], *, taught: bool = False) -> bool:
    """Return whether the settings want a seat to be asked in the window on top; what is no window always is."""
    code = o.stack[-1][0]
    if code not in WINDOWS:
        return True
    window = WINDOWS[code]
    match asked.get(window, DEFAULTS[window]):
        case Asking.ALWAYS:
            return True
        case Asking.CONCERNED:
            return concerns(o, taught=taught)
    return False
