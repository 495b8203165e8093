"""Faults of events and their windows: section 16."""

from __future__ import annotations

from tests.faults.fault import Fault

FAULTS = (
    Fault(
        "16.1: grey events in the own turn only",
        "cards.catalogue",
        "mask & self.in_other_turns\n",
        "mask\n",
        "edges_of_turns",
    ),
    Fault(
        "16.1: some in another's turn only",
        "cards.catalogue",
        "return mask & self.in_own_turn,",
        "return mask,",
        "edges_of_turns",
    ),
    Fault(
        "16.3: after a play all passes are forgotten",
        "combat.windows",
        "    s.stack[-1][STAGE] = 0\n",
        "    pass\n",
        "16_events",
    ),
    Fault(
        "16.3: clockwise from the active player",
        "combat.windows",
        "for seat in CLOCKWISE[s.seats][s.active]:",
        "for seat in range(s.seats):",
        "edges_of_turns",
    ),
    Fault(
        "16.3: the window closes when its cause is gone",
        "plays.reactions",
        "    if _cause_gone(s, s.stack[-2]):\n        return legal\n",
        "",
        "16_events",
    ),
    Fault(
        "16.4: nobody sees who was asked",
        "view.stack",
        "    if asked_in_secret:\n        _forget",
        "    if False:\n        _forget",
        "16_events",
    ),
    Fault(
        "16.7: nobody jams his own card",
        "plays.reactions",
        "play[E_OFF] or play[E_SEAT] == seat or",
        "play[E_OFF] or",
        "16_events",
    ),
    Fault(
        "16.8: a cancelled card is discarded",
        "plays.procedure",
        "    s.discard.append(frame[E_CARD])\n    if s.record:",
        "    after_effect(s, frame)\n    if s.record:",
        "16_events",
    ),
    Fault(
        "16.9: each name once in the windows of a roll",
        "plays.procedure",
        "        procedure[PLAYED_AT[procedure[0]]] |= 1 << event\n",
        "        pass\n",
        "16_events",
    ),
    Fault(
        "16.9: one card of a name before a player",
        "plays.playable",
        "        if not s.before[seat] & bit:\n",
        "        if True:\n",
        "16_effects",
    ),
    Fault(
        "16.9: one card of a name under a unit",
        "plays.playable",
        "if flags[place] & (REVEALED | without) == REVEALED and",
        "if flags[place] & REVEALED and",
        "16_events",
    ),
    Fault(
        "16.10: attached cards go with their unit",
        "units",
        "        if s.flags[place] & bit:\n            detach(s, place, event)\n    index",
        "        pass\n    index",
        "16_events",
    ),
    Fault("16.12: the hand limit is 3", "hands", "HAND_LIMIT = 3", "HAND_LIMIT = 4", "16_events"),
    Fault(
        "16.12: discards to one below",
        "plays.drawing",
        "hand_limit(s, seat) + 1\n",
        "hand_limit(s, seat)\n",
        "16_events",
    ),
    Fault(
        "16.13: the discard becomes the new deck",
        "plays.drawing",
        "        s.event_deck, s.discard = s.discard, []\n",
        "        s.event_deck = s.discard[:]\n",
        "edges_of_turns",
    ),
    Fault(
        "16.13: a red card is not replaced",
        "plays.drawing",
        "        draw_red(s, seat, event)\n        return\n",
        "        frame[W_COUNT] += 1\n        draw_red(s, seat, event)\n        return\n",
        "16_events",
    ),
    Fault(
        "16.14: eliminated players are no targets",
        "plays.playable",
        "if other != seat and not s.out >> other & 1]",
        "if other != seat]",
        "edges_of_turns",
    ),
)
