"""In every frame of whole games, words and figures tell exactly what has been seen to happen on the table.

What has been seen is read off the cards alone: a card is struck once it is shaken, it has left its pile once it is in the
air, and it has landed once it lies in its place again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partialmethod
from random import Random
from typing import Any

import pytest

from tests.scenes.rush.tables import Played, table
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.match.notices import Decided
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import medal_count
from wotrush.model.rush.scoring import achievement_counts, score_parts
from wotrush.scenes.rush.choreography import Choreography
from wotrush.scenes.rush.choreography.gains import Gain
from wotrush.scenes.rush.texts.lost import harm_text
from wotrush.scenes.rush.view.film import Pile, pile_size
from wotrush.scenes.rush.view.layout import depot_pose
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.motion.reading_time import PACES
from wotrush.settings import Speed
from wotrush.stage.sprite import Sprite


@dataclass
class Watched:
    """One film: what was known before it, what happens in it, and what has been seen of its cards."""

    played: Played
    before: Observation
    after: Observation
    events: Sequence[ev.Event]
    lines: int
    places: dict[int, object] = field(default_factory=dict)
    flown: set[int] = field(default_factory=set)
    ghosts: dict[int, Sprite] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.places = {card: self._looks(card) for card in self.played.scene.cards.sprites}

    def look(self) -> None:
        for node in self.played.scene.pieces.effects.children:
            if isinstance(node, CardSprite):
                self.flown.add(node.card)
            elif isinstance(node, Sprite):
                self.ghosts[id(node)] = node

    def has(self, *kinds: type) -> bool:
        return any(isinstance(event, kinds) for event in self.events)

    # -- what has been seen

    def struck(self, victim: int) -> bool:
        return self._looks(victim) != self.places.get(victim)

    def landed(self, card: int, seat: int) -> bool:
        """Return whether a card that was not there before lies on that player's Depot."""
        scene = self.played.scene
        sprite = scene.cards.sprites.get(card)
        if sprite is None or sprite.parent is not scene.cards:
            return False
        panel = scene.view.frame.panel(seat)
        if panel is not None and not panel.piles:  # The Depot is a line of text, into which cards vanish.
            return self.departed(card) and not sprite.visible
        return sprite.visible and (sprite.pos - depot_pose(scene.view.frame, seat).center).length() < 1

    def departed(self, card: int) -> bool:
        return card in self.flown or (card in self.places and self._looks(card) != self.places[card])

    def in_the_air(self, card: int) -> bool:
        return self.played.scene.cards.sprites[card].parent is self.played.scene.pieces.effects

    def _looks(self, card: int) -> object:
        sprite = self.played.scene.cards.sprites.get(card)
        return None if sprite is None else (tuple(sprite.pos), sprite.angle, sprite.face, sprite.visible)


def films(played: Played, frames: int) -> Iterator[Watched]:
    """Play on and yield the film of every frame in which one runs; the person is a greedy player."""
    agent, rng = make_agent(game_entry("rush"), "greedy"), Random(1)
    scene, session = played.scene, played.session
    film: Watched | None = None
    heard = len(session.log())
    for _ in range(frames):
        known, lines = scene.view.o, len(scene.pieces.log.lines)
        if scene.still:
            if session.result() is not None:
                return
            if session.may_decide:
                session.decide(agent.choose(session.observation(), rng).action)
        played.pilot.step()
        news, heard = session.log()[heard:], len(session.log())
        events = [event for item in news if isinstance(item, Decided) for event in item.events]
        if events:
            film = Watched(played, known, scene.view.o, events, lines)
        if film is not None and not scene.still:
            film.look()
            yield film


@pytest.fixture(
    params=[(2, 1), (3, 2), pytest.param((5, 3), marks=pytest.mark.long)],
    ids=lambda param: f"{param[0]} players",
)
def played(request: pytest.FixtureRequest) -> Played:
    """A game under way, so that there is something to attack."""
    players, seed = request.param
    return table(
        players=players,
        seed=seed,
        opponent="greedy",
        speed=Speed.NORMAL,
        size=(1920, 1080),
        blind=True,
        until=lambda o: o.round >= 5 and o.active == o.seat,
    )


