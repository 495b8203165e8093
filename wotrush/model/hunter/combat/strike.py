"""A strike: the dice of one unit against one unit (6.4 to 6.7, 12)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    DRY,
    FIRED,
    FRONT,
    HAS_FLOOD,
    HAS_RIVER,
    INF,
    MARKER_AMMO,
    MARKER_PINNED,
    PINNED,
    RANGE,
    REVEALED,
    RIFLE,
    SHELL,
    SUICIDE,
)
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.windows import open_lost, open_ready, open_rolled, open_window
from wotrush.model.hunter.frames import (
    A_PLUS,
    AVERTED,
    BONUS,
    COUNTER_STRIKE,
    D_MINUS,
    FAILED,
    HIT,
    HITS,
    KILLED,
    LEADER,
    NO_RESULT,
    ROLE,
    S_DICE,
    S_FRONTAL,
    S_KIND,
    S_RESULT,
    S_SALVOS,
    STAGE,
    STRIKE,
    SUCCEEDED,
    X_LINE,
    Y_LINE,
    T,
    X,
    Y,
)
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import (
    CANNOT_FIRE,
    added_defence,
    leave,
    own_water,
    put_marker,
    readiness,
    spend,
    water_bit,
)


def counter_kind(types: list[int], kind_of_x: int, kind_of_y: int) -> int:
    """Return the kind of a counter, which the two types alone decide (6.2, below the table)."""
    against_afv = types[kind_of_y] == AFV
    if types[kind_of_x] != INF:
        return AP if against_afv else SHELL
    return SUICIDE if against_afv else RIFLE


def across_river(s: HunterState, one: int, other: int, ignored: int) -> int:
    """Return how many rivers lie between the units of two players and are not ignored (E32)."""
    rivers, before = 0, s.before
    for seat in (s.owner[one], s.owner[other]):
        if before[seat] & HAS_RIVER and not ignored & water_bit(HAS_RIVER, seat):
            rivers += 1
    return rivers


def push_strike(
    s: HunterState,
    unit: int,
    target: int,
    kind: int,
    salvos: int,
    role: int,
    *,
    lines: tuple[int, int] = (FRONT, FRONT),
    frontal: bool = True,
    bonus: int = 0,
) -> None:
    """Begin a strike; its result is in `HunterState.result` when it is over."""
    s.result = NO_RESULT
    s.stack.append(strike_frame(unit, target, kind, salvos, role, lines, int(frontal), bonus))


def strike_frame(
    unit: int,
    target: int,
    kind: int,
    salvos: int,
    role: int,
    lines: tuple[int, int],
    frontal: int,
    bonus: int,
) -> list[int]:
    """Return the frame of a strike that begins: no card has been played, no die rolled."""
    frame = [STRIKE, 0, unit, target, kind, salvos, role, 0, bonus, 0, 0, 0, 0, 0, 0]
    return [*frame, lines[0], lines[1], frontal, NO_RESULT]


def is_void(s: HunterState, x: int, y: int, x_line: int, y_line: int) -> bool:
    """Whether no die is rolled: X cannot strike any more, or Y cannot be struck (6.7)."""
    if s.flags[x] & CANNOT_FIRE != REVEALED or s.line[x] != x_line:
        return True
    return not s.flags[y] & REVEALED or s.line[y] != y_line


def water_ignored(s: HunterState, frame: list[int]) -> int:
    """Return the water that X ignores: its own player's, or as what the active player attacked (14.8)."""
    return s.ignored if frame[ROLE] == COUNTER_STRIKE else own_water(s, s.owner[frame[X]])


def target_parts(s: HunterState, frame: list[int]) -> tuple[int, int, int, int, int, int]:
    """Return A, D, and what M consists of: played cards and charge, abilities, rivers, flood (6.5)."""
    catalogue, x, y, kind = s.catalogue, frame[X], frame[Y], frame[S_KIND]
    seat = s.owner[x]
    value = max(catalogue.values[s.kinds[x]][kind][0] + frame[A_PLUS], 0)
    ignored = water_ignored(s, frame)
    defence = ability = 0
    if kind == RANGE:
        ability = has_far_sight(s, seat)
    elif kind == SUICIDE:
        ability = int(catalogue.open_top[s.kinds[y]])
    else:
        defence = catalogue.defence[s.kinds[y]] - frame[D_MINUS] + added_defence(s.flags[y])
    rivers = across_river(s, x, y, ignored) if frame[S_FRONTAL] else 0
    flood = 1 if s.before[seat] & HAS_FLOOD and not ignored & water_bit(HAS_FLOOD, seat) else 0
    return value, max(defence, 0), frame[BONUS], ability, rivers, flood


