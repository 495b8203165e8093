"""Every motion of the table by name."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.workshop.rush.rehearsal import Rehearsal, RehearsalPart

USUAL = {
    "players": "3, first 0, active 0",
    "turn": "12",
    "reserve": "de09 us13 fr07 su01",
    "discard": "fr11 us04",
    "graveyard": "tec eng",
    "achievements": "1 4 7 11",
    "0 bases": "up su16, up, up de25",
    "0 hand": "su10 us09 eng",
    "0 garage": "eng de18 us05 vol fr01",
    "0 depot": "eng su05 de12",
    "1 bases": "up us07, up, up fr05",
    "1 hand": "eng eng eng",
    "1 garage": "us14 us11 us*",
    "1 depot": "tec us03",
    "2 bases": "up, up, up fr17",
    "2 hand": "vol eng tec",
    "2 garage": "eng eng eng fr03 fr*",
    "2 depot": "fr21",
}
DUEL = {**USUAL, "players": "2, first 0, active 0"}
THEIRS = {
    **USUAL,
    "players": "3, first 0, active 1",
    "turn": "13",
    "0 hand": "eng su05 fr01",
    "0 garage": "vol us05 eng",
    "0 depot": "de12",
    "1 hand": "us09 us08 eng",
}
THEIR_DUEL = {**THEIRS, "players": "2, first 0, active 1"}

ASSAULT, IMPACT = (RehearsalPart.ENEMY, RehearsalPart.BASES), (RehearsalPart.TARGETS,)
OWN = (RehearsalPart.BASES, RehearsalPart.HAND)

REHEARSALS: Mapping[str, Rehearsal] = {
    "deal": Rehearsal(
        {**USUAL, "0 hand": "us20 us09 eng"}, ("use us20",), (RehearsalPart.HAND, RehearsalPart.FIELD)
    ),
    "slide": Rehearsal(USUAL, ("buy fr07 with us09",), (RehearsalPart.RESERVE, RehearsalPart.HAND)),
    "reserve shift": Rehearsal({**USUAL, "0 hand": "eng"}, ("end turn",), (RehearsalPart.RESERVE,)),
    "defend": Rehearsal({**USUAL, "0 bases": "up su16, up de08, up de25"}, ("defend us09 at 0",), OWN),
    "shot": Rehearsal({**USUAL, "0 hand": "us08 us09 eng"}, ("attack us09 on 1.1",), ASSAULT),
    "hit": Rehearsal({**USUAL, "0 hand": "us08 us09 eng"}, ("attack us09 on 1.0",), IMPACT),
    "destruction": Rehearsal({**USUAL, "0 hand": "us08 us09 eng"}, ("attack us09 on 1.2",), IMPACT),
    "base blown up": Rehearsal({**USUAL, "0 hand": "su17 su19 eng"}, ("attack su17 on 1.1",), ASSAULT),
    "siege master": Rehearsal(
        {**USUAL, "0 hand": "su17 us09 eng", "1 bases": "damaged us07, up, up fr05"},
        ("strike base 1.0",),
        IMPACT,
        before=("use su17",),
    ),
    "medals": Rehearsal(
        {**USUAL, "0 hand": "us08 us09 eng", "1 bases": "up de03, up, up fr05"},
        ("medals 0",),
        (RehearsalPart.MEDALS, RehearsalPart.HAND),
        before=("attack us09 on 1.2", "attack us08 on 1.0"),
    ),
    "shuffle": Rehearsal(
        {**USUAL, "0 hand": "us20 eng", "0 garage": "vol", "0 depot": "eng su05 de12 eng us09 fr08"},
        ("use us20",),
        (RehearsalPart.HAND,),
    ),
    "scouting": Rehearsal({**USUAL, "0 hand": "us22 eng"}, ("use us22",), (RehearsalPart.RESERVE,)),
    "research": Rehearsal(
        {**USUAL, "0 hand": "su06 us09 eng"},
        ("take fr07",),
        (RehearsalPart.RESERVE, RehearsalPart.HAND),
        before=("use su06",),
    ),
    "repair": Rehearsal(
        {**USUAL, "0 hand": "su21 us09 eng"},
        ("scrap su05", "scrap de12"),
        (RehearsalPart.FIELD, RehearsalPart.HAND),
        before=("use su21",),
    ),
    "sabotage": Rehearsal(
        {**DUEL, "0 hand": "su25 us09 eng", "1 hand": "us10 eng eng"},
        ("discard us10",),
        (RehearsalPart.ENEMY, RehearsalPart.FIELD),
        before=("use su25",),
    ),
    "turned upright": Rehearsal(
        {**THEIR_DUEL, "0 bases": "damaged, up de25!, up", "1 hand": "eng"}, ("end turn",), OWN
    ),
    "turn banner": Rehearsal({**THEIR_DUEL, "1 hand": "eng"}, ("end turn",), OWN),
    "last round": Rehearsal(
        {**USUAL, "0 hand": "su17 su19", "1 bases": "gone, up, gone"}, ("attack su17 on 1.1",), ASSAULT
    ),
    "their hand": Rehearsal(
        {**DUEL, "0 hand": "eng"}, ("end turn",), (RehearsalPart.FIELD, RehearsalPart.ENEMY)
    ),
    "their purchase": Rehearsal(
        THEIRS, ("buy fr07 with us09",), (RehearsalPart.RESERVE, RehearsalPart.ENEMY)
    ),
    "their assault": Rehearsal(THEIRS, ("attack us09 on 0.2",), (RehearsalPart.ENEMY, RehearsalPart.BASES)),
}
"""The rehearsals by name. Their tables are read when they are played."""
