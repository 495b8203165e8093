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

GUIDED_ROUNDS = 4
"""The rounds in which hints come by themselves."""


def _drafting(m: LessonMoment, *, kept: int = 0) -> bool:
    """Return whether the learner has picked that many cards, and picks another."""
    o: HunterObservation = m.o
    return o.phase == IN_DRAFT and len(o.kept) >= kept


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
            "Most points win: whoever destroys a unit scores the number in its laurel [laurel]. First choose "
            "your army: *keep one card*, and pass on the others. The status line says what I would do."
        ),
        _drafting,
        spots.draft,
        "goal",
        tip=False,
        named=(spots.status,),
        status=True,
    ),
    Lesson(
        "types",
        mark("Three kinds of units"),
        mark(
            "[vehicle] *AFV*: tanks and other armored vehicles. [gun] *GUN*: guns with their crews. [infantry] "
            "*INF*: infantry. The sign stands beside the name."
        ),
        lambda m: _drafting(m, kept=1),
        spots.draft,
        "units.kinds",
    ),
    Lesson(
        "values",
        mark("What the numbers mean"),
        mark(
            "How well a unit attacks AFVs stands top left: [ap] or [suicide]. Against GUN and INF it has [shell], "
            "[overrun] or [rifle]. The *shield* protects it. Rest the pointer on a card, and it is shown large, with words."
        ),
        lambda m: _drafting(m, kept=2),
        spots.draft,
        "units.card",
    ),
    Lesson(
        "lines",
        mark("Two lines"),
        mark(
            "Your *front line* attacks and is attacked. It covers your *back line*, which hardly any attack "
            "reaches and from which few units fire. Only units with [back_line] may start there."
        ),
        _deployed,
        spots.own_lines,
        "setup.deploy",
    ),
    Lesson(
        "hidden",
        mark("Face down"),
        mark(
            "Every unit starts face down: *hidden*. It can do nothing then, and cannot be attacked. Only its owner "
            "knows what lies there; the number is no more than a name for the place."
        ),
        _at_peace,
        spots.enemy_lines,
        "hiding.hidden",
    ),
    Lesson(
        "reveal",
        mark("Face up"),
        mark(
            "To act, a unit must lie face up: *revealed*. Drag one of yours onto the field that lights up. In your "
            "turn you may reveal as many as you like; but then they can be attacked."
        ),
        lambda m: _free(m) and m.may(act.Reveal),
        spots.own_cards,
        "hiding.reveal",
    ),
    Lesson(
        "actions",
        mark("One action a turn"),
        mark(
            "*Attack*: drag a revealed unit onto a revealed enemy. *Spy*: drag one with [spy] onto a hidden "
            "enemy, to reveal it. *Wait*: draw an event card. You do one of the three in every turn."
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
            "The attacker’s number less the target’s shield: that is how high the die may be. {unit} on {target}: {sum}, "
            "{condition}. Hold a unit over its target to see this beforehand."
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
            "A unit that is attacked may often shoot back: a *counterattack*, before the attack or when it has failed. "
            "What it destroys scores for its owner. You may also pass: each shot may be its last."
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
            "spy, and another shell destroys it. Three events that you discard before your turn free a unit."
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
            "[dry] A die of {faces} is the last shot of {unit}, hit or miss, as [bullet] on its card says. "
            "*Out of ammo*, it can neither attack, counterattack nor spy until an event helps."
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
            "Event cards cost no action. *Grey* ones are for your turn, *gold* ones for the turns that they name. "
            "Drag one onto whatever lights up."
        ),
        lambda m: _free(m) and m.may(act.PlayEvent) and subjects.best_attack(m.o) is None,
        spots.hand,
        "events.colors",
        deed=_plays_event,
    ),
    Lesson(
        "reactions",
        mark("In the turns of others"),
        mark(
            "You may react to what another player does: play a card that suits you, or *pass*. After “{button}” you are "
            "asked again only about what is aimed at you."
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
            "What you destroyed lies on your score pile: {score} points so far. What you lose scores for others. "
            "So before each shot: *what may I win, what may I lose?*"
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
            "Some events are *Carpet Bombings*; drawn so far: {number}. The first two only remove front-line units. "
            "*The third ends the game at once*, and so does an empty unit deck. Be ahead by then."
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
            "A new unit goes face down into one of your lines. You may need it: whoever has no unit left at the end of "
            "their own turn is out of the game."
        ),
        lambda m: _in_turns(m) and m.may(act.Deploy),
        spots.own_lines,
        "reactions.reinforcements",
    ),
    Lesson(
        "exhausted",
        mark("Exhausting a unit"),
        mark(
            "This unit can do something more: “{what}”. Drag it onto what lights up. It lies sideways then, *exhausted*: "
            "it fights as usual, but does nothing of that kind until your next turn."
        ),
        lambda m: m.may(act.UseUnit),
        spots.unit(subjects.usable_unit),
        "ability.exhaust",
        figures=subjects.usable_figures,
        named=(spots.unit(subjects.usable_aim),),
        deed=_uses_unit,
    ),
    Lesson(
        "on your own",
        mark("You have the command"),
        mark(
            "From now on I give hints only when you ask: *Hint* says what I would do and why, *Rules* opens at what is "
            "to be decided."
        ),
        lambda m: _free(m) and m.o.round > GUIDED_ROUNDS,
        spots.own_cards,
        "goal",
        tip=False,
    ),
)
"""In order of priority when several are due at once."""
