"""Tank Hunter's table in every state in which it is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from tests.scenes.views import LONG_NAMES, View
from wotrush.ai.hunter.review.phrases import does, instead
from wotrush.ai.hunter.review.reviewer import HunterReviewer
from wotrush.ai.review import Judgment, Lapse, Shares
from wotrush.match.game_review import GameReview
from wotrush.match.match import AnyMatch
from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.cards.spreads import discard_spread, score_spread
from wotrush.scenes.hunter.result.contents import HUNTER_RESULT
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.result.scene import CHANCES, COURSE, POINTS, ResultScene
from wotrush.scenes.session.watching import watched_session
from wotrush.stage.scene import NodeScene
from wotrush.workshop.pilot import Pilot
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio

NAMES = (*LONG_NAMES, "Fledermaus", "Żuraw", "Rebhuhn")
Wish = Callable[[HunterObservation], bool]
LIKELY = {
    ("in_turn", 4): 1,
    ("in_turn", 5): 1,
    ("in_turn", 6): 1,
    ("crowded", 4): 3,
    ("crowded", 8): 5,
    ("of_many_kinds", 2): 7,
    ("of_many_kinds", 4): 16,
    ("of_many_kinds", 8): 47,
}
"""Seeds of games that came to such a moment. The search begins there, since most games never do."""


@cache
def at(players: int, people: int, wish: Wish) -> AnyMatch:
    """Return a game at the first moment at which the first player is to act and sees what is wished for."""
    first = LIKELY.get((wish.__name__, players), 0)
    for seed in range(first, first + 60):
        match = new_match(players, seed, people, game="hunter", commanders=True)
        for seat, player in enumerate(match.players):
            object.__setattr__(player, "name", NAMES[seat])
        if play_on(match, lambda o: o.seat == 0 and wish(o), "recruit") is not None:
            return match
    raise LookupError("None of sixty games ever comes to this moment.")


def in_turn(o: HunterObservation) -> bool:
    """Whether it is the first player's turn late in the game, with cards in play and in hand."""
    own = len(o.front(0)) + len(o.back(0))
    return o.phase == IN_TURNS and o.round > 6 and act.WAIT in o.actions and own > 1 and len(o.hand) > 1


def crowded(o: HunterObservation) -> bool:
    """Whether somebody has more than five units in a line."""
    return o.phase == IN_TURNS and act.WAIT in o.actions and any(len(line) > 5 for line in o.lines)


def asked(o: HunterObservation) -> bool:
    return o.phase == IN_TURNS and act.PASS in o.actions and len(o.actions) > 1 and o.round > 2


def drafting(o: HunterObservation) -> bool:
    return o.phase == IN_DRAFT and len(o.kept) == 3


def first_pick(o: HunterObservation) -> bool:
    return o.phase == IN_DRAFT


def deploying(o: HunterObservation) -> bool:
    return o.phase == IN_DEPLOYMENT


def table(players: int, wish: Wish, do: Callable[[NodeScene, Pilot], None] | None = None) -> View:
    def make(studio: Studio) -> NodeScene:
        return studio.table(studio.session(at(players, 1, wish)))

    return View(make, do) if do else View(make)


@cache
def finished(players: int) -> AnyMatch:
    """Return a game that has been played to its end."""
    match = new_match(players, 3, 1, game="hunter", commanders=True)
    for seat, player in enumerate(match.players):
        object.__setattr__(player, "name", NAMES[seat])
    play_on(match, lambda o: False, "recruit", longest=20_000)
    assert match.to_act() is None
    return match


def result(players: int, chapter: str = POINTS) -> View:
    return View(
        lambda studio: ResultScene(studio.context, studio.session(finished(players)), HUNTER_RESULT, chapter)
    )


class Glance(HunterReviewer):
    """Finds fault with every tenth attack, in long words, so that it takes no time to fill a page."""

    def second_thoughts(
        self, before: HunterGame, seat: int, action: act.HunterAction
    ) -> Iterator[Judgment | None]:
        if isinstance(action, act.DeclareAttack) and before.turn % 10 == 0:
            view = before.observe(seat)
            yield Judgment(0.1, Lapse(does(view, action), instead(view, action), None, 0.2, 0.3))

    def luck(
        self, before: HunterGame, action: act.HunterAction, after: HunterGame
    ) -> Iterator[Shares | None]:
        yield (0.001, *[-0.001 / (before.seats - 1)] * (before.seats - 1))


