"""Four styles choose four ways to play one position when the network values all positions equally."""

from __future__ import annotations

from random import Random

import pytest

from tests.ai.rush.tables import table
from wotrush.ai.rush import AGENTS, agents
from wotrush.ai.rush.ace import Ace
from wotrush.ai.rush.styles import (
    BALANCED,
    COLLECTOR,
    FORTRESS,
    RAIDER,
    STYLED,
    STYLES,
    PlayStyle,
    level_and_style,
    styled,
)
from wotrush.ai.rush.value.inputs import NAMES
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network
from wotrush.ai.rush.veteran import Veteran
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import parse_action
from wotrush.model.rush.state import Prompt

INDIFFERENT = Network([[0]] * len(NAMES), [0], [0], 0)
CHOICES = {
    "balanced": "end turn",
    "raider": "attack su19 on 1.0",
    "collector": "buy us04 with su19",
    "fortress": "defend su19 at 0",
}


def crossroads() -> RushGame:
    """Return a game in which the only card can destroy a base, defend one, or pay for the only light tank."""
    return table("""
        achievements: 1 3 4
        reserve: us04 us19 us20 su20
        seat: 0
          bases: up, up su16, up su17
          hand: su19
          garage: eng eng eng eng tec vol
        seat: 1
          bases: up, up de19, up de20
          garage: eng eng eng eng tec vol
    """)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", STYLED)
def test_the_same_position_is_played_as_the_style_likes(level: str, style: str) -> None:
    game, taste = crossroads(), STYLES[style]
    player = Veteran(INDIFFERENT, style=taste) if level == "veteran" else Ace(INDIFFERENT, 200, taste)
    best, *_ = player.outlooks(game.observe(0), game, Random(1))
    assert best.action == parse_action(CHOICES[style], game.catalogue.by_code.__getitem__)


@pytest.mark.parametrize("style", [RAIDER, COLLECTOR, FORTRESS])
def test_what_there_was_before_and_what_others_do_is_not_liked(style: PlayStyle) -> None:
    game = crossroads()
    game.bases_destroyed[:] = [2, 2]
    judge = Judge(INDIFFERENT, game, style, seat=0)
    assert judge.log_odds(game, 0) == 0
    game.bases_destroyed[1] = 3
    assert judge.log_odds(game, 1) == 0


def test_no_style_outweighs_the_result() -> None:
    game = crossroads()
    judges = [Judge(INDIFFERENT, game, style) for style in (BALANCED, RAIDER)]
    game.prompt, game.bases_destroyed[0] = Prompt.OVER, 3
    plain, raiding = (judge.log_odds(game, 0) for judge in judges)
    assert plain == raiding != 0


def test_a_balanced_one_has_no_style() -> None:
    game = crossroads()
    game.bases_destroyed[0] = 1
    plain, balanced = Judge(INDIFFERENT, crossroads()), Judge(INDIFFERENT, crossroads(), BALANCED)
    assert plain.log_odds(game, 0) == balanced.log_odds(game, 0) == 0
    assert styled("ace", "balanced") == "ace"


def test_everybody_is_known_by_level_and_style() -> None:
    names = {styled(level, style) for level in STYLED for style in STYLES}
    assert set(agents()) == {*AGENTS, *names}
    assert "ace-raider" in names
    assert all(styled(*level_and_style(name)) == name for name in agents())


def test_a_name_makes_its_style() -> None:
    game = crossroads()
    found = {
        name: agents()[name]().outlooks(game.observe(0), game, Random(1))  # type: ignore[attr-defined]
        for name in ("veteran", "veteran-raider")
    }
    razes = parse_action(CHOICES["raider"], game.catalogue.by_code.__getitem__)
    plain, raider = (
        next(outlook.log_odds for outlook in outlooks if outlook.action == razes)
        for outlooks in found.values()
    )
    assert raider == pytest.approx(plain + RAIDER.base_destroyed)
