"""The lessons, each with the moment at which it is given: when what it is about can first be done, at the latest when it is about
to be, or when it has happened to the learner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wotrush.i18n import mark, t
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import BARRACKS, Ability, Kind
from wotrush.model.rush.scoring import Achievement, achievement_counts, holder
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.abilities import ability_name, ability_text
from wotrush.scenes.rush.offers.forecast import Forecast
from wotrush.scenes.rush.tutorial import deeds
from wotrush.scenes.rush.tutorial.spots import LessonSpot
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment

GUIDED_ROUNDS = 5
"""The rounds in which hints come by themselves: until the learner has attacked."""


def _playing(m: LessonMoment) -> bool:
    """Return whether the learner may play any card."""
    o: Observation = m.o
    return o.prompt is Prompt.PLAY


def _may(deed: deeds.Deed) -> Callable[[LessonMoment], bool]:
    """Return what tells whether the learner may do that, and has bought in this turn or cannot: one thing after the other."""

    def due(m: LessonMoment) -> bool:
        bought = m.o.bought or not m.may(act.Buy)
        return bought and m.may_do(deed)

    return due


def _may_end(m: LessonMoment) -> bool:
    """Return whether the learner can make this turn their last one, or somebody has."""
    o: Observation = m.o
    return _playing(m) and (o.ending or Forecast(o).may_end())


def _last_turn(view: View) -> Mapping[str, object]:
    """Return why this is the last turn, or could be."""
    if view.o.ending:
        return {"said": t("The end has been triggered, and this is your last turn.")}
    return {
        "said": t(
            "You can trigger the end now. Then this is your last turn, so do everything else *before* it."
        )
    }


def _ability(view: View) -> Mapping[str, object]:
    """Return the first ability of that vehicle in words."""
    o = view.o
    card = deeds.usable(o, Kind.VEHICLE)
    abilities = ((Ability.SABOTAGE, 0),) if card is None else o.catalogue.abilities[card]
    ability, number = abilities[0]
    return {"ability": ability_name(ability, number or ""), "what": ability_text(ability, number)}


def _under_fire(m: LessonMoment) -> bool:
    """Return whether somebody else has hit anything: then the learner knows what a defence is for."""
    return any(kind is ev.Shot and seat != m.o.seat for kind, seat in m.happened)


def _may_destroy(m: LessonMoment) -> bool:
    """Return whether the learner can destroy something in one assault."""
    return bool(Forecast(m.o).destroying_hits())


def _came_and_went(view: View) -> Mapping[str, object]:
    """Return the first sentence on achievements: what became of the points for most cards, if they came with the first
    purchase of the game and went with the next.
    """
    o = view.o
    cards = achievement_counts(o).get(Achievement.CARDS, (0,) * o.seats)
    came = o.round == 2 and o.first == o.seat and cards[o.seat] > BARRACKS
    if came and cards[o.seat] == max(cards) and holder(cards) is None:
        said = t(
            "With your purchase you alone had the *most cards*: five points. Now you are level, and nobody has them."
        )
    else:
        said = t("Five points each, for whoever *alone* has the most of something.")
    return {"said": said}


LESSONS = (
    Lesson(
        "welcome",
        mark("Welcome"),
        mark(
            "This is a real game, only short. You lead a tank squad and win by points: *medals* for vehicles you "
            "destroy, enemy *bases*, and *achievements*. The cards before you are your hand; everybody starts "
            "with the same weak ones."
        ),
        _playing,
        LessonSpot.HAND,
        "aim.squad",
        tip=False,
        named=(
            LessonSpot.ENEMY,
            LessonSpot.MEDALS,
            LessonSpot.ACHIEVEMENTS,
            LessonSpot.POINTS,
        ),
    ),
    Lesson(
        "reserve",
        mark("Buying"),
        mark(
            "These vehicles are for sale: the coin [cost] is the price. Cards pay what stands beside their crate "
            "[resource]. *Buy early:* what you own comes back to your hand again and again. As a rule a dear vehicle "
            "is a good one. The status line will say what I would do."
        ),
        lambda m: _playing(m) and m.may(act.Buy),
        LessonSpot.RESERVE,
        "buy.pay",
        tip=False,
        named=(LessonSpot.HAND,),
        status=True,
    ),
    Lesson(
        "bought",
        mark("Where it went"),
        mark(
            "Your new vehicle lies in your *Depot*. When your Garage is empty, the Depot is shuffled and you draw"
            " from it again. That is the engine of this game: the better your cards, the better every hand to "
            "come."
        ),
        lambda m: _playing(m) and m.did(ev.Bought),
        LessonSpot.DEPOT,
        "table.squad",
        named=(LessonSpot.GARAGE,),
    ),
    Lesson(
        "end turn",
        mark("Ending the turn"),
        mark(
            "When nothing worth doing is left, end your turn. What you hold goes to the Depot and you draw three "
            "new cards, so never save cards up. The Reserve moves on a place: a bargain does not wait."
        ),
        lambda m: _playing(m) and m.did(ev.Bought, ev.Researched) and not (m.may(act.Buy) or m.may(act.Use)),
        LessonSpot.END_TURN,
        "turn.end",
        named=(
            LessonSpot.HAND,
            LessonSpot.DEPOT,
            LessonSpot.RESERVE,
        ),
        deed=deeds.of_kind(act.EndTurn),
        golden=True,
    ),
    Lesson(
        "achievements",
        mark("Achievements"),
        mark(
            "{said} *Only the end counts;* until then they come and go. Look at them before you buy, and before you "
            "attack, for medals count too: a vehicle that counts may be worth more than a dearer one."
        ),
        lambda m: _playing(m) and m.o.round >= 2,
        LessonSpot.ACHIEVEMENTS,
        "end.achievements",
        figures=_came_and_went,
        named=(LessonSpot.MEDALS,),
    ),
    Lesson(
        "research",
        mark("Weak cards out"),
        mark(
            "Technicians leave the game for good and bring a better card: *Research 1* takes a vehicle at a price "
            "of at most 1 from the Reserve. And with one weak card less, your strong ones come round sooner."
        ),
        _may(deeds.uses(Kind.TECHNICIANS)),
        LessonSpot.TECHNICIANS,
        "ability.research",
        named=(LessonSpot.RESERVE,),
        deed=deeds.uses(Kind.TECHNICIANS),
    ),
    Lesson(
        "abilities",
        mark("One card, one action"),
        mark(
            "A card does one thing a turn: it pays, it fights, it guards, or it uses *all* its abilities; with armor,"
            " it must then defend a base. Volunteers have only *Recruitment:* once they are used, you may buy in this"
            " turn as often as you can pay."
        ),
        _may(deeds.uses(Kind.VOLUNTEERS)),
        LessonSpot.VOLUNTEERS,
        "use.all",
        deed=deeds.uses(Kind.VOLUNTEERS),
    ),
    Lesson(
        "vehicle's ability",
        mark("Vehicles can do more"),
        mark(
            "A vehicle in your hand has an ability: *{ability}.* {what} You use it in place of paying or fighting "
            "with the card. Point at any card, and you read what it can do."
        ),
        lambda m: _playing(m) and deeds.usable(m.o, Kind.VEHICLE) is not None,
        LessonSpot.VEHICLE,
        "screen.zoom",
        figures=_ability,
        deed=deeds.uses(Kind.VEHICLE),
    ),
    Lesson(
        "hurt",
        mark("You are under fire"),
        mark(
            "The enemy has damaged what is yours, but your turn began with its repair. A second hit before that "
            "would have destroyed it; for a base without a defender a heavy tank needs only one."
        ),
        lambda m: _playing(m) and _under_fire(m),
        LessonSpot.BASES,
        "assault.damage",
        tip=False,
    ),
    Lesson(
        "defend",
        mark("Defending"),
        mark(
            "A card with armor [armor] shields a base from assaults until it falls. *But* it is missing from your "
            "squad, and if it falls, the attacker gets a medal. So defend with what you need for nothing else, best "
            "with armor 2: armor 1 falls to any hit."
        ),
        lambda m: _playing(m) and m.may(act.Defend) and _under_fire(m),
        LessonSpot.BASES,
        "defend.why",
        named=(LessonSpot.HAND,),
        deed=deeds.of_kind(act.Defend),
    ),
    Lesson(
        "assault",
        mark("The assault"),
        mark(
            "Once a turn, vehicles of *one nation* may attack. A defender falls to power [power] no less than its "
            "armor [armor], or to a second hit; a bare base to two hits, or to one by a heavy tank. Damage lasts only"
            " until its owner’s turn: *look for what you can finish.*"
        ),
        lambda m: _playing(m) and _may_destroy(m),
        LessonSpot.ENEMY,
        "assault.hits",
        named=(LessonSpot.HAND,),
        deed=deeds.of_kind(act.Attack),
    ),
    Lesson(
        "medal",
        mark("A medal, and its price"),
        mark(
            "A point for you, and perhaps an achievement. But a medal is also a card: you will draw it instead of a "
            "tank, and all it does is pay a little. One that brings five points is worth that; for many single ones, "
            "*first build, then collect.*"
        ),
        _may(deeds.takes_medal),
        LessonSpot.POINTS,
        "aim.clog",
        named=(LessonSpot.MEDALS,),
        deed=deeds.takes_medal,
    ),
    Lesson(
        "base",
        mark("A base"),
        mark(
            "Three points. But whenever you draw that card, your hand is one short. And the end comes nearer: the "
            "round in which somebody loses the last base is the last. So take that base *when you are ahead,* and not"
            " when you are behind."
        ),
        _may(deeds.takes_base),
        LessonSpot.ENEMY,
        "end.trigger",
        named=(LessonSpot.BASES,),
        deed=deeds.takes_base,
    ),
    Lesson(
        "on your own",
        mark("You have the command"),
        mark(
            "From now on I give hints only when you ask: *Hint* says what I would do and why, *Rules* opens at what "
            "the game waits for. Build your squad, and take their bases before they take yours."
        ),
        lambda m: _playing(m) and m.o.round > GUIDED_ROUNDS,
        LessonSpot.HAND,
        "screen.drag",
        tip=False,
    ),
    Lesson(
        "last round",
        mark("The last round"),
        mark(
            "{said} Only points count in it: medals, bases, and achievements, for which a vehicle bought in this turn "
            "counts too."
        ),
        _may_end,
        LessonSpot.POINTS,
        "end.round",
        figures=_last_turn,
        named=(LessonSpot.ACHIEVEMENTS,),
        deed=deeds.brings_the_end,
    ),
)
"""In order of priority when several are due at once."""
