"""Short stretches of play on written tables, one for each motion of Tank Hunter."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from tests.model.hunter.rules.tabletop import load_dice, table
from tests.scenes.hunter.tables import ENTRY, Battle, seated
from wotrush.ai.registry import load_ruleset
from wotrush.match.match import AnyMatch, Match
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.hunter import events as ev
from wotrush.settings import Settings, Speed

SIZE = (1280, 720)


@dataclass(frozen=True)
class Staged:
    """A table as text, the lines that are played on it, and an event of what is then to be seen."""

    own: str
    foe: str
    lines: tuple[str, ...]
    happens: tuple[type, ...]
    deck: str = "smoke"
    dice: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The next dice of each seat."""

    def lay(self, *, reduced: bool) -> Battle:
        """Return the table with a person at S1 and an opponent at S2."""
        text = f"event_deck: {self.deck}\nseat: S1\n {self.own}\nseat: S2\n {self.foe}\n"
        game = table(text, "charge=yes evade=yes commanders=yes")
        for seat, faces in self.dice.items():
            load_dice(game, seat, *faces)
        players = (Human("Anna"), Opponent("Bison", "recruit"))
        options = {"players": 2, "charge": True, "evade": True, "commanders": True}
        setup = Setup(options, 1, players, datetime(2026, 1, 1, tzinfo=UTC))
        match: AnyMatch = Match(load_ruleset(ENTRY), setup, game)
        settings = Settings(language="en", speed=Speed.NORMAL, reduced_motion=reduced)
        played = seated(match, settings, SIZE)
        played.scene.settle()
        return played


