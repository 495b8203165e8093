"""What all sparring partners have in common: a turn made of the assault and the purchase that are worth most together.

A partner says what things are worth to it. None of them looks beyond its own turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, NamedTuple

from wotrush.ai.agent import Choice
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import (
    END_ASSAULT,
    END_TURN,
    REFRESH,
    STOP_REPAIR,
    Action,
    Attack,
    Buy,
    Defend,
    Discard,
    Expose,
    Place,
    Scrap,
    Strike,
    Take,
    TakeMedals,
    Use,
)
from wotrush.model.rush.cards import FIRST_BARRACKS, FIRST_ONE, Ability, one_medal
from wotrush.model.rush.scoring import ahead_by, points_of
from wotrush.model.rush.state import Prompt
from wotrush.workshop.rush.sparring.seen import SeenTable, after, assault_ended, assaults


class ScriptedTurn(NamedTuple):
    """A plan for the rest of the turn, with what it is worth."""

    worth: float
    hit: Attack | None = None
    buy: Buy | None = None
    busy: frozenset[int] = frozenset()
    """The cards that fight or pay."""


class Script:
    """A sparring partner; what it wants is said by the methods that its kinds override."""

    BASE, KILL, ENDING = 7.0, 2.0, 6.0
    RACE, NEAR = 2.5, 3
    """What one more of what an achievement counts is worth, and how far behind it is still worth it."""
    PATIENCE = 30
    """The round after which the end is welcome to whoever is behind, too."""
    ABILITY: ClassVar = {
        Ability.REINFORCEMENTS: 1.0,
        Ability.RECRUITMENT: 0.2,
        Ability.SCOUTING: 0.1,
        Ability.SABOTAGE: 0.8,
        Ability.RESEARCH: 1.0,
        Ability.REPAIR: 1.0,
        Ability.INVULNERABILITY: 1.5,
    }

    def wants(self, seen: SeenTable, card: int) -> float:
        """Return what getting the vehicle is worth, in the last round only for achievements; it is not bought for 0 or less."""
        race = self.race(seen, card)
        return race if seen.o.ending else self.worth(seen, card) + race

    def worth(self, seen: SeenTable, card: int) -> float:
        """Return what the vehicle is worth to this partner besides achievements."""
        return float(seen.printed.cost[card])

    def kill(self, seen: SeenTable, nation: int) -> float:
        """Return what a medal of that nation is worth."""
        left = seen.o.ones[nation]
        return self.KILL + self.race(seen, one_medal(nation, left)) if left else 0.1

    def race(self, seen: SeenTable, card: int) -> float:
        """Return what the card is worth for achievements, most where one more takes the lead or keeps it."""
        total = 0.0
        for achievement in seen.counts_for(card):
            ahead = seen.margins[achievement]
            if -self.NEAR <= ahead <= 1:
                total += self.RACE * (1.0 if ahead in (-1, 0) else 0.6)
        return total

    def guard(self, seen: SeenTable, card: int) -> float:
        """Return what the card is worth as the defender of a bare base."""
        return 0.0

    def ability(self, seen: SeenTable, card: int, ability: Ability) -> float:
        """Return what an ability other than Siege Master is worth now."""
        if ability is Ability.INVULNERABILITY:
            return self.kill(seen, seen.printed.nation[card])
        return self.ABILITY[ability]

    def ends(self, ahead: int) -> float:
        """Return what it is worth to bring the last round with this lead."""
        return self.ENDING if ahead > 0 else -self.ENDING

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return the best action by this partner's own measure."""
        o, seen = observation, SeenTable(observation, determinize(observation, rng))
        if o.prompt is Prompt.PLAY or o.prompt is Prompt.ASSAULT:
            return Choice(self._plays(seen))
        return Choice(max(o.actions, key=lambda action: self._answers(seen, action)))

    def _plays(self, seen: SeenTable) -> Action:
        turn = self._turn(seen)
        if seen.o.prompt is Prompt.ASSAULT:
            return turn.hit or END_ASSAULT
        free = [use for use in seen.legal(Use) if use.card not in turn.busy]
        uses = [
            (worth, use)
            for use in free
            if (worth := self.use(seen, use)) > max(0.0, self._guarding(seen, use.card))
        ]
        if uses:
            return max(uses, key=lambda one: (self._shows(seen, one[1].card), one[0]))[1]
        if play := turn.hit or turn.buy:
            return play
        guards = [
            (self._guarding(seen, one.card), one) for one in seen.legal(Defend) if one.place in seen.bare
        ]
        best = max(guards, key=lambda one: one[0], default=(0.0, None))
        return best[1] if best[1] and best[0] > 0 else END_TURN

    def _turn(self, seen: SeenTable) -> ScriptedTurn:
        """Return the assault and the purchase that are worth most, less what their cards would do otherwise."""
        idle = {use.card: max(0.0, self.use(seen, use)) for use in seen.legal(Use)}
        for card in seen.o.hand:
            idle[card] = max(idle.get(card, 0.0), self._guarding(seen, card))
        spared = {card: idle[card] + 0.01 * self.hand(seen, card) for card in seen.o.hand}

        def cost(cards: frozenset[int]) -> float:
            return sum(spared[card] for card in cards if card in spared)

        fights = [ScriptedTurn(0.0), *self._fights(seen)]
        fights = [
            ScriptedTurn(fight.worth - cost(fight.busy), fight.hit, None, fight.busy) for fight in fights
        ]
        buys = [ScriptedTurn(0.0)]
        for buy in assault_ended(seen.world).legal_actions():
            if isinstance(buy, Buy) and (worth := self.wants(seen, buy.card)) > 0:
                busy = frozenset(buy.payers)
                buys.append(ScriptedTurn(worth - cost(busy), None, buy, busy))
        best = ScriptedTurn(0.0)
        for fight in fights:
            for buy_turn in buys:
                worth = fight.worth + buy_turn.worth
                if worth > best.worth and not fight.busy & buy_turn.busy:
                    best = ScriptedTurn(worth, fight.hit, buy_turn.buy, fight.busy | buy_turn.busy)
        return best

    def _fights(self, seen: SeenTable) -> Iterator[ScriptedTurn]:
        for cards, first, world in assaults(seen.world):
            worth = self.won(seen, seen.world, world)
            if worth > 0:
                yield ScriptedTurn(worth, first, None, cards)

    def won(self, seen: SeenTable, before: RushGame, world: RushGame) -> float:
        """Return what was won by hits."""
        me = seen.me
        bases = world.bases_destroyed[me] - before.bases_destroyed[me]
        kills = world.vehicles_destroyed[me] - before.vehicles_destroyed[me]
        nation = world.nation if world.prompt is Prompt.ASSAULT else seen.printed.nation[seen.o.using]
        worth = self.BASE * bases + (kills * self.kill(seen, nation) if kills else 0.0)
        if bases or kills:
            done = assault_ended(world)
            if done.ending and not before.ending and seen.o.round <= self.PATIENCE:
                worth += self.ends(ahead_by(points_of(done), me))
        return worth

    def use(self, seen: SeenTable, use: Use) -> float:
        """Return what using a card is worth, with what it does as a defender afterwards."""
        card, total = use.card, 0.0
        for ability, _ in seen.printed.abilities[card]:
            if ability is Ability.SIEGE_MASTER:
                total += self._siege(seen, use)
            else:
                total += self.ability(seen, card, ability)
        return total + self._guarding(seen, card)

    def _siege(self, seen: SeenTable, use: Use) -> float:
        aimed = after(seen.world, use)
        if aimed.prompt is not Prompt.STRIKE:
            return 0.0
        return max(self._strike(seen, aimed, strike) for strike in aimed.legal_actions())

    def _strike(self, seen: SeenTable, world: RushGame, strike: Action) -> float:
        """Return what a strike destroys, or what an assault with the other cards gains by it."""
        struck = after(world, strike)
        worth = self.won(seen, world, struck)
        if worth or struck.assaulted:
            return worth
        while struck.prompt is not Prompt.PLAY:
            if struck.active != seen.me or struck.prompt is Prompt.OVER:
                return 0.0
            struck = after(struck, struck.legal_actions()[0])
        best = max((self.won(seen, struck, then) for _, _, then in assaults(struck)), default=0.0)
        before = (
            max((fight.worth for fight in self._fights(seen)), default=0.0)
            if seen.o.prompt is Prompt.PLAY
            else 0.0
        )
        return 0.9 * (best - before)

    def _guarding(self, seen: SeenTable, card: int) -> float:
        if not seen.bare or not seen.printed.armor[card] or seen.late:
            return 0.0
        return self.guard(seen, card)

    def _shows(self, seen: SeenTable, card: int) -> bool:
        """Return whether using the card shows others, so that it comes first."""
        return any(
            ability in (Ability.REINFORCEMENTS, Ability.SCOUTING)
            for ability, _ in seen.printed.abilities[card]
        )

    def hand(self, seen: SeenTable, card: int) -> float:
        """Return what a card does in a hand: what this partner would miss in it."""
        printed = seen.printed
        return (
            max(0, printed.resources[card]) + 2.0 * printed.power[card] + 2.0 * len(printed.abilities[card])
        )

    def _answers(self, seen: SeenTable, action: Action) -> float:
        """Return what an answer is worth to whatever the game asks."""
        printed = seen.printed
        match action:
            case Strike():
                return self._strike(seen, seen.world, action)
            case Take(card):
                return self.wants(seen, card) + 0.1 * self.hand(seen, card)
            case Discard(card):
                return -self.hand(seen, card)
            case Scrap(card):
                return self.scrap(seen, card)
            case Place(place):
                return float(place in seen.bare)
            case Expose(card, place):
                return float(place in seen.bare) + 0.1 * printed.armor[card]
            case TakeMedals(doubles):
                return float(doubles)
            case _:
                return {REFRESH: 1.0, STOP_REPAIR: 0.5}.get(action, 0.0)

    def scrap(self, seen: SeenTable, card: int) -> float:
        """Return what it is worth to send the card to the graveyard; below a half, Repair stops."""
        if card >= FIRST_ONE:
            return -9.0
        return 1.0 if card >= FIRST_BARRACKS else 0.4 - 0.1 * self.hand(seen, card)