def target_number(s: HunterState, frame: list[int]) -> int:
    """Return T = A - D + M (6.5)."""
    value, defence, bonus, ability, rivers, flood = target_parts(s, frame)
    return value - defence + bonus + ability - rivers - flood


def has_far_sight(s: HunterState, seat: int) -> int:
    """Return 1 if the player has a revealed unit with Far Sight (14.7)."""
    far, kinds, flags = s.catalogue.far_sight, s.kinds, s.flags
    for place in s.lines[3 * seat] + s.lines[3 * seat + 1]:
        if flags[place] & REVEALED and far[kinds[place]]:
            return 1
    return 0


def step_strike(s: HunterState, frame: list[int]) -> None:
    """Go on with a strike, following the steps of 6.4."""
    if frame[STAGE] == 0:
        frame[STAGE] = 1
        if open_ready(s, s.owner[frame[X]], s.owner[frame[Y]]):
            return
    if frame[STAGE] == 1:
        if is_void(s, frame[X], frame[Y], frame[X_LINE], frame[Y_LINE]):
            s.stack.pop()
            s.result = NO_RESULT
            if s.record:
                s.events.append(ev.Voided(frame[X]))
            return
        frame[STAGE] = 2
        _roll_dice(s, frame)
        if open_rolled(s, s.owner[frame[X]]):
            return
    if frame[STAGE] == 2:
        frame[STAGE] = 3
        frame[HITS] = hits_of(frame[S_DICE:], frame[LEADER], frame[T])
        if frame[HITS]:
            open_window(s, HIT)
            return
    if frame[STAGE] == 3:
        frame[STAGE] = 4
        _apply(s, frame)
    else:
        s.stack.pop()
        s.result = frame[S_RESULT]


def _roll_dice(s: HunterState, frame: list[int]) -> None:
    seat = s.owner[frame[X]]
    frame[T] = target_number(s, frame)
    for _ in range(frame[S_SALVOS] * (2 if frame[LEADER] else 1)):
        frame.append(roll(s, seat))
    spend(s, frame[X], FIRED)
    if s.record:
        s.events.append(ev.DiceRolled(seat, "strike", frame[X], tuple(frame[S_DICE:]), frame[T]))


def hits_of(dice: list[int], leader: int, target: int) -> int:
    """Count salvos whose die, with leadership the lower one of two, is at most T."""
    if leader:
        dice = [min(pair) for pair in zip(dice[::2], dice[1::2], strict=True)]
    return len([die for die in dice if die <= target])


def result_of(kind: int, hits: int, target_flags: int) -> int:
    """Return the result of that many hits, none averted, on a unit in that state (6.4, step 7)."""
    if not hits:
        return FAILED
    return SUCCEEDED if kind == SHELL and hits == 1 and not target_flags & PINNED else KILLED


def _apply(s: HunterState, frame: list[int]) -> None:
    """Apply the hits, check the ammo, open LOST."""
    x, y, hits = frame[X], frame[Y], frame[HITS]
    result = FAILED if frame[AVERTED] else result_of(frame[S_KIND], hits, s.flags[y])
    if s.record:
        s.events.append(ev.StrikeResolved(x, y, frame[S_KIND], hits, result))
    if result == SUCCEEDED:
        put_marker(s, y, MARKER_PINNED)
    elif result == KILLED:
        leave(s, y, s.owner[x])
    if not s.flags[x] & DRY and max(frame[S_DICE:]) >= readiness(s, x, water_ignored(s, frame)):
        put_marker(s, x, MARKER_AMMO)
    frame[S_RESULT] = result
    open_lost(s)