MINE = "front: 1 u031 revealed, 2 u005\n {}"
FOE = "front: 9 u005 revealed, 10 u006\n {}"
MOTIONS = {
    "charge": Staged(
        MINE.format(""),
        FOE.format(""),
        ("attack 1>9 ap charge", "counter 9>1"),
        (ev.AttackDeclared, ev.CounterDeclared, ev.StrikeResolved),
        dice={0: (2, 2), 1: (6, 6)},
    ),
    "attack with counterattack": Staged(
        MINE.format(""),
        FOE.format(""),
        ("attack 1>9 ap", "counter 9>1"),
        (ev.AttackDeclared, ev.CounterDeclared, ev.StrikeResolved, ev.UnitLost),
        dice={0: (6,), 1: (1,)},
    ),
    "overrun": Staged(
        MINE.format(""),
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 overrun",),
        (ev.StrikeResolved, ev.UnitLost),
        dice={0: (1,)},
    ),
    "overrun that fails": Staged(
        MINE.format(""),
        "front: 9 u085 revealed, 10 u006\n",
        ("attack 1>9 overrun",),
        (ev.StrikeResolved,),
        dice={0: (6,)},
    ),
    "rifles": Staged(
        "front: 1 u097 revealed, 2 u005\n",
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 rifle", "counter 9>1"),
        (ev.CounterDeclared, ev.StrikeResolved, ev.UnitLost),
        dice={0: (6,), 1: (1,)},
    ),
    "suicide attack": Staged(
        "front: 1 u097 revealed, 2 u005\n",
        FOE.format(""),
        ("attack 1>9 suicide",),
        (ev.StrikeResolved, ev.UnitLost),
        dice={0: (1,)},
    ),
    "suicide attack that fails": Staged(
        "front: 1 u097 revealed, 2 u005\n",
        FOE.format(""),
        ("attack 1>9 suicide",),
        (ev.StrikeResolved,),
        dice={0: (6,)},
    ),
    "mines": Staged(
        MINE.format(""),
        FOE.format("before: minefield"),
        ("attack 1>9 ap",),
        (ev.AttackDeclared, ev.DiceRolled, ev.UnitLost),
        dice={0: (1, 1)},
    ),
    "smoke": Staged(
        MINE.format(""),
        FOE.format("hand: smoke"),
        ("attack 1>9 ap", "event smoke"),
        (ev.EventPlayed, ev.Voided),
    ),
    "trench": Staged(
        "front: 1 u101 revealed, 2 u005\n hand: trench",
        FOE.format(""),
        ("event trench 1",),
        (ev.EventPlayed, ev.EventAttached),
    ),
    "spying": Staged(
        "front: 1 u001 revealed, 2 u005\n",
        FOE.format(""),
        ("spy 1>S2",),
        (ev.SpyDeclared, ev.DiceRolled, ev.SpyResolved),
        dice={0: (1,)},
    ),
    "spy network": Staged(
        MINE.format("hand: spy_network"),
        "front: 9 u005, 10 u006, 11 u031\n",
        ("event spy_network S2", "show 10"),
        (ev.EventPlayed, ev.UnitRevealed),
        dice={0: (2,)},
    ),
    "reinforcement": Staged(
        MINE.format(""),
        FOE.format("hand: reinforcements"),
        ("wait", "event reinforcements"),
        (ev.EventPlayed, ev.UnitsDrawn, ev.UnitDeployed),
    ),
    "taken": Staged(
        MINE.format("hand: captured_plans"),
        FOE.format("hand: smoke"),
        ("event captured_plans S2",),
        (ev.EventPlayed, ev.EventTaken),
    ),
    "lost to captured plans": Staged(
        MINE.format("hand: smoke"),
        FOE.format("hand: captured_plans"),
        ("wait", "event captured_plans S1"),
        (ev.EventPlayed, ev.EventTaken),
    ),
    "heavy guns": Staged(
        MINE.format("hand: heavy_guns"),
        "front: 9 u005 revealed, 10 u101 revealed, 11 u101 revealed\n",
        ("event heavy_guns S2",),
        (ev.EventPlayed, ev.DiceRolled, ev.MarkerPut),
        dice={0: (2, 2, 5)},
    ),
    "pinning": Staged(
        "front: 1 u031 revealed, 2 u005\n hand: camouflage",
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 shell",),
        (ev.StrikeResolved, ev.MarkerPut),
        dice={0: (1,)},
    ),
    "salvos": Staged(
        "front: 1 u019 revealed, 2 u005\n",
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 shell x4",),
        (ev.StrikeResolved, ev.MarkerPut),
        dice={0: (5, 3, 1, 6)},
    ),
    "dry as it destroys": Staged(
        "front: 1 u019 revealed, 2 u005\n",
        "front: 9 u101 revealed, 10 u006\n",
        ("attack 1>9 shell x4",),
        (ev.UnitLost, ev.MarkerPut),
        dice={0: (5, 1, 1, 6)},
    ),
    "dive bombers": Staged(
        "front: 1 u031 revealed, 2 u005\n hand: dive_bomber",
        "front: 9 u005 revealed, 10 u019 revealed\n",
        ("event dive_bomber 9", "aa 10"),
        (ev.EventPlayed, ev.DiceRolled, ev.UnitLost),
        dice={0: (2,), 1: (5, 5, 5)},
    ),
    "missed dive bombers": Staged(
        "front: 1 u031 revealed, 2 u005\n hand: dive_bomber",
        "front: 9 u005 revealed, 10 u006 revealed\n",
        ("event dive_bomber 9",),
        (ev.EventPlayed, ev.DiceRolled),
        dice={0: (6,)},
    ),
    "strafing": Staged(
        "front: 1 u031 revealed, 2 u005\n hand: strafing",
        "front: 9 u005 revealed, 10 u006 revealed\n",
        ("event strafing 9",),
        (ev.EventPlayed, ev.DiceRolled, ev.MarkerPut),
        dice={0: (1,)},
    ),
    "shot down": Staged(
        "front: 1 u031 revealed, 2 u005\n hand: dive_bomber",
        "front: 9 u005 revealed, 10 u019 revealed\n",
        ("event dive_bomber 9", "aa 10"),
        (ev.EventPlayed, ev.DiceRolled, ev.EventOff),
        dice={1: (1,)},
    ),
    "ambush": Staged(
        MINE.format(""),
        "front: 9 u005 revealed, 10 u006 revealed\n hand: ambush",
        ("attack 1>9 ap", "event ambush 10>1"),
        (ev.EventPlayed, ev.CounterDeclared, ev.StrikeResolved),
        dice={0: (3,), 1: (5, 5)},
    ),
    "river": Staged(
        MINE.format(""),
        FOE.format("hand: river"),
        ("attack 1>9 ap", "event river S1"),
        (ev.EventPlayed, ev.EventAttached, ev.DiceRolled),
    ),
    "hand limit": Staged(
        MINE.format(""),
        FOE.format("hand: smoke ambush escape"),
        ("wait", "wait", "discard smoke"),
        (ev.EventDiscarded,),
        deck="ace_gunner jamming",
    ),
    "evasion": Staged(
        "front: 1 u031 revealed\n",
        "front: 9 u021 revealed, 10 u006\n",
        ("attack 1>9 ap", "evade"),
        (ev.DiceRolled, ev.HitsAverted),
        dice={0: (1,), 1: (1,)},
    ),
    "field repairs": Staged(
        MINE.format(""),
        FOE.format("hand: field_repair"),
        ("attack 1>9 ap", "event field_repair"),
        (ev.HitsAverted, ev.MarkerPut),
        dice={0: (1,), 1: (1,)},
    ),
    "leadership": Staged(
        "front: 1 u031 revealed, 2 u025 revealed\n",
        FOE.format(""),
        ("attack 1>9 ap", "use 2"),
        (ev.UnitExhausted, ev.DiceRolled, ev.UnitLost),
        dice={0: (6, 2)},
    ),
    "long range": Staged(
        "front: 1 u001 revealed\n back: 2 u092 revealed",
        FOE.format(""),
        ("attack 2>9 range",),
        (ev.StrikeResolved, ev.UnitLost),
        dice={0: (2,)},
    ),
    "elimination": Staged(
        "front: 1 u031 revealed, 2 u005\n",
        "front: 9 u005 revealed\n commanders: 10 c01",
        ("attack 1>9 ap",),
        (ev.UnitLost, ev.PlayerEliminated),
        dice={0: (1,)},
    ),
    "flood": Staged(
        MINE.format(""),
        FOE.format(""),
        ("wait",),
        (ev.EventDrawn, ev.EventAttached),
        deck="smoke flash_flood",
    ),
    "capture": Staged(
        MINE.format("hand: captured_vehicle"),
        FOE.format(""),
        ("attack 1>9 ap", "event captured_vehicle 9"),
        (ev.UnitLost, ev.UnitCaptured),
        dice={0: (1,)},
    ),
    "anti-air": Staged(
        "front: 1 u019 revealed, 2 u005\n",
        FOE.format(""),
        ("wait", "aa 1"),
        (ev.DiceRolled, ev.BombingCounted),
        deck="smoke carpet_bombing",
        dice={0: (6,)},
    ),
}
