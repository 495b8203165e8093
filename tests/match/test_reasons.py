"""Why opponents did what they did stays with a saved game."""

from __future__ import annotations

import json

import pytest

from tests.match.tables import ADA, LYNX, toy_match
from wotrush.ai.agent import Phrase, Plural
from wotrush.match.journal import DamagedJournal, Journal, parse_journal
from wotrush.match.match import Match
from wotrush.match.notices import Decided
from wotrush.match.recorded import RecordedMatch
from wotrush.model.game import Reason

WHY = Reason("{what} Better than {instead} by {points}.")
NAMED = {
    "what": Phrase(Reason("A sure medal with {card}."), {"card": "ИС-2"}),
    "instead": Phrase(Reason("ending the turn")),
    "points": Phrase(Plural("about {n} point", "about {n} points"), {"n": 2}),
}


@pytest.fixture
def journal() -> Journal:
    match = toy_match(ADA, LYNX, seed=5)
    for number in range(4):
        seat = match.to_act()
        assert seat is not None
        reason = (WHY, NAMED) if number == 2 else (None, {})
        match.decide(match.observe(seat).actions[0], *reason)
    return parse_journal(match.journal().text().encode(), "x.json")


def test_a_resumed_game_and_a_replay_know_the_reasons(journal: Journal) -> None:
    ruleset = toy_match(ADA, LYNX).ruleset
    resumed, _ = Match.resume(ruleset, journal)
    recorded = RecordedMatch(ruleset, journal)
    recorded.go_to(recorded.length)
    for match in (resumed, recorded):
        reasons = [item.reason for item in match.log(0) if isinstance(item, Decided)]
        assert [reason is not None for reason in reasons] == [False, False, True, False]
        assert reasons[2] is not None
        assert (reasons[2].msgid, reasons[2].named) == (WHY, NAMED)


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        ({"text": "x\x1b[2J", "named": {}}, "text"),
        ({"text": "one", "many": "many", "named": {"n": "two"}}, "reasons"),
        ({"text": "x", "named": {"deep": {"text": ""}}}, r"named\.deep\.$"),
        ({"text": "x", "named": {}, "code": "import os"}, "code"),
        ({"text": "x\u2066\u200b", "named": {}}, "text"),
        ({"text": "x", "named": {"y": "\ufeff"}}, "named"),
        ({"text": "x", "named": {"y": float("nan")}}, "named"),
        ({"text": "x", "named": {"y": float("inf")}}, "named"),
        ({"text": "x", "named": {"y.real": 1}}, "named"),
        ({"text": "{x} y", "named": {"y": "a"}}, "reasons"),
        ({"text": "{} y", "named": {"y": "a"}}, "reasons"),
        ({"text": "{ y", "named": {"y": "a"}}, "reasons"),
        ({"text": "y }", "named": {}}, "reasons"),
        ({"text": "{y:>200000000}", "named": {"y": "a"}}, "reasons"),
        ({"text": "{y!r}", "named": {"y": "a"}}, "reasons"),
        ({"text": "{y.real}", "named": {"y": 1}}, "reasons"),
        ({"text": "{y[0]}", "named": {"y": "a"}}, "reasons"),
        ({"text": "{n} y", "many": "{m} ys", "named": {"n": 1}}, "reasons"),
        ({"text": "x", "named": {"y": {"text": "{z}", "named": {}}}}, "reasons"),
    ],
)
def test_reasons_from_outside_are_checked(journal: Journal, reason: dict[str, object], why: str) -> None:
    data = journal.model_dump(mode="json")
    next(turn for turn in data["turns"] if turn["reasons"])["reasons"]["0"] = reason
    with pytest.raises(DamagedJournal, match=why):
        parse_journal(json.dumps(data).encode(), "x.json")
