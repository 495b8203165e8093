"""The lessons, each with the moment at which it is given."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS
from wotrush.scenes.hunter.duel.reading import duel_of
from wotrush.scenes.hunter.reactions.asking import is_wanted
from wotrush.scenes.hunter.reactions.concern import is_reaction
from wotrush.scenes.hunter.tutorial import spots, subjects
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment


def _drafting(m: LessonMoment) -> bool:
    o: HunterObservation = m.o
    return o.phase == IN_DRAFT


def _deployed(m: LessonMoment) -> bool:
    o: HunterObservation = m.o
    return o.phase == IN_DEPLOYMENT or _in_turns(m)


def _in_turns(m: LessonMoment) -> bool:
    o: HunterObservation = m.o
    return o.phase == IN_TURNS


def _at_peace(m: LessonMoment) -> bool:
    """Return whether no fight, spying or event covers a part of the table."""
    return _in_turns(m) and duel_of(m.o) is None


def _own_time(m: LessonMoment) -> bool:
    """Return whether the learner is in a turn of their own, and nothing else goes on."""
    o: HunterObservation = m.o
    return _in_turns(m) and o.active == o.seat and o.stack[-1][0] == fr.TURN


def _free(m: LessonMoment) -> bool:
    """Return whether the learner may take the action of the turn."""
    return act.WAIT in m.o.actions


def _asked(m: LessonMoment) -> bool:
    """Return whether the learner is asked to react in another's turn, as far as nobody has changed when."""
    o: HunterObservation = m.o
    return _in_turns(m) and o.active != o.seat and is_reaction(o) and is_wanted(o, {}, taught=True)


def _attacks(o: HunterObservation, action: act.HunterAction) -> bool:
    return isinstance(action, act.DeclareAttack) and subjects.best_attack(o) is not None


def _plays_event(o: HunterObservation, action: act.HunterAction) -> bool:
    return isinstance(action, act.PlayEvent) and o.active == o.seat


def _uses_unit(o: HunterObservation, action: act.HunterAction) -> bool:
    return isinstance(action, act.UseUnit)


