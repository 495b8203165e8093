"""Why a rule of thumb chose an action: the reason that it gives, and the next best action."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.ai.agent import Because, Phrase, Plural
from wotrush.ai.rush.heuristics.verdict import FIRST, Verdict
from wotrush.ai.rush.reasons.phrases import described, in_turn, instead
from wotrush.ai.rush.reasons.precluded import precludes
from wotrush.ai.rush.reasons.purse import all_too_dear
from wotrush.model.game import Reason
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Scrap, Take

_NEXT = (
    Reason("{reason} Better than {instead} by {points}."),
    Reason("{reason} Worth {points} more than {instead}."),
)
_POINTS = Plural("about {n} point", "about {n} points")
_NEXT_CLOSE = (
    Reason("{reason} Hardly better than {instead}."),
    Reason("{reason} Only just better than {instead}."),
)
_NEXT_LATER = Reason("{reason} First that; {instead} can wait.")
_NEXT_NOTHING = (
    Reason("{reason} Worth more than {instead}."),
    Reason("{reason} Preferred to {instead}."),
    Reason("{reason} A better use of the turn than {instead}."),
)
_NOT_WORTH_IT = (
    Reason("{reason} That goes for {instead} too."),
    Reason("{reason} It is not worth {instead}."),
    Reason("{reason} No need to think of {instead}."),
)

_EVEN = 0.5
"""A difference in points by rules of thumb that is no more than a toss-up."""


def of_thumb(view: Observation, chosen: Verdict, verdicts: Sequence[Verdict]) -> Because:
    """Return the reason that a rule of thumb gives, and the next best action: as rejected only if it is ruled out."""
    if (dear := all_too_dear(view, chosen.action)) is not None:
        return dear
    others = sorted(verdicts, key=lambda verdict: verdict.score, reverse=True)
    mine = described(view, chosen.action)
    rivals = [verdict for verdict in others if described(view, verdict.action) != mine]
    reason = Phrase(chosen.reason, chosen.params)
    ruled_out = [
        rival
        for rival in rivals
        if precludes(view, chosen.action, rival.action) or _same_question(chosen.action, rival.action)
    ]
    if not ruled_out:
        later = [rival for rival in rivals if rival.score > 0.0]
        if later:
            return _NEXT_LATER, {"reason": reason, "instead": instead(view, later[0].action)}
        return _nothing_else(view, chosen, reason)
    ahead = chosen.score % FIRST - ruled_out[0].score % FIRST
    named = {"reason": reason, "instead": instead(view, ruled_out[0].action)}
    if ahead < _EVEN:
        return in_turn(_NEXT_CLOSE, view, view.played.bit_count()), named
    return in_turn(_NEXT, view, view.played.bit_count()), {
        **named,
        "points": Phrase(_POINTS, {"n": round(ahead)}),
    }


def _nothing_else(view: Observation, chosen: Verdict, reason: Phrase) -> Because:
    """Name an action on which no rule gave a verdict and which is ruled out."""
    mine = described(view, chosen.action)
    others = [
        action
        for action in view.actions
        if described(view, action) != mine and precludes(view, chosen.action, action)
    ]
    if not others:
        return chosen.reason, chosen.params
    other = others[view.turn % len(others)]
    ends = chosen.action in (END_ASSAULT, END_TURN)
    text = in_turn(_NOT_WORTH_IT if ends else _NEXT_NOTHING, view)
    return text, {"reason": reason, "instead": instead(view, other)}


def _same_question(chosen: Action, rival: Action) -> bool:
    """Return whether both answer one question, such as which vehicle to take."""
    return type(chosen) is type(rival) and isinstance(chosen, Take | Scrap)
