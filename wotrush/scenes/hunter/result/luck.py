"""The luck of the dice, read from the journal: how often each player's dice hit, and how often they were to be expected
to; and the shot of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from wotrush.match.journal import Journal
from wotrush.match.replay import begin, walk
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterGame, hunter_ruleset
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import ACE_GUNNER, AFV, AIR_COVER, CARPET_BOMBING, HEAVY_GUNS, JAMMING
from wotrush.model.hunter.frames import KILLED
from wotrush.model.hunter.odds.forecast import chance_of, hit_chances
from wotrush.model.hunter.plays.modifiers import NEEDED

STRIKE, SPY, SHOT, EVADE, EVENT, MINE = "strike", "spy", "shot", "evade", "event", "mine"
REROLLED = (STRIKE, SPY, SHOT)
"""Dice that may be rolled again."""
WISHED = frozenset(NEEDED) - {CARPET_BOMBING}
"""Events whose player wishes the dice to be low."""
LIKELY = 0.5
"""A shot that was likelier than this to destroy its target is nothing to tell of."""
ANSWERS = (AIR_COVER, JAMMING, ACE_GUNNER)
"""Events without dice of their own that may come between another event and its dice."""


@dataclass(slots=True)
class Dice:
    """The dice of one player for one purpose."""

    hits: int = 0
    chances: list[float] = field(default_factory=list)
    """The chance of each die that was rolled to show its target number or less."""

    @property
    def expected(self) -> float:
        return sum(self.chances)

    def __add__(self, other: Dice) -> Dice:
        return Dice(self.hits + other.hits, self.chances + other.chances)


@dataclass(frozen=True, slots=True)
class DecisiveStrike:
    """A strike that destroyed a unit, the kinds of both, and how likely that was before its dice."""

    seat: Seat
    unit: int
    victim: Seat
    target: int
    points: int
    round: int
    dice: tuple[int, ...]
    """As they lay in the end."""
    needed: int
    chance: float

    @property
    def against_odds(self) -> float:
        """The points that it brought beyond those that were to be expected."""
        return self.points * (1 - self.chance)


@dataclass(frozen=True, slots=True)
class Luck:
    """Of a whole game: by seat the dice by their purpose, and the unlikely shot that brought most against the odds."""

    dice: tuple[dict[str, Dice], ...]
    best: DecisiveStrike | None


def luck_of(journal: Journal) -> Luck:
    """Return the luck of a game. Raises Problem if today's rules lead elsewhere."""
    ruleset = hunter_ruleset()
    game: HunterGame = begin(ruleset, journal)
    reader = LuckReader(game)
    for step in walk(ruleset, journal, game):
        for event in step.events:
            reader.read(event, step.before, step.after)
    return Luck(tuple(reader.dice), reader.best)


def luckier_than(dice: Dice) -> float:
    """Return the share of games with the same dice in which they hit less often, those as lucky counted half.

    The distribution is exact: that of a sum of independent dice with different chances.
    """
    shares = [1.0]
    for chance in dice.chances:
        missed = [share * (1 - chance) for share in shares]
        hit = [share * chance for share in shares]
        shares = [a + b for a, b in zip([*missed, 0.0], [0.0, *hit], strict=True)]
    return sum(shares[: dice.hits]) + shares[dice.hits] / 2


class LuckReader:
    """Give it all events in their order: it knows which dice a new roll belongs to."""

    def __init__(self, game: HunterGame) -> None:
        self.catalogue = game.catalogue
        self.dice: list[dict[str, Dice]] = [{} for _ in range(game.seats)]
        self.best: DecisiveStrike | None = None
        self._rolled: ev.DiceRolled | None = None
        """The last dice that may be rolled again."""
        self._strike: ev.DiceRolled | None = None
        self._lying: list[int] = []
        """The dice of the last strike, with what was rolled again."""
        self._salvos: dict[int, int] = {}
        """How many each unit declared last; a counter comes between an attack and its dice."""
        self._event: int | None = None
        """The event whose dice are rolled next, if any is."""

    def read(self, event: ev.HunterEvent, before: HunterGame, after: HunterGame) -> None:
        match event:
            case ev.EventPlayed(event=card) if card not in ANSWERS:
                self._event = card
            case ev.AttackDeclared() | ev.CounterDeclared():
                self._salvos[event.unit] = event.salvos
            case ev.DiceRolled(cause=cause, dice=dice):
                if cause in REROLLED:
                    self._rolled = event
                if cause == STRIKE:
                    self._strike, self._lying = event, list(dice)
                if self._is_wished(event, after):
                    for die in dice:
                        self._count(event, die)
            case ev.DieRerolled(die=number, value=value) if self._rolled is not None:
                self._count(self._rolled, value)
                if self._rolled is self._strike:
                    self._lying[number - 1] = value
            case ev.StrikeResolved(result=result) if result == KILLED:
                self._judge(event, before, after)
            case _:
                pass

    def _is_wished(self, roll: ev.DiceRolled, after: HunterGame) -> bool:
        """Return whether somebody wished for a success: not of red events, nor of drivers looking for fuel, nor of Heavy Guns
        against an AFV, which they cannot harm.
        """
        if roll.cause != EVENT:
            return roll.cause in (STRIKE, SPY, SHOT, EVADE, MINE)
        harmless = self._event == HEAVY_GUNS and self.catalogue.types[after.kinds[roll.unit]] == AFV
        return self._event in WISHED and not harmless

    def _count(self, roll: ev.DiceRolled, die: int) -> None:
        dice = self.dice[roll.seat].setdefault(EVENT if roll.cause == MINE else roll.cause, Dice())
        dice.hits += die <= roll.needed
        dice.chances.append(chance_of(roll.needed))

    def _judge(self, event: ev.StrikeResolved, before: HunterGame, after: HunterGame) -> None:
        roll = self._strike
        if roll is None or roll.unit != event.unit:
            return
        salvos = self._salvos.get(event.unit, len(roll.dice))
        flags, led = before.flags[event.target], len(roll.dice) > salvos
        _, chance = hit_chances(roll.needed, salvos, event.kind, flags, led=led)
        if chance > LIKELY:
            return
        kind = after.kinds[event.target]
        victim = after.owner[event.target]
        shot = DecisiveStrike(
            roll.seat,
            after.kinds[event.unit],
            victim,
            kind,
            self.catalogue.points[kind],
            before.round,
            tuple(self._lying),
            roll.needed,
            chance,
        )
        if self.best is None or shot.against_odds > self.best.against_odds:
            self.best = shot
