"""What a recap tells: what the others did since the reader's last turn, as far as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, groupby
from typing import Any

from wotrush.match.message import Message
from wotrush.match.notices import Decided, joined
from wotrush.model.game import Seat
from wotrush.scenes.session.session import GameSession


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One thing that somebody did in a player's turn, and why if an opponent did, or what came of it; `to_you` says that it hit
    the player who reads. Without an event, the player did nothing that is told, or `left` the game.
    """

    seat: Seat
    """Whose turn it was."""
    event: Any
    to_you: bool
    reason: Message | None = None
    left: bool = False


def recap_lines(session: GameSession, seat: Seat) -> list[RecapLine]:
    """Return what the others did since that seat's last turn and what came of it, in order, as everybody may know it.

    An event that has no words is left out: another one tells it, such as what a hit has done. Of a player who did nothing
    else, the last reason is told.
    """
    lines: list[RecapLine] = []
    for whose, decided in turns_since(session, seat):
        left = [who for who, (turn, _) in session.match.left.items() if turn == decided[-1].turn]
        lines += [RecapLine(who, None, to_you=False, left=True) for who in left]
        lines += (happened := list(_lines_of_turn(session, seat, whose, decided)))
        if not happened and whose != seat and decided[-1].turn < session.match.turn:
            own = [news.reason for news in decided if news.seat == whose]
            lines.append(RecapLine(whose, None, to_you=False, reason=own[-1]))
    return lines


def recap_due(session: GameSession, seat: Seat) -> bool:
    """Return whether that seat's turn begins behind a cover, and there is something to read. With two players only what was done
    to the reader counts, since the other has just played; with more everything does, since nobody looks at all of it.
    """
    turn, whose = session.match.turn, session.observation().active
    begun = any(
        isinstance(one, Decided) and one.seat == seat and one.turn == turn for one in session.latest()
    )
    takes_over = session.info.hidden_turns and whose == seat and not begun
    if not takes_over:
        return False
    lines = recap_lines(session, seat)
    return any(line.to_you or (len(session.players) > 2 and line.event is not None) for line in lines)


def _lines_of_turn(
    session: GameSession, seat: Seat, whose: Seat, decided: Sequence[Decided[Any]]
) -> Iterator[RecapLine]:
    """Yield what that seat is to read of a turn."""
    o, names, game = session.observation(), session.names, session.description
    remaining = game.remaining([event for news in decided for event in news.events])
    places = count()
    for news in decided:
        reason = news.reason
        for happened in news.events:
            event = remaining.get(next(places), happened)
            if event is None:
                continue
            acts, to_you = game.acts(event), game.hits(o, event, seat)
            text = (to_you or game.in_recap(event)) and game.event_text(o, event, names)
            if not text or (acts and news.seat == seat and not to_you):
                continue
            yield RecapLine(whose, event, to_you, reason if acts else None)
            reason = None if acts else reason


def turns_since(session: GameSession, seat: Seat) -> list[tuple[Seat, list[Decided[Any]]]]:
    """Return the turns since that seat's last one ended, in order: whose it was, and what happened in it as everybody may
    know it.
    """
    found: list[tuple[Seat, list[Decided[Any]]]] = []
    for turn, whose, news in _latest_turns(session):
        if whose == seat and turn < session.match.turn:
            break
        whole = joined(reversed(news))
        found.append((whose, [item for item in whole if isinstance(item, Decided)]))
    return found[::-1]


def has_played(session: GameSession, seat: Seat) -> bool:
    """Return whether that seat had a turn before the current one."""
    return any(whose == seat and turn < session.match.turn for turn, whose, _ in _latest_turns(session))


def _latest_turns(session: GameSession) -> Iterator[tuple[int, Seat, list[Decided[Any]]]]:
    """Yield the number of every turn, whose it was, and what happened in it, the latest first."""
    decided = (item for item in session.latest() if isinstance(item, Decided))
    for turn, news in groupby(decided, key=lambda item: item.turn):
        of_turn = _played(session, list(news))
        yield turn, of_turn[-1].seat, of_turn


def _played(session: GameSession, latest: list[Decided[Any]]) -> list[Decided[Any]]:
    """Return what happened in a turn, the latest first, without what led to the first turn of all and has its number."""
    opens = session.description.turn_of
    opened = (
        n for n, item in enumerate(latest) if n and any(opens(event) is not None for event in item.events)
    )
    return latest[: next(opened, None)]
