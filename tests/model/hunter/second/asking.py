"""Decisions, windows and the way of an event card: sections 4.7 and 16.1 to 16.10."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from tests.model.hunter.second.box import EVENTS, EventCard
from tests.model.hunter.second.table import FRONT, GameOver, Losses, Table, TurnOver, Unit

MAIN, DECLARED, READY, ROLLED, HIT, LOST = "main", "declared", "ready", "rolled", "hit", "lost"
PLAYED, AIR, END = "played", "air", "end"


@dataclass
class Question:
    """A decision of a seat. A reveal makes the table look again at what there is to answer."""

    seat: int
    answers: list[str]
    reveals: bool
    """Own units that can be revealed are listed too."""


T = TypeVar("T")
Steps: TypeAlias = Generator[Question, str | None, T]
Resolve: TypeAlias = Callable[[], Steps[None]]


@dataclass(eq=False)
class Moment:
    """What a window is about: a declared attack, a strike, a shot, losses …"""

    played: set[tuple[int, str]] = field(default_factory=set)
    """16.9: who played which event in the windows of one strike, spying or anti-air shot."""


@dataclass(eq=False)
class PlayedMoment(Moment):
    by: int = 0
    cancelled: bool = False


@dataclass(eq=False)
class LostMoment(Moment):
    losses: Losses = field(default_factory=Losses)


@dataclass(eq=False)
class AirMoment(Moment):
    """An air strike: who is affected, and what the units of a seat have fired at it."""

    card: EventCard = EVENTS["carpet_bombing"]
    by: int = 0
    affected: tuple[int, ...] = ()
    fired: list[Unit] = field(default_factory=list)
    flak_chief: set[int] = field(default_factory=set)
    liaison: int = 0
    off: bool = False


@dataclass
class Play:
    """One way to play a card: what follows its name, and what it does."""

    targets: str
    effect: Callable[[Moment, Losses], Steps[None]]
    affected: tuple[int, ...] = ()
    named: Unit | None = None


PlaysOf: TypeAlias = Callable[[Table, int, str, Moment], Iterator[Play]]
CARDS: dict[str, PlaysOf] = {}
"""How each event card may be played now, by its id."""

Abilities: TypeAlias = Callable[[Table, int, str, Moment], Iterator[tuple[str, Resolve]]]
ABILITIES: list[Abilities] = []
"""What else may be done in a window: abilities of units and commanders, evading, anti-air shots."""


def ask(g: Table, seat: int, answers: Callable[[], list[str]], *, reveals: bool = False) -> Steps[str]:
    """4.7: a decision with only one answer is made here, except `wait`."""
    while True:
        now = answers()
        if len(now) == 1 and now != ["wait"]:
            return now[0]
        said = yield Question(seat, now, reveals)
        if said is not None:
            return said


def choose(g: Table, seat: int, verb: str, cards: list[str]) -> Steps[str]:
    """Like cards are one choice."""
    said = yield from ask(g, seat, lambda: [f"{verb} {name}" for name in sorted(set(cards))])
    return said.split()[1]


def window(g: Table, name: str, moment: Moment, gone: Callable[[], bool] = lambda: False) -> Steps[None]:
    """16.3."""
    while not gone():
        for player in g.clockwise():
            seat = player.seat

            def now(seat: int = seat) -> dict[str, Resolve]:
                return {} if gone() else plays(g, seat, name, moment)

            if not now():
                continue
            said = yield from ask(g, seat, lambda: [*now(), "pass"], reveals=name in (DECLARED, END))
            if said != "pass":
                yield from now()[said]()
                if name == END and said.startswith("event"):
                    quick_elimination(g)
                break
        else:
            return


def plays(g: Table, seat: int, name: str, moment: Moment) -> dict[str, Resolve]:
    """All that the seat may play in the window, by its text."""
    found: dict[str, Resolve] = {}
    for card in {EVENTS[name] for name in g.players[seat].hand}:
        if _in_time(g, seat, name, card, moment):
            for play in CARDS[card.id](g, seat, name, moment):
                found[f"event {card.id}{play.targets}"] = _playing(g, seat, card, play, moment)
    for abilities in ABILITIES:
        found.update(abilities(g, seat, name, moment))
    return found


def _in_time(g: Table, seat: int, name: str, card: EventCard, moment: Moment) -> bool:
    """16.1, 16.5, 16.9, E36."""
    own_turn = seat == g.active
    if (card.timing == "own_turn" and not own_turn) or (card.timing == "other_turn" and own_turn):
        return False
    if card.air_strike and g.bad_weather():
        return False
    if name in (READY, ROLLED, HIT) and (seat, card.id) in moment.played:
        return False
    if card.window == "open":
        return name in (MAIN, DECLARED, END)
    if card.window == "main":
        return name == MAIN or (name == END and own_turn)
    return name == card.window


def _playing(g: Table, seat: int, card: EventCard, play: Play, moment: Moment) -> Resolve:
    return lambda: play_event(g, seat, card, play, moment)


def play_event(g: Table, seat: int, card: EventCard, play: Play, moment: Moment) -> Steps[None]:
    """16.6 and 16.8."""
    g.players[seat].hand.remove(card.id)
    moment.played.add((seat, card.id))
    if isinstance(moment, LostMoment) and card.id == "emergency_reserve":
        moment.losses.reserves.append(seat)
    if play.named:
        play.named.reveal()
    asked = PlayedMoment(by=seat)
    yield from window(g, PLAYED, asked, lambda: asked.cancelled)
    strike: Moment = moment
    off = asked.cancelled
    if card.air_strike and not off:
        strike = AirMoment(card=card, by=seat, affected=play.affected)
        yield from air(g, strike)
        off = strike.off
        if not off:
            yield from window(g, READY, strike)
    if off:
        g.discard.append(card.id)
        return
    losses = Losses()
    yield from play.effect(strike, losses)
    if card.after == "discard":
        g.discard.append(card.id)
    elif card.after == "remove":
        g.removed.append(card.id)
    yield from after_effect(g, losses)


def after_effect(g: Table, losses: Losses) -> Steps[None]:
    """17.2, then window LOST."""
    stop_if_no_unit_is_left(g)
    if losses.lost:
        yield from window(g, LOST, LostMoment(losses=losses))


def stop_if_no_unit_is_left(g: Table) -> None:
    if not g.unit_deck:
        raise GameOver("unit_deck")


def air(g: Table, strike: AirMoment) -> Steps[None]:
    """10.2: each affected player is asked to the end before the next."""
    for player in g.clockwise():
        if player.seat not in strike.affected:
            continue
        while not strike.off:

            def now(seat: int = player.seat) -> dict[str, Resolve]:
                return plays(g, seat, AIR, strike)

            said = yield from ask(g, player.seat, lambda: [*now(), "pass"])
            if said == "pass":
                break
            yield from now()[said]()


def affected_by_carpet_bombing(g: Table) -> tuple[int, ...]:
    return tuple(player.seat for player in g.clockwise() if player.in_line(FRONT))


def quick_elimination(g: Table) -> None:
    """Option `quick_elimination`: an action, or an event outside an action, is finished."""
    if not g.options.quick_elimination:
        return
    for player in g.clockwise():
        if not player.units:
            g.eliminate(player)
    g.stop_if_one_is_left()
    if g.players[g.active].out:
        raise TurnOver
