"""Longer tasks of a person: a new game, some moves, a look at the settings, a replay."""

from __future__ import annotations

from tests.monkey.playing import Player
from wotrush.scenes.history.scene import HistoryScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.title import Title
from wotrush.scenes.puzzles.tables import PuzzleTable
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.table.card_table import CardTable


class Errands(Player):
    """Tasks of a person. What is impossible at the moment is skipped."""

    # -- ways between pages

    def go_back(self) -> str:
        """Go back from pages to the table or the title."""
        for times in range(4):
            if isinstance(self.program.top, CardTable | Title):
                return f"back in {times} steps"
            self.escape()
        return f"only back to {self.program.top}"

    def to_the_table(self) -> str:
        """Go to the table, from a puzzle by way of the list of puzzles."""
        back = self.go_back()
        if isinstance(self.program.top, PuzzleTable):
            self.escape()
            back += f", {self.click('menu puzzles')}, {self.go_back()}"
        return f"{back}; {self.go_on() if self.rng.random() < 0.3 else self.new_game()}"

    def new_game(self) -> str:
        """Start a new game of either sort, with any number of players of both kinds and any options."""
        other = self.other_game() if self.rng.random() < 0.3 else ""
        if not isinstance(self.program.top, Title) or not self.click("new"):
            return "no way to a new game"
        for _ in range(self.rng.choice((0, 0, 0, 1, 2, 3, 6))):
            self.click("add")
        for _ in range(self.rng.choice((0, 1, 3))):
            node = self.find(self.rng.choice(("kind 0", "kind 1", "kind 2", "first", *self._options())))
            if node is not None:
                self.fingers.click_at(node.transform((node.size.x * self.rng.random(), node.size.y / 2)))
        if self.rng.random() < 0.3:
            self.click(self.rng.choice(("today", "remove 1")))
        if self.rng.random() < 0.3 and self.click("seed"):
            self.program.pilot.type(str(self.rng.randrange(1000)))
        self.click("start")
        if isinstance(self.program.top, NewGame):
            self.escape()
            return "a game that cannot start"
        return f"{other} a new game, {self.program.top}"

    def _options(self) -> list[str]:
        return [option.field for option in self.program.app.info.options]

    def other_game(self) -> str:
        """Have the title name another game."""
        node = self.find("game") if isinstance(self.program.top, Title) else None
        if node is None:
            return "no choice of games"
        self.fingers.click_at(node.transform((node.size.x * self.rng.random(), node.size.y / 2)))
        self.program.pilot.step()
        return f"the game {self.program.app.info.name},"

    def go_on(self) -> str:
        """Resume the saved game."""
        return f"continue: {isinstance(self.program.top, Title) and self.click('continue')}"

    def learn(self) -> str:
        return f"tutorial: {isinstance(self.program.top, Title) and self.click('tutorial')}"

    def set_something(self) -> str:
        """Change something in the settings, if a way leads there."""
        if isinstance(self.program.top, CardTable):
            self.escape()
            if not self.click("menu settings"):
                return "no menu"
        elif not self.click("settings"):
            return "no way to the settings"
        done = [self.fingers.click() for _ in range(self.rng.randint(1, 4))]
        self.escape()
        return "settings: " + ", ".join(done)

    def change_language(self) -> str:
        return self._set("language")

    def change_speed(self) -> str:
        return self._set("speed")

    def _set(self, name: str) -> str:
        if isinstance(self.program.top, CardTable):
            self.escape()
            found = self.click("menu settings")
        else:
            found = self.click("settings")
        node = self.find(name) if found else None
        if node is None:
            return f"no way to {name}"
        x = self.rng.random()
        self.fingers.click_at(node.transform((node.size.x * x, node.size.y / 2)))
        self.program.pilot.step()
        self.escape()
        return f"another {name}: {x:.3f}"

    def use_menu(self) -> str:
        """Open the table's menu and choose an entry."""
        if not isinstance(self.program.top, CardTable):
            return "no table"
        self.escape()
        entries = [n.name for n in self.program.top.pieces.menu.children if n.shown]
        if not entries:
            return "no menu"
        name = self.rng.choice(entries)
        if name == "menu title" and self.rng.random() < 0.5:
            name = "menu resume"
        if name == "menu give up" and self.rng.random() < 0.5:
            self.click(name)
        return f"{name}: {self.click(name)}"

    def watch(self) -> str:
        """Watch the replay of a finished game from the list."""
        if not isinstance(self.program.top, Title) or not self.click("history"):
            return "no way to the played games"
        for _ in range(4):
            self.program.pilot.step()
        rows = [n.name for n in self.program.page.root.walk() if n.name.startswith("watch ")]
        if rows:
            return f"{self.rng.choice(rows)}: {self.click(self.rng.choice(rows))}"
        return "nothing to watch yet"

    def steer_replay(self) -> str:
        """Use buttons of the replay bar, if a game is being watched."""
        if not isinstance(self.program.session, WatchedSession):
            return "nothing is watched"
        names = ("back", "forward", "step", "pause", "side", "speed", "turn")
        done = []
        for _ in range(self.rng.randint(1, 6)):
            node = self.find(f"replay {self.rng.choice(names)}")
            if node is not None:
                self.fingers.click_at(
                    node.transform(
                        (node.size.x * self.rng.random(), node.size.y * self.rng.uniform(0.3, 0.7))
                    )
                )
                self.program.pilot.step(self.rng.choice((1 / 60, 0.4)))
                done.append(node.name)
        return "replay bar: " + ", ".join(done)

    def look_back(self) -> str:
        """Open the page of played games and its statistics."""
        if not isinstance(self.program.top, Title) or not self.click("history"):
            return "no way to the played games"
        done = [self.fingers.click() for _ in range(3) if isinstance(self.program.top, HistoryScene)]
        return "played games: " + ", ".join(done)