@cache
def reviewed(players: int) -> GameReview:
    glance: Any = Glance()  # A reviewer of this game alone.
    review = GameReview(finished(players).journal(), [], glance)
    while review.advance():
        pass
    assert review.moments
    return review


def chances(players: int) -> View:
    def make(studio: Studio) -> NodeScene:
        page = ResultScene(studio.context, studio.session(finished(players)), HUNTER_RESULT, CHANCES)
        page.review = reviewed(players)
        page.restyle()
        return page

    return View(make)


def replay(players: int) -> View:
    def make(studio: Studio) -> NodeScene:
        session = watched_session(finished(players).journal(), studio.context.settings, studio.clock, 20)
        session.conductor.pause()
        return studio.table(session)

    return View(make)


def _holding(scene: NodeScene, pilot: Pilot) -> None:
    """Pick up a unit that can do something."""
    assert isinstance(scene, BattleTable)
    able = [
        sprite
        for sprite in scene.cards.sprites.values()
        if (spot := scene.controls.spot_of(sprite)) is not None and scene.controls.possible.can_take(spot)
    ]
    pilot.click(able[0])


def _aiming_at(scene: NodeScene, pilot: Pilot) -> None:
    """Have a unit picked up, and aim it at the target with the most to tell."""
    assert isinstance(scene, BattleTable)
    target, unit = _most_to_tell(scene)
    held = next(one for one in scene.cards.sprites.values() if one.card == unit)
    pilot.click(held)
    pilot.move(scene.root.find(f"target unit {target}"))


def _choosing_a_kind(scene: NodeScene, pilot: Pilot) -> None:
    """Have it dropped there, so that the kind of attack is to be chosen."""
    assert isinstance(scene, BattleTable)
    _aiming_at(scene, pilot)
    target, _ = _most_to_tell(scene)
    pilot.click(scene.root.find(f"target unit {target}"))


def _most_to_tell(scene: BattleTable) -> tuple[int, int]:
    """Return target and unit of the pair with the most kinds of attack, one of which is answered if there is one."""
    attacks = [one for one in scene.view.o.actions if isinstance(one, act.DeclareAttack)]
    table = open_table(scene.view.o)
    pairs = Counter((one.target, one.unit) for one in attacks)
    answered = {(one.target, one.unit) for one in attacks if forecast(table, one).counter is not None}
    return max(pairs, key=lambda pair: (pairs[pair], pair in answered, pair))


def of_many_kinds(o: HunterObservation) -> bool:
    """Whether a unit has several kinds of attack on the same target, which may answer."""
    if not in_turn(o):
        return False
    attacks = [one for one in o.actions if isinstance(one, act.DeclareAttack)]
    pairs = Counter((one.target, one.unit) for one in attacks)
    return any(
        pairs[one.target, one.unit] > 2 and forecast(open_table(o), one).counter is not None
        for one in attacks
    )


def _pile(which: str, scene: NodeScene, pilot: Pilot) -> None:
    assert isinstance(scene, BattleTable)
    view = scene.view
    spread = discard_spread(view) if which == "discard" else score_spread(view, 1)
    scene.pieces.browser.open(lambda: spread)


VIEWS = {
    **{f"battle of {players}": table(players, in_turn) for players in (2, 3, 4, 5, 6, 8)},
    **{f"draft of {players}": table(players, drafting) for players in (2, 4, 8)},
    "first pick": table(4, first_pick),
    **{f"deployment of {players}": table(players, deploying) for players in (2, 8)},
    **{
        f"reaction of {players}": View(table(players, asked).make, over=True)  # A fight lies over the table.
        for players in (2, 4, 8)
    },
    **{f"crowded battle of {players}": table(players, crowded) for players in (4, 8)},
    **{f"aiming of {players}": table(players, in_turn, _holding) for players in (2, 4, 8)},
    **{f"aimed of {players}": table(players, of_many_kinds, _aiming_at) for players in (2, 4, 8)},
    **{f"kinds of {players}": table(players, of_many_kinds, _choosing_a_kind) for players in (2, 4, 8)},
    "replay of 4": replay(4),
}
RESULTS = {
    f"{chapter} of {players}": result(players, chapter)
    for players in (2, 4, 8)
    for chapter in (POINTS, COURSE, "trophies", "luck")
} | {f"chances of {players}": chances(players) for players in (2, 4, 8)}
PILES = {
    "discard": View(table(4, in_turn).make, partial(_pile, "discard"), over=True),
    "score pile": View(table(2, in_turn).make, partial(_pile, "score"), over=True),
}
