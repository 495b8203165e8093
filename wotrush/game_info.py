"""What menus show of a game before anything of it is imported: seats, options, levels, names. Texts are message ids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import TypeAlias

OptionSetting: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One of the values that an option can have, and its name, a message id."""

    value: OptionSetting
    name: str


@dataclass(frozen=True, slots=True)
class OptionText:
    """A rule option: its field in the game's options, its name, and what it changes. Texts are message ids."""

    field: str
    name: str
    explanation: str
    values: tuple[OptionValue, ...] = ()
    """The values to choose from, the printed rule first. An option without them is a switch that is off at first."""
    several: bool = False
    """Whether the values after the first, which stands for all of them, may be chosen together, joined by commas."""
    icon: str = ""
    """Names the icon that stands beside it, one of `GameEntry.icons`."""

    @property
    def default(self) -> OptionSetting:
        """Its value by the printed rules."""
        return self.values[0].value if self.values else False

    @property
    def settings(self) -> tuple[OptionSetting, ...]:
        """All its settings, the default first; share codes depend on their order."""
        if self.several:
            return _settings_of_several(tuple(str(choice.value) for choice in self.values))
        return tuple(choice.value for choice in self.values) or (False, True)

    def valid(self, value: object) -> OptionSetting:
        """Return the setting that equals `value`, or the default if there is none."""
        if self.several and isinstance(value, str | list | tuple):
            return self.joined(value.split(",") if isinstance(value, str) else value)
        return next((setting for setting in self.settings if setting == value), self.default)

    def joined(self, chosen: Iterable[object]) -> OptionSetting:
        """Return the setting of several values, in their order; none, all or unknown ones are the default."""
        wanted = set(chosen)
        names = [str(choice.value) for choice in self.values[1:]]
        found = [name for name in names if name in wanted]
        whole = len(found) in (0, len(names)) or not wanted <= set(names)
        return self.default if whole else ",".join(found)


@cache
def _settings_of_several(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the name that stands for all, and every other choice among the rest."""
    every, *rest = names
    masks = range(1, (1 << len(rest)) - 1)
    return every, *(",".join(name for i, name in enumerate(rest) if mask >> i & 1) for mask in masks)


@dataclass(frozen=True, slots=True)
class StyleText:
    """A style of play: its name, what such an opponent likes, and the icon for it. Texts are message ids."""

    name: str
    taste: str
    icon: str = ""


TURN_IS_OVER = "over"
"""The name of the window in which nothing is played: a turn that has ended by itself is looked at before the others go on."""


@dataclass(frozen=True, slots=True)
class WindowText:
    """A window for reactions: its name in the settings, what opens it, what can be done in it. Texts are message ids."""

    name: str
    title: str
    explanation: str
    icon: str
    asked: str = "when it concerns me"
    """When a person is asked who has chosen nothing else, see `settings.Asking`."""


@dataclass(frozen=True, slots=True)
class CodeLists:
    """What the numbers in share codes stand for. Codes are permanent, so that new entries only go to the end."""

    levels: tuple[str, ...]
    styled: tuple[str, ...] = ()
    """Levels whose opponents have a style."""
    styles: tuple[str, ...] = ()


class Mood(StrEnum):
    """The time of the day behind the title, and the sound of it."""

    DUSK = "dusk"
    NIGHT = "night"


class GamePart(StrEnum):
    """An optional part of a game that the title offers; its value names the button."""

    TUTORIAL = "tutorial"
    PUZZLES = "puzzles"
    CARDS = "cards"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What menus show of a game before anything of it is imported. Texts are message ids."""

    name: str
    """The game's key in `GAMES`, which journals carry too."""
    title: str
    title_lines: tuple[str, str, str]
    """The title screen's lines above, in and below its middle."""
    seats: range
    """Numbers of players."""
    too_few: str
    """The sentence that tells why no seat can be taken away."""
    too_many: str
    """The sentence that tells why no seat can be added."""
    levels: Mapping[str, str]
    """Opponents that people can choose, from the easiest to the hardest: agent and name."""
    usual_level: str
    """The level of opponents for whom nobody chose one."""
    substitute: str
    """The agent that plays on for a person who gives up."""
    adviser: str
    """The agent that gives hints."""
    opponent_names: tuple[str, ...]
    """Names of opponents for whom nobody typed one, in the order of the seats."""
    codes: CodeLists
    par: str = ""
    """The agent that plays the deals of finished games again for comparison; none if nobody does."""
    letter: str = ""
    """Marks the game in share codes: a digit of base 32 other than 0.

    It is empty for the one game whose codes and settings are older than this mark.
    """
    mood: Mood = Mood.DUSK
    """How the title looks, and what is heard behind the table, while this game is chosen or played."""
    hidden_turns: bool = False
    """Whether players keep secrets in their own turns too, so that a shared screen is covered before each of them."""
    drafts: bool = False
    """Whether players pick cards and pass the others on before a game begins."""
    secret_reactions: bool = False
    """Whether players are asked in secret to react.

    Such a game has the option `shared_screen`, with which everybody is asked who could react as far as everybody knows, so
    that being asked tells nothing to people who share a screen.
    """
    long_turns: bool = False
    """Whether every opponent's turn takes its time, instead of all of a round sharing it."""
    level_notes: Mapping[str, str] = field(default_factory=dict)
    """What a person may expect of a level, for choosing one."""
    level_icons: Mapping[str, str] = field(default_factory=dict)
    """The badges of levels."""
    options: tuple[OptionText, ...] = ()
    """Rule options in the order of the page; share codes depend on it."""
    first_player: bool = True
    """Whether the option `first_player` says who begins. Every game has the option `players`."""
    styles: Mapping[str, StyleText] = field(default_factory=dict)
    """Styles of play by key, all equally strong; the agents of the first one are named by their level alone."""
    styled_levels: tuple[str, ...] = ()
    """Levels whose opponents have a style."""
    other_agents: Mapping[str, str] = field(default_factory=dict)
    """Names of agents that play but cannot be chosen."""
    teachers: Mapping[str, str] = field(default_factory=dict)
    """Who gives hints in place of `adviser`, by the agent that is played against."""
    command_names: Mapping[str, str] = field(default_factory=dict)
    """Names of commands that only some games have, by their name in the settings. See `scenes.page.keys.Command`."""
    fixed_keys: tuple[tuple[str, str], ...] = ()
    """Keys of this game that cannot be changed, and what they do."""
    windows: tuple[WindowText, ...] = ()
    """Windows in which players react in each other's turns; people can choose when they are asked."""
    parts: frozenset[GamePart] = frozenset()
    """The optional parts that the game has; its `Screens` hold their scenes."""

    def agent(self, level: str, style: str) -> str:
        """Return the name of the agent of that level and style."""
        return level if style == next(iter(self.styles), style) else f"{level}-{style}"

    def level_and_style(self, agent: str) -> tuple[str, str]:
        """Return what `agent` was named by; the style is empty in a game that has none."""
        level, _, style = agent.partition("-")
        if level not in self.styled_levels:
            return agent, next(iter(self.styles), "")
        return level, style or next(iter(self.styles), "")

    def setting(self, name: str) -> str:
        """Return the name under which the settings keep this game's own value of that name."""
        return f"{name}_{self.name}" if self.letter else name
