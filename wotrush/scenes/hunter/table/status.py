"""The line that says what the game waits for."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.frames import STRIKE, X
from wotrush.model.hunter.state import OVER
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.scenes.description.reasons import going_on
from wotrush.scenes.hunter.texts.acting import OF_OTHERS, hinted_action, prompt_text
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS
from wotrush.scenes.hunter.view.seen import is_out, mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.scenes.session.viewpoint import Sight, people_among
from wotrush.scenes.session.watching import WatchedSession


def status_line(view: BattleView, *, holding: bool, choosing: Sequence[act.HunterAction] = ()) -> str:
    """Return what is waited for or, while a card is held or something is to be chosen for it, what to do."""
    session = view.session
    if session.kept is not None and session.kept.problem is not None:
        return str(session.kept.problem)
    if session.remark:
        return session.remark
    if isinstance(session.advice, Thinking):
        return t("A hint is being thought out…")
    if isinstance(session.advice, Hint) and not (holding or choosing):
        return hint_text(view.o, session.advice, view.names)
    if holding:
        return t("Choose where it goes; Esc takes it back.")
    if choosing:
        return _choice(view, choosing)
    if session.may_decide and view.o.to_act is not None and not view.reading:
        return prompt_text(view.o, view.names)
    if session.lingers and not view.reading:
        if not session.shared:
            return t("Your turn is over: look around, then go on.")
        if session.shown_alone:
            return t("Only you see what you have drawn: read it, then hand over.")
        return t("Your turn is over: look around, then hand over.")
    if _is_over(view):
        return t("The game is over")
    if view.reason is not None:
        last, reason = view.reason
        return t("{player}: {reason}", player=view.names[last], reason=EVENT_WORDS.reason(reason))
    return others_text(view)


def _is_over(view: BattleView) -> bool:
    """Return whether the game has ended on the screen, by the rules or since somebody gave up."""
    result = view.session.result()
    return result is not None and (result.outcome is None or view.o.phase == OVER)


def others_text(view: BattleView) -> str:
    """Return what is waited for while others play; a player who looks on alone need not be told of the own turn."""
    session = view.session
    if mustering(view.o):
        if isinstance(session, WatchedSession) and session.may_open and not session.opened:
            return t("What happens here was secret: “{button}” shows it.", button=t("Show cards"))
        return t(OF_OTHERS[view.o.phase])
    people = people_among(session.players)
    if people and all(is_out(view.o, seat) for seat in people):
        return t("Out of the game: “{button}” leads to its end.", button=t("Skip"))
    if view.o.active == view.o.seat and not session.shared and session.viewpoint.sight is Sight.OWN:
        return ""
    if is_out(view.o, view.o.active):
        return ""
    strikes = [view.o.owner[frame[X]] for frame in view.o.stack if frame[0] == STRIKE]
    if strikes and strikes[-1] != view.o.active:
        return t("{player} strikes back…", player=view.names[strikes[-1]])
    return view.playing(view.o.active)


def _choice(view: BattleView, actions: Sequence[act.HunterAction]) -> str:
    """Ask for one of several ways to do the same thing, or for an attack that can only fail as it is."""
    action = actions[0]
    if not isinstance(action, act.DeclareAttack):
        return t("Choose one; Esc takes it back.")
    unit, target = card_name(view.o, action.unit), card_name(view.o, action.target)
    if len(actions) == 1:
        return t("{unit} cannot hit {target} without a card; Esc takes it back.", unit=unit, target=target)
    return t("Choose the attack of {unit} on {target}; Esc takes it back.", unit=unit, target=target)


def hint_text(o: HunterObservation, hint: Hint, names: Sequence[str]) -> str:
    """Return what to do and why; a reason that begins with a name just read goes on without it."""
    what = hinted_action(o, hint.action, names)
    advice = t("Hint: {what}", what=what)
    if hint.reason is not None:
        return f"{advice}. {going_on(EVENT_WORDS.reason(hint.reason), what)}"
    if hint.action == act.END and len(o.actions) > 1:
        why = t("Nothing else is worth doing now.")
        return f"{advice}. {why}"
    return advice
