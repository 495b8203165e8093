"""Faults of reinforcements, elimination, the end, and what seats know: sections 17 to 20."""

from __future__ import annotations

from tests.faults.fault import Fault

FAULTS = (
    Fault(
        "17.1: drawn units lie face down",
        "plays.supply",
        "place = new_place(s, seat, kind, line, 0)",
        "place = new_place(s, seat, kind, line, REVEALED)",
        "17_to_19",
    ),
    Fault(
        "17.1: to the back line only with Back Line",
        "plays.supply",
        "            if s.catalogue.back_line[kind]:\n",
        "            if True:\n",
        "17_to_19",
    ),
    Fault("17.1: nobody sees who is asked to place", "game", "    frames.SUPPLY,\n", "", "17_to_19"),
    Fault(
        "17.2: the empty unit deck ends the game",
        "plays.procedure",
        "if event in _DRAWS_UNITS and not s.unit_deck:",
        "if False:",
        "17_to_19",
    ),
    Fault(
        "17.2: what cannot be drawn is not drawn",
        "plays.supply",
        "while len(drawn) < count and s.unit_deck:",
        "while len(drawn) < count:",
        "17_to_19",
    ),
    Fault(
        "18.1: without units a player is out",
        "turn",
        "    if not s.out >> seat & 1 and not has_units(s, seat):\n        eliminate(s, seat)\n",
        "",
        "17_to_19",
    ),
    Fault(
        "18.1: at the end of his own turn only",
        "turn",
        "    if not s.out >> seat & 1 and not has_units(s, seat):\n        eliminate(s, seat)\n",
        "    for other in range(s.seats):\n        if not s.out >> other & 1 and not has_units(s, other):\n"
        "            eliminate(s, other)\n",
        "17_to_19",
    ),
    Fault(
        "18.1: commanders do not count",
        "units",
        "return bool(s.lines[3 * seat] or s.lines[3 * seat + 1])",
        "return any(s.lines[3 * seat : 3 * seat + 3])",
        "17_to_19",
    ),
    Fault(
        "18.2: the hand is discarded",
        "scoring",
        "    for event in s.hands[seat]:\n        discard_from_hand(s, seat, event)\n",
        "    s.hands[seat] = ()\n",
        "17_to_19",
    ),
    Fault(
        "18.2: cards in front are discarded",
        "scoring",
        "        if s.before[seat] & bit:\n            discard_before(s, seat, event)\n",
        "        s.before[seat] &= ~bit\n",
        "17_to_19",
    ),
    Fault(
        "18.2: commanders leave the game",
        "scoring",
        "        s.removed_units.append(s.kinds[place])\n",
        "        s.unit_deck.insert(0, s.kinds[place])\n",
        "edges_of_turns",
    ),
    Fault(
        "19.1: one player left ends the game",
        "turn",
        '    if left <= 1:\n        end_game(s, "last player")\n    elif',
        "    if False:\n        pass\n    elif",
        "17_to_19",
    ),
    Fault(
        "19.1: the third Carpet Bombing", "plays.red", "LAST_BOMBING = 3", "LAST_BOMBING = 2", "16_effects"
    ),
    Fault(
        "19.2: ten quiet turns for each player", "scoring", "QUIET_TURNS = 10", "QUIET_TURNS = 11", "17_to_19"
    ),
    Fault(
        "19.2: of the players still in the game",
        "turn",
        "s.quiet >= QUIET_TURNS * left",
        "s.quiet >= QUIET_TURNS * s.seats",
        "edges_of_turns",
    ),
    Fault(
        "19.2: an event drawn starts the count anew",
        "plays.drawing",
        "    s.eventful = True\n",
        "",
        "17_to_19",
    ),
    Fault("19.2: a unit lost starts the count anew", "units", "    s.eventful = True\n", "", "17_to_19"),
    Fault(
        "19.3: most points win",
        "scoring",
        "scores[seat] == max(scores))",
        "scores[seat] == min(scores))",
        "17_to_19",
    ),
    Fault(
        "19.3: ties are shared",
        "scoring",
        "winners = tuple(seat for seat in range(s.seats) if scores[seat] == max(scores))",
        "winners = (scores.index(max(scores)),)",
        "17_to_19",
    ),
    Fault(
        "20: hidden units of others",
        "view.observation",
        "or owner[place] == seat or line[place] == GONE else HIDDEN",
        "or line[place] != GONE else HIDDEN",
        "20_hidden",
    ),
    Fault(
        "20: hands of others",
        "view.observation",
        "        s.hands[seat],\n        tuple(map(len, s.hands)),",
        "        s.hands[0],\n        tuple(map(len, s.hands)),",
        "20_hidden",
    ),
    Fault(
        "20: what was revealed is remembered when it is hidden",
        "units",
        "    s.memory += (((place,), (s.kinds[place],)),)\n",
        "",
        "20_hidden",
    ),
    Fault(
        "20: after a mix it lies somewhere in its line",
        "turn",
        "    remember_mixed(s, places)\n",
        "",
        "20_hidden",
    ),
    Fault(
        "20: what lies open again need not be remembered",
        "units",
        "    s.flags[place] = s.flags[place] & ~WITHDRAWN | REVEALED\n    _remember_seen(s, place)\n",
        "    s.flags[place] = s.flags[place] & ~WITHDRAWN | REVEALED\n",
        "20_hidden",
    ),
    Fault(
        "20: hands that were passed on are remembered",
        "setup",
        "    s.views[seat] += (tuple(pack),)\n",
        "    s.views[seat] += ((),)\n",
        "20_hidden",
    ),
    Fault(
        "20: what others drew is told to nobody",
        "view.secrets",
        "case ev.UnitsDrawn() if event.seat != seat:",
        "case ev.UnitsDrawn() if event.seat == seat:",
        "20_hidden",
    ),
    Fault(
        "20: events that others drew are told to nobody",
        "view.secrets",
        "if drawer != seat and card is not None and not catalogue.red[card]:",
        "if drawer == seat and card is not None and not catalogue.red[card]:",
        "20_hidden",
    ),
    Fault("20: the public sees no hand", "view.observation", "        hand=(),\n", "", "20_hidden"),
    Fault(
        "20: pinned and entrenched units are no AFVs in any world",
        "worlds.hidden_units",
        "not self._o.flags[place] & (PINNED | WITH_TRENCH if afv else WITH_ARMOR)",
        "True",
        "20_hidden",
    ),
)
