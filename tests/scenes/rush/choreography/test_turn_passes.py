"""In every frame of whole games, phase, status line and the light on the panels say the same: whose turn is seen, and
which part of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.scenes.rush.choreography.test_told import Watched, films, played
from tests.scenes.rush.tables import Played
from wotrush.model.rush import events as ev
from wotrush.scenes.rush.view.film import Phase, Pile
from wotrush.scenes.rush.view.layout import Zone

__all__ = ["played"]
REPAIR, PLAY, REPLENISH = range(3)


def test_the_turn_passes_at_one_moment_once_all_drawn_cards_have_landed(played: Played) -> None:
    scene, view = played.scene, played.scene.view
    passes: set[bool] = set()
    for film in _ends_of_turns(played):
        player, following = film.before.active, film.after.active
        drawn = sum(event.count for event in film.events if isinstance(event, ev.Drew))
        kept = view.size(Pile.HAND, player)
        _, phase = scene.pieces.bar.phases()
        assert (phase == REPLENISH) == (view.phase is Phase.REPLENISH)
        if phase == REPLENISH:
            assert view.seen.active == player
            assert _names_in(view.status, played) <= {player}
            assert not _open_hand(film, following), "nothing of the next turn is seen yet"
        else:
            assert view.seen.active == following
            assert kept == drawn, "all drawn cards have landed"
            assert _names_in(view.status, played) <= {following}
        assert f"Round {view.seen.round}" in [span.text for span, _ in scene.pieces.bar._texts]
        assert view.own_turn == (view.seen.active == view.o.seat and phase != REPLENISH)
        passes.add(phase == REPLENISH)
    assert passes == {True, False}


def _ends_of_turns(played: Played) -> Iterator[Watched]:
    for film in films(played, 1500):
        if film.has(ev.TurnEnded) and film.has(ev.TurnBegan) and played.scene.view.film is not None:
            yield film


def _names_in(status: str, played: Played) -> set[int]:
    """Return the players that the status line speaks of."""
    named = {seat for seat, name in enumerate(played.session.names) if name in status}
    return named | ({played.o.seat} if "our turn" in status else set())


def _open_hand(film: Watched, seat: int) -> bool:
    """Return whether a card of that player's hand has left for the middle of the table."""
    view = film.played.scene.view
    laid = [card for card, one in view.lying.items() if one.zone is Zone.OPEN_HAND and one.seat == seat]
    return any(film.departed(card) for card in laid)