LESSONS = (
    Lesson(
        "welcome",
        mark("Welcome"),
        mark(
            "Most points win: destroying a unit scores the number in its laurel [laurel]. First choose your "
            "army: *keep one card*, pass on the others. The status line says what I would do; later only if "
            "you ask for a *Hint*."
        ),
        _drafting,
        spots.draft,
        "goal",
        tip=False,
        named=(spots.status,),
        status=True,
    ),
    Lesson(
        "lines",
        mark("Two lines"),
        mark(
            "Your *front line* attacks and is attacked. It covers your *back line*, which hardly any attack "
            "reaches and from which few units fire. Units with [back_line] may start there; one may move up "
            "in each turn."
        ),
        _deployed,
        spots.own_lines,
        "setup.deploy",
    ),
    Lesson(
        "hidden",
        mark("Face down"),
        mark(
            "Every unit starts hidden. *A hidden unit can do nothing, and cannot be attacked.* Its number "
            "only names its place. What may lie there? Some of the cards that you passed on."
        ),
        _at_peace,
        spots.enemy_lines,
        "hiding.hidden",
    ),
    Lesson(
        "actions",
        mark("One action a turn"),
        mark(
            "*Attack*: drag a revealed unit onto a revealed enemy. *Spy*: drag one with [spy] onto a hidden "
            "enemy. *Wait*: draw an event. You may also reveal units, as many as you like: drag them onto the "
            "field that lights up."
        ),
        _free,
        spots.wait_button,
        "turn.main",
        named=(spots.own_cards, spots.enemy_lines),
        golden=True,
    ),
    Lesson(
        "attack",
        mark("The number you need"),
        mark(
            "Against AFVs [ap] or [suicide] counts, against GUN and INF [shell], [overrun] or [rifle]. The shield is "
            "subtracted (not from [suicide]); the rest is the number you need: {unit} on {target}, {sum}, {condition}. "
            "Hold a unit over its target to see the forecast."
        ),
        lambda m: _free(m) and subjects.best_attack(m.o) is not None,
        spots.attack,
        "attack.number",
        figures=subjects.attack_figures,
        named=(spots.attacker,),
        watched=lambda duel: subjects.fought(duel) is not None,
        deed=_attacks,
    ),
    Lesson(
        "counter",
        mark("Shooting back"),
        mark(
            "Many targets may counterattack, some *before* the attack, others only if it has failed. Whatever "
            "they destroy scores for them. Nobody has to: even a die that cannot hit may leave the unit out of ammo."
        ),
        lambda m: m.may(act.Counterattack),
        spots.fight,
        "counter.order",
        named=(spots.asking,),
    ),
    Lesson(
        "pinned",
        mark("Pinned"),
        mark(
            "[pinned] Shells and some events *pin* GUN and INF. {unit} can neither attack, counterattack nor "
            "spy, and another shell destroys it. Some events free a unit; so do any three that you discard "
            "before your turn."
        ),
        lambda m: _own_time(m) and subjects.pinned_unit(m.o) is not None,
        spots.unit(subjects.pinned_unit),
        "units.states",
        figures=subjects.pinned_figures,
    ),
    Lesson(
        "dry",
        mark("Out of ammo"),
        mark(
            "[dry] Every die you roll may be a unit’s last: {unit} is *out of ammo* on {faces}, hit or miss, "
            "as [bullet] on its card says. Then it can neither attack, counterattack nor spy until an event helps."
        ),
        lambda m: _own_time(m) and subjects.dry_unit(m.o) is not None,
        spots.unit(subjects.dry_unit),
        "attack.dry",
        figures=subjects.dry_figures,
    ),
    Lesson(
        "events",
        mark("Events"),
        mark(
            "Events cost no action: *grey* ones are for your turn, *gold* ones for the turns that they name. "
            "Drag one onto whatever lights up. With {limit} in hand you discard one before you draw."
        ),
        lambda m: _free(m) and m.may(act.PlayEvent) and subjects.best_attack(m.o) is None,
        spots.hand,
        "events.colors",
        figures=subjects.limit_figures,
        deed=_plays_event,
    ),
    Lesson(
        "reactions",
        mark("In the turns of others"),
        mark(
            "You may react now. Play what suits you, or *pass*: nobody learns that you could have. With “{button}” you are "
            "asked again only about what is aimed at you. There is no hurry."
        ),
        _asked,
        spots.asking,
        "reactions.windows",
        figures=subjects.pass_figures,
    ),
    Lesson(
        "points",
        mark("Points"),
        mark(
            "What you destroyed lies on your score pile: {score} points so far. Your own survivors count nothing, and "
            "what you lose scores for others. So before each shot: *what may I win, what may I lose?*"
        ),
        lambda m: _own_time(m) and m.o.scores[m.o.seat] > 0,
        spots.score,
        "end.score",
        figures=subjects.score_figures,
    ),
    Lesson(
        "bombing",
        mark("The clock of the game"),
        mark(
            "Carpet Bombings drawn: {number}. The first and the second remove front-line units on a 1; *the third ends "
            "the game at once.* So does an empty unit deck, or one player alone with units. Be ahead by then."
        ),
        lambda m: _own_time(m) and m.o.bombings > 0,
        spots.clock,
        "end.when",
        figures=subjects.bombing_figures,
    ),
    Lesson(
        "reinforcements",
        mark("Reinforcements"),
        mark(
            "A unit from the unit deck goes face down into one of your lines; in your own turn it may act at once. "
            "You may need it: whoever has no unit at the end of their own turn is out."
        ),
        lambda m: _in_turns(m) and m.may(act.Deploy),
        spots.own_lines,
        "reactions.reinforcements",
    ),
    Lesson(
        "exhausted",
        mark("Exhausting a unit"),
        mark(
            "Some abilities *exhaust* a unit. Drag it onto what lights up. Now, for example: “{what}”. The exhausted card then "
            "lies sideways until your next turn. The unit fights on as usual, but cannot be exhausted a second time."
        ),
        lambda m: m.may(act.UseUnit),
        spots.unit(subjects.usable_unit),
        "ability.exhaust",
        figures=subjects.usable_figures,
        named=(spots.unit(subjects.usable_aim),),
        deed=_uses_unit,
    ),
)
"""In order of priority when several are due at once."""
