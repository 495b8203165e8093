"""Tank Hunter 2e. `HunterGame.new(HunterOptions(players=3, evade=True), seed=1)` deals a game.

**Play it** as any game behind `wotrush.model.game`: `to_act()`, `legal_actions()`, `apply(action)`; besides, `apply` takes a
`Reveal` from any player at any decision after deployment. `str(action)` is the notation of section 21 of docs/hunter.md, and
`parse_hunter_action` reads it. Equal actions are the same object, and classes in `actions` have their fields by name.

**Read it** through `observe(seat)`, a `HunterObservation`. Cards in play lie on *places*, numbers from 1 on their backs:
`kinds[place]` is what is printed (an index into the tables of `catalogue`, or HIDDEN), `owner[place]` whose it is, `line[place]`
where it lies (GONE, FRONT, BACK, COMMAND) and `flags[place]` its state, bits that `cards.words` names (REVEALED, PINNED, DRY …);
`front(seat)`, `back(seat)` and `commanders(seat)` list places from left to right. `before[seat]` has bits of the cards in front
of a player, `hand` the own events, numbered by their rules (0 is E01). What is going on inside a turn, e.g. an attack with its
strike and its dice, lies in `stack`, innermost last; `frames` names the slots of each frame.

**Events** (`events`) are what `apply` returns: facts in the order in which they happened, enough to animate and tell them.
`HunterRuleset.event_for` censors one for a seat. A pass, and who was asked in a window, causes none.

The rules lie in `setup`, `turn` and `scoring`; attacks, strikes, counterattacks, spying and windows in `combat`; event cards,
abilities, air strikes, drawing and reinforcements in `plays`; card files and words in `cards`; what seats see, and why actions
are refused, in `view`; games that fit what a seat sees in `worlds`; forecasts in `odds`; tables as text in `positions`.
All of it follows docs/hunter.md, paragraph by paragraph.
"""

from wotrush.model.hunter.game import HunterGame
from wotrush.model.hunter.options import HunterOptions
from wotrush.model.hunter.reading import parse_hunter_action
from wotrush.model.hunter.ruleset import HunterRuleset, hunter_ruleset
from wotrush.model.hunter.view.observation import HIDDEN, HunterObservation

__all__ = [
    "HIDDEN",
    "HunterGame",
    "HunterObservation",
    "HunterOptions",
    "HunterRuleset",
    "hunter_ruleset",
    "parse_hunter_action",
]