def test_nothing_is_told_before_it_is_seen_and_every_count_changes_as_its_card_lands(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[str] = set()
    monkeypatch.setattr(
        Choreography, "_end_of_film", partialmethod(_adds_up, Choreography._end_of_film, seen)
    )
    for film in films(played, 1800):
        _strikes(film, seen)
        for seat in range(film.before.seats):
            _depot(film, seat, seen)
        _draws(film, seen)
    assert {"strike", "depot", "draw", "ended"} <= seen, seen


def _adds_up(film: Choreography, end: Callable[..., None], seen: set[str], *args: Any) -> None:
    """What left and landed in a film adds up to what is known afterwards."""
    view = film.view
    if view.film is not None:
        for pile in Pile:
            for of in _owners(pile, view.o.seats):
                assert view.size(pile, of) == pile_size(view.o, pile, of), (pile, of, view.film.events)
        seen.add("ended")
    end(film, *args)


def _depot(film: Watched, seat: int, seen: set[str]) -> None:
    """A card counts once it lies on the pile, and medals bring their points then."""
    exposed = any(isinstance(event, ev.Defended) and event.exposed for event in film.events)
    if exposed or film.has(ev.GarageShuffled, ev.Scrapped):
        return
    new = set(film.after.depots[seat]) - set(film.before.depots[seat])
    lie = [card for card in new if film.landed(card, seat)]
    if all(_seen_to_fall(film, card, seat) for card in new):
        view = film.played.scene.view
        assert view.size(Pile.DEPOT, seat) == len(film.before.depots[seat]) + len(lie), film.events
        seen.add("depot")
    _medals(film, seat, lie, seen)


def _strikes(film: Watched, seen: set[str]) -> None:
    """Until the impact, everything is as before, and the banner says only that there is an attack."""
    view, log = film.played.scene.view, film.played.scene.pieces.log
    shots = [event for event in film.events if isinstance(event, ev.Shot | ev.Besieged)]
    if len(shots) != 1:
        return
    shot = shots[0]
    hits = re.search(r"(\d+) hit", view.status)
    earlier = 0 if film.has(ev.AssaultBegan) else len(film.before.attackers)
    if not film.struck(shot.victim):
        assert score_parts(view.counted) == score_parts(film.before)
        assert achievement_counts(view.counted) == achievement_counts(film.before)
        assert len(log.lines) - log.ahead <= film.lines + film.has(ev.AssaultBegan)
        assert (int(hits[1]) if hits else 0) == earlier, view.status
        assert "destroyed" not in view.status or film.before.kills or earlier, view.status
    elif isinstance(shot, ev.Shot) and view.status != harm_text(view.o, shot, view.names):
        assert int(hits[1] if hits else 0) == earlier + 1, view.status
        seen.add("strike")


def _seen_to_fall(film: Watched, card: int, seat: int) -> bool:
    """Return whether it can be seen when a card lands: what falls apart over a line of text leaves only splinters."""
    panel = film.played.scene.view.frame.panel(seat)
    piles = panel is None or panel.piles
    victims = [e.victim for e in film.events if isinstance(e, ev.Shot | ev.Besieged) and not e.base]
    return piles or card not in victims


def _medals(film: Watched, seat: int, lie: Sequence[int], seen: set[str]) -> None:
    """Medals land one by one, and each counts once its points have risen to the total."""
    others = (ev.Shot, ev.Besieged, ev.Bought, ev.Defended, ev.Researched)
    if not film.has(ev.MedalsTaken) or film.has(*others):
        return
    scene = film.played.scene
    now, then = (score_parts(o)[seat][0].points for o in (scene.view.counted, film.before))
    (taker,) = {event.seat for event in film.events if isinstance(event, ev.MedalsTaken)}
    rising = [
        node.points for node in scene.pieces.effects.children if isinstance(node, Gain) and seat == taker
    ]
    assert now == then + sum(map(medal_count, lie)) - sum(rising)
    seen.add("medals")


def _draws(film: Watched, seen: set[str]) -> None:
    """Cards leave the Garage one by one as they take off, and are held one by one as they arrive."""
    drew = [event for event in film.events if isinstance(event, ev.Drew)]
    hurried = film.played.scene.player.pace < PACES[Speed.NORMAL]
    if len(drew) != 1 or hurried or film.has(ev.GarageShuffled, ev.BaseDrawn, ev.HandDiscarded):
        return
    view, seat, cards = film.played.scene.view, drew[0].seat, drew[0].cards
    flown = len(film.ghosts) if cards is None else len(film.flown.intersection(cards))
    flying = (
        sum(ghost.parent is not None for ghost in film.ghosts.values())
        if cards is None
        else sum(map(film.in_the_air, film.flown.intersection(cards)))
    )
    assert view.size(Pile.GARAGE, seat) == film.before.garage_sizes[seat] - flown
    left = sum(isinstance(event, ev.Used) and film.departed(event.card) for event in film.events)
    assert view.size(Pile.HAND, seat) == film.before.hand_sizes[seat] - left + flown - flying
    seen.add("draw")


def _owners(pile: Pile, seats: int) -> range:
    if pile in (Pile.ONES, Pile.TWOS):
        return range(4)
    return range(seats) if pile in (Pile.HAND, Pile.GARAGE, Pile.DEPOT) else range(1)
