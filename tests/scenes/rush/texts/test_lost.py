"""What an opponent does to the person at the screen stands out as it happens, and is told once more in the next turn."""

from __future__ import annotations

from random import Random

from tests.scenes.rush.tables import table
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import END_TURN
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.state import Prompt
from wotrush.scenes.table.motion.reading_time import reading_time
from wotrush.settings import Speed
from wotrush.spacing import NO_BREAK
from wotrush.workshop.pilot import FRAME

LOSES = 8, 5
"""A deal, and the number of the own turn after which a recruit has destroyed a base, for which it needs no reason."""
SHORT_OF_A_CARD = 1
"""The first of some deals in which a hand is short since a base was drawn."""


def test_a_hit_stands_in_red_as_long_as_it_takes_to_read_and_is_told_until_the_player_acts() -> None:
    seed, turns = LOSES
    played = table(seed=seed, opponent="recruit", speed=Speed.NORMAL, blind=True)
    view, recruit, rng = played.scene.view, make_agent(game_entry("rush"), "recruit"), Random(seed)
    stood: dict[str, float] = {}
    for _ in range(turns):
        while played.session.may_decide:
            played.session.decide(recruit.choose(played.o, rng).action)
            played.pilot.step()
            played.scene.settle()
        while not (played.session.may_decide and played.scene.still):
            played.pilot.step()
            if view.warning:
                stood[view.status] = stood.get(view.status, 0.0) + FRAME
    assert [text.replace(NO_BREAK, " ") for text in stood] == [
        "Bison: PzKpfw I damages your base.",
        "Bison: PzKpfw II Luchs destroys your base.",
    ]
    assert all(seconds > reading_time(text, Speed.NORMAL) - 2 * FRAME for text, seconds in stood.items())
    played.pilot.wait(3)
    assert view.status == "Lost since your last turn: 1 base."
    played.session.decide(next(action for action in played.o.actions if action != END_TURN))
    played.pilot.wait(3)
    assert "since" not in view.status


def test_a_base_that_was_drawn_explains_the_smaller_hand() -> None:
    def short(o: Observation) -> bool:
        fresh = not (o.played or o.bought or o.assaulted) and o.using < 0
        drawn = any(card >= FIRST_BASE for card in o.depots[0])
        return o.seat == 0 and o.prompt is Prompt.PLAY and fresh and drawn and len(o.hand) == 2

    played = table(seed=SHORT_OF_A_CARD, until=short, blind=True)
    played.rest()
    assert "You drew a base, which went to the Depot: your hand is a card short." in played.scene.view.status
