"""Faults of setup, phases, zones, buying and defending."""

from __future__ import annotations

from tests.faults.fault import Fault

FAULTS = (
    # Setup and zones
    Fault(
        "players + 1 achievements", "setup", "achievements[: s.seats + 1]", "achievements[: s.seats]", "setup"
    ),
    Fault("first player chosen", "setup", "s.first = s.options.first_player", "s.first = 0", "setup"),
    Fault(
        "barracks are shuffled",
        "setup",
        "        shuffle_garage(s, seat)\n",
        "",
        "setup",
    ),
    Fault("five cards in a wide Reserve", "options", "return 5 if", "return 6 if", "setup"),
    Fault(
        "the Depot becomes the new Garage and drawing goes on",
        "zones",
        "garage = _shuffle_depot(s, seat)",
        "_shuffle_depot(s, seat)\n            break",
        "zones",
    ),
    Fault(
        "the Depot is shuffled",
        "zones",
        "    s.depots[seat] = []\n    shuffle_garage(s, seat)\n",
        "    s.depots[seat] = []\n    s.streams[1 + seat] += 1\n",
        "zones",
    ),
    Fault(
        "a base drawn goes to the own Depot",
        "zones",
        "        if card >= FIRST_BASE:",
        "        if card > 10**6:",
        "zones",
    ),
    Fault(
        "a base drawn is not replaced",
        "zones",
        "            s.depots[seat].append(card)\n            if s.record:\n                s.events.append(ev.BaseDrawn",
        "            draw(s, seat, 1, shown=shown)\n            s.depots[seat].append(card)\n"
        "            if s.record:\n                s.events.append(ev.BaseDrawn",
        "zones",
    ),
    Fault(
        "the vehicle discard becomes the new deck",
        "zones",
        "            s.deck, s.discard = s.discard, []\n",
        "            s.deck = s.discard[:]\n",
        "zones",
    ),
    Fault(
        "the new deck is shuffled",
        "zones",
        "            shuffle_deck(s)\n",
        "            s.streams[0] += 1\n",
        "zones",
    ),
    Fault(
        "every seat has luck of its own",
        "zones",
        "streams, stream = s.streams, 1 + seat",
        "streams, stream = s.streams, 0",
        "setup",
    ),
    # Phase I
    Fault("damaged bases turn upright", "turn.phases", "base[3 * seat + place] = UPRIGHT", "pass", "phases"),
    Fault(
        "damaged defenders turn upright", "turn.phases", "hurt[3 * seat + place] = False", "pass", "phases"
    ),
    Fault(
        "only the player's own are repaired",
        "turn.phases",
        "    seat = s.active\n    base, hurt = s.base, s.hurt\n",
        "    seat = s.active\n    base, hurt = s.base, s.hurt\n    hurt[:] = [False] * len(hurt)\n",
        "phases",
    ),
    # Phase II in general
    Fault(
        "a vehicle is played once a turn",
        "turn.phases",
        "s.played = s.pool = s.kills = 0",
        "s.pool = s.kills = 0",
        "phases",
    ),
    Fault(
        "played means paid with",
        "turn.purchase",
        "            s.played |= 1 << card",
        "            pass",
        "phases",
    ),
    Fault("played means used", "turn.abilities", "        s.played |= 1 << card", "        pass", "phases"),
    Fault("played means set to defend", "game", "    s.played |= 1 << a.card\n", "", "phases"),
    Fault("played means attacked with", "turn.assault", "    s.played |= 1 << card\n", "", "phases"),
    Fault(
        "barracks may be played again",
        "turn.abilities",
        "    if card < VEHICLES:\n",
        "    if card:\n",
        "phases",
    ),
    # Buying
    Fault("at most the sum", "turn.purchase", "if total >= need]", "if total > need]", "buying"),
    Fault(
        "a card without resource value never pays",
        "turn.purchase",
        "if resources[card] >= 0]",
        "if card >= 0]",
        "buying",
    ),
    Fault(
        "cost 0 takes a card worth 0",
        "turn.purchase",
        "if resources[card] >= 0]",
        "if resources[card] > 0]",
        "buying",
    ),
    Fault(
        "national resources pay for their own nation only",
        "turn.purchase",
        "return [card for card in payers if not national[card] or nations[card] == nation]",
        "return payers",
        "buying",
    ),
    Fault("one purchase a turn", "turn.purchase", "if s.bought and not s.recruiting:", "if False:", "buying"),
    Fault(
        "the vehicle on top of its payers",
        "turn.purchase",
        "    s.depots[seat] += action.payers\n    s.depots[seat].append(vehicle)\n",
        "    s.depots[seat].append(vehicle)\n    s.depots[seat] += action.payers\n",
        "buying",
    ),
    Fault(
        "a card is dealt beside the deck",
        "zones",
        "reserve.append(s.deck.pop())",
        "reserve.insert(0, s.deck.pop())",
        "buying",
    ),
    Fault(
        "the purchase of a turn ends with it",
        "turn.phases",
        "s.recruiting = s.bought = s.assaulted = False",
        "s.recruiting = s.assaulted = False",
        "buying",
    ),
    # Recruitment
    Fault(
        "leftovers of before count too",
        "turn.purchase",
        "        if s.recruiting:\n            left =",
        "        if s.recruiting and s.bought:\n            left = 0 *",
        "recruitment",
    ),
    Fault(
        "a leftover pays alone for cost 1 and more",
        "turn.purchase",
        "left >= need > 0",
        "left > need > 0",
        "recruitment",
    ),
    Fault(
        "a leftover never pays alone for cost 0",
        "turn.purchase",
        "left >= need > 0",
        "left >= need >= 0",
        "recruitment",
    ),
    Fault(
        "each nation's leftovers are kept apart",
        "turn.purchase",
        "left = s.pool + s.pool_national[catalogue.nation[vehicle]]",
        "left = s.pool + sum(s.pool_national)",
        "recruitment",
    ),
    Fault(
        "national resources are used up first",
        "turn.purchase",
        "from_national = min(cost, national)",
        "from_national = max(0, cost - s.pool)",
        "recruitment",
    ),
    Fault(
        "leftovers are lost with the turn",
        "turn.phases",
        "    s.pool_national = NO_NATIONALS\n",
        "",
        "recruitment",
    ),
    Fault(
        "Recruitment ends with the turn",
        "turn.phases",
        "s.recruiting = s.bought = s.assaulted = False",
        "s.bought = s.assaulted = False",
        "recruitment",
    ),
    # Defending
    Fault(
        "an undefended base first",
        "turn.defence",
        "return bare or defended",
        "return bare + defended",
        "defending",
    ),
    Fault(
        "the base keeps its own damage",
        "turn.defence",
        "    s.hurt[slot] = False\n",
        "    s.hurt[slot] = False\n    s.base[slot] = 1\n",
        "defending",
    ),
    Fault(
        "a replaced defender goes to the Depot",
        "turn.defence",
        "s.depots[s.active].append(replaced)",
        "s.graveyard.append(replaced)",
        "defending",
    ),
    Fault("a new defender is undamaged", "turn.defence", "    s.hurt[slot] = False\n", "", "defending"),
    Fault(
        "only cards with armor defend",
        "turn.phases",
        "        if armor[card]:",
        "        if True:",
        "defending",
    ),
    Fault(
        "a used card with armor must defend",
        "turn.abilities",
        "elif s.catalogue.armor[card] and any(",
        "elif s.catalogue.armor[card] > 1 and any(",
        "using",
    ),
    Fault(
        "no base left: to the Depot",
        "turn.abilities",
        "elif s.catalogue.armor[card] and any(s.base[3 * seat : 3 * seat + 3]):",
        "elif s.catalogue.armor[card]:",
        "using",
    ),
    # Phase III
    Fault(
        "the furthest card is discarded",
        "zones",
        "    gone = s.reserve[:count]\n    del s.reserve[:count]\n",
        "    gone = s.reserve[-count:]\n    del s.reserve[-count:]\n",
        "phases",
    ),
    Fault(
        "a short Reserve is only refilled",
        "turn.phases",
        "    return not s.options.optional_refresh and len(s.reserve) == s.reserve_size",
        "    return not s.options.optional_refresh",
        "phases",
    ),
    Fault(
        "unplayed cards go to the Depot",
        "turn.phases",
        "        s.depots[seat] += hand\n        hand.clear()\n",
        "",
        "phases",
    ),
    Fault(
        "three are drawn",
        "turn.phases",
        "draw(s, seat, HAND, shown=False)",
        "draw(s, seat, HAND - len(hand), shown=False) if hand else draw(s, seat, 2, shown=False)",
        "phases",
    ),
    Fault(
        "drawn face down",
        "turn.phases",
        "draw(s, seat, HAND, shown=False)",
        "draw(s, seat, HAND, shown=True)",
        "hidden_information",
    ),
)
