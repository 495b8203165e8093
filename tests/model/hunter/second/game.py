"""The whole game as one long procedure that stops wherever somebody has to decide: sections 3, 4, 18 and 19."""

from __future__ import annotations

from collections.abc import Iterator

import tests.model.hunter.second.commanders
import tests.model.hunter.second.reactions  # noqa: F401  (both fill the registers of `asking`)
from tests.model.hunter.second.asking import (
    END,
    MAIN,
    Moment,
    Question,
    Resolve,
    Steps,
    ask,
    choose,
    plays,
    quick_elimination,
    window,
)
from tests.model.hunter.second.attack import attacks
from tests.model.hunter.second.box import EVENTS, UNITS, event_deck, unit_deck
from tests.model.hunter.second.spying import spyings
from tests.model.hunter.second.supply import choose_line, wait
from tests.model.hunter.second.table import (
    BACK,
    FRONT,
    Chance,
    GameOver,
    Player,
    Table,
    TurnOver,
    Unit,
)
from wotrush.model.hunter import HunterOptions


class SecondReading:
    """Plays by texts in the notation of section 21."""

    def __init__(self, options: HunterOptions, chance: Chance) -> None:
        self.table = Table(options, chance)
        self._steps = whole_game(self.table)
        self.question: Question | None = next(self._steps)

    def to_act(self) -> int | None:
        return self.question.seat if self.question else None

    def legal(self) -> set[str]:
        """4.7, 5.2: a reveal is listed in main and in the windows DECLARED and END only."""
        if not self.question:
            return set()
        own = self.table.players[self.question.seat].units if self.question.reveals else []
        return {*self.question.answers, *(f"reveal {unit.place}" for unit in own if not unit.revealed)}

    def play(self, text: str) -> None:
        """A reveal is accepted whoever is to act (5.2)."""
        said: str | None = text
        if text.startswith("reveal "):
            self.table.unit_at(int(text.split()[1])).reveal()
            said = None
        try:
            self.question = self._steps.send(said)
        except StopIteration:
            self.question = None


def whole_game(g: Table) -> Steps[None]:
    yield from set_up(g)
    try:
        start_player(g)
        first = True
        while True:
            yield from turn(g, first=first)
            first = False
            g.active = next(
                seat % len(g.players)
                for seat in range(g.active + 1, 99)
                if not g.players[seat % len(g.players)].out
            )
    except GameOver as over:
        g.end = str(over)


def set_up(g: Table) -> Steps[None]:
    g.unit_deck = g.chance.shuffle("units", unit_deck(g.options))
    hands: list[list[str]] = [[] for _ in g.players]
    for hand in hands:
        hand += g.unit_deck[:5]
        del g.unit_deck[:5]
    events = event_deck(g.options)
    red = [name for name in events if EVENTS[name].color == "red" and name != "carpet_bombing"]
    events = g.chance.shuffle("dealt events", [name for name in events if EVENTS[name].color != "red"])
    for hand in hands:
        hand.append(events.pop(0))
    events = g.chance.shuffle("other events", events + red)
    size, extra = divmod(len(events), 3)
    for pile in (2, 1, 0):  # The lowest first.
        first = len(events) - size - (pile < extra)
        g.event_deck = g.chance.shuffle("pile", [*events[first:], "carpet_bombing"]) + g.event_deck
        del events[first:]
    kept = yield from draft(g, hands)
    yield from deployment(g, kept)


def draft(g: Table, hands: list[list[str]]) -> Steps[list[list[str]]]:
    """3.4."""
    kept: list[list[str]] = [[] for _ in g.players]
    for _ in range(5):
        for player in g.players:
            name = yield from choose(g, player.seat, "keep", hands[player.seat])
            hands[player.seat].remove(name)
            kept[player.seat].append(name)
        hands = [hands[-1], *hands[:-1]]
    return [own + last for own, last in zip(kept, hands, strict=True)]


def deployment(g: Table, kept: list[list[str]]) -> Steps[None]:
    """3.5 and 3.6."""
    lines: list[tuple[Player, dict[str, list[str]], list[str]]] = []
    for player in g.players:
        cards = kept[player.seat]
        in_line: dict[str, list[str]] = {FRONT: [], BACK: []}
        in_file = sorted((name for name in cards if name in UNITS), key=lambda name: UNITS[name].number)
        commanders = [name for name in in_file if UNITS[name].type == "COMMANDER"]
        for name in in_file:
            if name not in commanders:
                line = yield from choose_line(g, player.seat, name)
                in_line[line].append(name)
        lines.append((player, in_line, commanders))
    for player, in_line, commanders in lines:
        player.hand = [name for name in kept[player.seat] if name in EVENTS]
        for line in (FRONT, BACK):
            for name in g.chance.shuffle(f"line {line}", in_line[line]):
                unit = Unit(UNITS[name], player.seat, line)
                g.number(unit)
                player.units.append(unit)
        for name in g.chance.shuffle("line commanders", commanders):
            commander = Unit(UNITS[name], player.seat, BACK, revealed=True)
            g.number(commander)
            player.commanders.append(commander)


