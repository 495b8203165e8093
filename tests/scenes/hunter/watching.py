"""Watching a film of Tank Hunter frame by frame, and what must hold in each of them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.scenes.hunter.tables import Battle
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import DRY, MARKER_PINNED, PINNED
from wotrush.scenes.hunter.faces.pictures import UnitBack
from wotrush.stage.motion.tween import Motion

FRAME = 1 / 24


class Watch:
    """Notes every film of a table: its events, and how many of them have been shown so far."""

    def __init__(self, table: Battle) -> None:
        self.table = table
        self.events: list[ev.HunterEvent] = []
        self.shown = 0
        self.before: HunterObservation = table.scene.view.o
        self.seconds: list[tuple[float, list[ev.HunterEvent]]] = []
        film, build = table.scene.film, table.scene.film.film

        def filmed(events: list[ev.HunterEvent], after: object) -> Motion:
            tell = film.on_event
            assert tell is not None

            def counting(number: int) -> None:
                self.shown = number
                tell(number)

            film.on_event = counting
            left = film._left
            self.events, self.shown = list(events), 0
            self.before = table.scene.view.o if left is None else left[0]
            motion = build(events, after)  # type: ignore[arg-type]
            self.seconds.append((motion.duration, list(events)))
            return motion

        film.film = filmed  # type: ignore[method-assign,assignment]

    def in_the_air(self, happened: list[ev.HunterEvent]) -> list[ev.UnitLost]:
        """Return the units among those lost whose pieces fly or, with reduced motion, which have not faded out."""
        scene, lost = self.table.scene, [event for event in happened if isinstance(event, ev.UnitLost)]
        if scene.context.settings.reduced_motion:
            return [event for event in lost if event in scene.film._in_flight._units]
        pieces = sum(node.name == "shards" for node in scene.pieces.effects.walk())
        return lost[len(lost) - pieces :]

    def check(self) -> None:
        """Compare the screen with what the events shown so far amount to."""
        screen, happened = self.table.scene.view.o, self.events[: self.shown]
        points, flying = list(self.before.scores), self.in_the_air(happened)
        for event in happened:
            if isinstance(event, ev.UnitLost) and event.scorer is not None and event not in flying:
                points[event.scorer] += event.points
            if isinstance(event, ev.UnitCaptured):
                points[event.seat] -= screen.catalogue.points[event.kind]
        if not any(isinstance(event, ev.ArmiesDeployed) for event in self.events):
            assert list(screen.scores) == points, (self.shown, self.events)
            assert [len(pile) for pile in screen.piles] == [
                len(pile)
                + sum(isinstance(event, ev.UnitLost) and event.scorer == seat for event in happened)
                - sum(event.scorer == seat for event in flying)
                - sum(isinstance(event, ev.UnitCaptured) and event.seat == seat for event in happened)
                for seat, pile in enumerate(self.before.piles)
            ]
        for event in self.events[self.shown :]:
            match event:
                case ev.MarkerPut(unit=unit, marker=marker) if unit < len(self.before.flags):
                    bit = PINNED if marker == MARKER_PINNED else DRY
                    again = sum(isinstance(other, ev.MarkerPut) for other in self.events) > 1
                    assert again or not screen.flags[unit] & bit
                case ev.UnitLost(unit=unit) if unit < len(self.before.line):
                    assert screen.line[unit]
                case ev.BombingCounted(number=number):
                    assert screen.bombings == number - 1
        later = self.events[self.shown + 1 :]
        for event in later:
            if isinstance(event, ev.UnitRevealed) and event.seat != screen.seat:
                sprite = self.table.scene.cards.sprites.get(event.unit)
                hidden_again = any(isinstance(one, ev.UnitHidden) for one in happened)
                assert sprite is None or hidden_again or isinstance(sprite.face, UnitBack)


def frames(table: Battle, longest: float = 150.0) -> Iterator[None]:
    """Pass time until the person is to decide."""
    for _ in range(round(longest / FRAME)):
        table.pilot.step(FRAME)
        yield
        if table.scene.still and (table.session.may_decide or table.session.result() is not None):
            return
        table.session.go_on()
    raise TimeoutError
