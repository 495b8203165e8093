"""The narrator at Tank Hunter's table: words for everything that can have the focus, and no secret in any of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.scenes.hunter.tables import ENTRY, Battle, battle
from wotrush.ai.registry import make_agent
from wotrush.i18n import LANGUAGES, set_language
from wotrush.model.hunter.cards.words import COMMANDERS
from wotrush.model.hunter.view.observation import HIDDEN
from wotrush.model.hunter.worlds.drafted import unseen_since
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.page.reading import scene_words, spoken
from wotrush.stage.input.drag import Affordance, Manner

EVERY_RULE = {"evade": True, "charge": True, "commanders": True}


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def sentences(table: Battle) -> Iterator[str]:
    """Yield the words for everything that can have the focus, also while each card is lifted in turn."""
    scene = table.scene
    yield from _said(table)
    for sprite in list(scene.cards.sprites.values()):
        if scene.controls.affordance(sprite) is Affordance.LIFT and scene.session.may_decide:
            scene.controls.lifted(sprite, Manner.PICK)
            yield from _said(table)
            scene.controls.cancelled(sprite)


def _said(table: Battle) -> Iterator[str]:
    for node in table.scene.interface.focus.candidates():
        yield scene_words(table.scene, node) or spoken(node)


def secrets(table: Battle) -> set[str]:
    """Return the names of units that lie hidden from the viewer, and that the viewer neither can read anywhere nor passed on."""
    o = table.o
    owners = {seat: table.session.match.observe(seat) for seat in range(o.seats)}
    hidden = {
        owners[o.owner[place]].kinds[place]
        for place, kind in enumerate(o.kinds)
        if place and kind == HIDDEN and o.owner[place] in owners
    }
    seen = {kind for kind in o.kinds if kind != HIDDEN} | {kind for pile in o.piles for kind in pile}
    seen |= {*o.removed_units, *(kinds[0] for _, kinds in o.memory if kinds), *o.kept, *o.pack}
    seen |= {kind for kept in unseen_since(o) for kind in kept}
    return {kind_name(o.catalogue, kind) for kind in hidden - seen if kind >= COMMANDERS}


TABLES = ((2, 1), (8, 1), (3, 3))
QUICK = {(8, 1, "de"), (3, 3, "en"), (2, 1, "it"), (3, 3, "pl")}
"""Every table and every language; the rest belongs to the long tests."""
CASES = [(*table, language) for table in TABLES for language in LANGUAGES]


@pytest.mark.parametrize(
    ("players", "people", "language"),
    [case if case in QUICK else pytest.param(*case, marks=pytest.mark.long) for case in CASES],
)
def test_everything_that_can_have_the_focus_is_said_and_no_secret(
    players: int, people: int, language: str
) -> None:
    set_language(language)
    table = battle(players, 3, people=people, options=EVERY_RULE, language=language)
    agent, rng, hiding, heard = make_agent(ENTRY, "recruit"), Random(3), 0, 0
    for decision in range(70):
        for _ in range(600):
            table.pilot.step(0.1)
            over = table.session.result() is not None
            if table.scene.still and (over or table.session.may_decide or table.session.interlude):
                break
        if table.session.lingers:
            table.session.go_on()
        interlude = table.session.interlude
        if isinstance(interlude, WindowCall):
            table.session.close_call(interlude.wanted.intersection(interlude.seats))
            continue
        if interlude is not None:
            table.session.turn_to_next()
            table.session.interlude_over()
            continue
        if table.session.result() is not None:
            break
        if decision % 4 == 0:
            kept_secret = secrets(table)
            for text in sentences(table):
                heard += 1
                assert text.strip(" .:,;")
                assert "{" not in text
                assert not [name for name in kept_secret if name in text]
            hiding += len(kept_secret)
        table.session.decide(agent.choose(table.o, rng).action)
    assert heard > 100
    assert hiding