def start_player(g: Table) -> None:
    """3.7."""
    best = {player.seat: max((unit.card.points for unit in player.units), default=0) for player in g.players}
    tied = [seat for seat in best if best[seat] == max(best.values())]
    while len(tied) > 1:
        dice = {seat: g.chance.die(seat) for seat in tied}
        tied = [seat for seat in tied if dice[seat] == max(dice.values())]
    g.active = tied[0]


def turn(g: Table, *, first: bool) -> Steps[None]:
    """4."""
    player = g.players[g.active]
    player.turns += 1
    g.quiet = True
    g.acted = g.extra_action = g.target_destroyed = False
    try:
        if not first:
            yield from before_the_turn(g, player)
        if not player.in_line(FRONT):
            for unit in player.in_line(BACK):
                g.change_line(unit, FRONT)
        yield from main(g, player)
        yield from window(g, END, Moment())
    except TurnOver:
        pass
    end_of_turn(g, player)


def before_the_turn(g: Table, player: Player) -> Steps[None]:
    """4.2 a to d."""
    for card in player.units + player.commanders:
        card.exhausted = False
    done = ""

    def answers() -> list[str]:
        found = []
        lines = [[unit for unit in player.in_line(line) if not unit.revealed] for line in (FRONT, BACK)]
        if done == "" and max(map(len, lines)) >= 2:
            found.append("mix")
        if done in ("", "mix") and g.may_change_line(player.seat):
            found += [f"advance {unit.place}" for unit in player.in_line(BACK) if unit.fit]
        if len(player.hand) >= 3:
            found += [f"cure {unit.place} pinned" for unit in player.units if unit.pinned]
            found += [f"cure {unit.place} ammo" for unit in player.units if unit.dry]
        return [*found, "begin"]

    while done not in ("begin", "cure"):
        said = yield from ask(g, player.seat, answers)
        done, *names = said.split()
        if done == "mix":
            mix(g, player)
        elif done == "advance":
            g.change_line(g.unit_at(int(names[0])), FRONT)
        elif done == "cure":
            left = len(player.hand) - 3
            while len(player.hand) > left:
                if left == 0:
                    g.discard += player.hand
                    player.hand = []
                else:
                    name = yield from choose(g, player.seat, "discard", player.hand)
                    player.hand.remove(name)
                    g.discard.append(name)
            g.cure(g.unit_at(int(names[0])), names[1])


def mix(g: Table, player: Player) -> None:
    """4.2 b: the hidden units of a line are dealt over the places that they hold."""
    for line in (FRONT, BACK):
        hidden = [unit for unit in player.in_line(line) if not unit.revealed]
        if len(hidden) < 2:
            continue
        places = [unit.place for unit in hidden]
        spots = [player.units.index(unit) for unit in hidden]
        for unit, place, spot in zip(g.chance.deal_over(hidden), places, spots, strict=True):
            unit.place = place
            player.units[spot] = unit


def main(g: Table, player: Player) -> Steps[None]:
    """4.4."""

    def ways() -> dict[str, Resolve]:
        return {**plays(g, player.seat, MAIN, moment), **dict(actions(g, player))}

    while True:
        moment = Moment()
        said = yield from ask(g, player.seat, lambda: list(ways()), reveals=True)
        if said == "end":
            return
        yield from ways()[said]()
        if not said.startswith("use"):
            quick_elimination(g)


def actions(g: Table, player: Player) -> Iterator[tuple[str, Resolve]]:
    if g.acted:
        yield "end", lambda: iter(())  # type: ignore[return-value,misc]
    if g.extra_action or not g.acted:
        for text, action in [*attacks(g), *spyings(g)]:
            yield text, _action(g, action)
    if not g.acted:
        yield "wait", _action(g, lambda: wait(g, 1))
        strategist = player.commander("c10")
        if strategist and not strategist.exhausted:
            yield "wait c10", _action(g, lambda: wait_with(g, strategist))


def wait_with(g: Table, strategist: Unit) -> Steps[None]:
    strategist.exhausted = True
    yield from wait(g, 2)


def _action(g: Table, action: Resolve) -> Resolve:
    def taken() -> Steps[None]:
        g.acted = True
        g.extra_action = False
        yield from action()

    return taken


def end_of_turn(g: Table, player: Player) -> None:
    """4.6, 18.1, 19."""
    g.ignored = []
    for unit in g.units():
        unit.rolled = unit.evaded = False
    for card in list(player.before):
        if card.last_turn == player.turns:
            g.discard_before(card)
    if not player.units and not player.out:
        g.eliminate(player)
    g.stop_if_one_is_left()
    g.quiet_turns = g.quiet_turns + 1 if g.quiet else 0
    if g.quiet_turns >= 10 * sum(not each.out for each in g.players):
        raise GameOver("quiet")
