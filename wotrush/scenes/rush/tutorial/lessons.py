"""The lessons, each with the moment at which it is given."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.i18n import mark
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.tutorial.spots import LessonSpot
from wotrush.scenes.tutorial.lesson import Lesson, LessonMoment


def _playing(m: LessonMoment) -> bool:
    """Return whether the learner may play any card."""
    o: Observation = m.o
    return o.prompt is Prompt.PLAY


def _holds(kind: Kind) -> Callable[[LessonMoment], bool]:
    """Return whether the learner holds such a card and has made a first purchase."""

    def due(m: LessonMoment) -> bool:
        begun = m.o.round >= 2 or m.did(ev.Bought, ev.Researched)
        return _playing(m) and begun and any(m.o.catalogue.cards[card].kind is kind for card in m.o.hand)

    return due


OTHER: Seat = 1
"""The seat of the opponent; the learner sits on seat 0."""

LESSONS = (
    Lesson(
        "welcome",
        mark("Welcome"),
        mark(
            "This is a real game, only short. You lead a tank squad and win by points: *medals* for vehicles you "
            "destroy, enemy *bases*, and *achievements*. The cards before you are your hand; everybody starts "
            "with the same weak ones."
        ),
        lambda m: _playing(m),
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
            "These four vehicles are for sale. A card pays what stands beside its crate [resource]. *Why buy "
            "early?* A good card bought now comes back to your hand again and again; bought late, perhaps once. "
            "As a rule the dearest that you can pay is the best. The status line says what I would do, and the "
            "card glows."
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
        golden=True,
    ),
    Lesson(
        "achievements",
        mark("Achievements"),
        mark(
            "Five points each, for whoever *alone* has the most at the end. They are the same from the first turn "
            "to the last, so look at them before you buy, and before you attack, for medals count too: *where you "
            "are level, or at most two behind,* a vehicle that counts is as good as one that costs three more, "
            "and anywhere else as good as one that costs one more."
        ),
        lambda m: _playing(m) and m.o.round >= 2,
        LessonSpot.ACHIEVEMENTS,
        "end.achievements",
        named=(LessonSpot.MEDALS,),
    ),
    Lesson(
        "research",
        mark("Weak cards out"),
        mark(
            "Technicians leave the game for good and bring a better card. That is two good things at once: with "
            "one weak card less, your strong ones come round sooner."
        ),
        _holds(Kind.TECHNICIANS),
        LessonSpot.HAND,
        "ability.research",
    ),
    Lesson(
        "abilities",
        mark("One card, one action"),
        mark(
            "A card is played in one way a turn: it pays, it fights, it guards, or it uses *all* its abilities. "
            "If it has armor, it must defend a base after these. Volunteers have nothing but an ability: used "
            "*before you buy*, it allows any number of purchases."
        ),
        _holds(Kind.VOLUNTEERS),
        LessonSpot.HAND,
        "use.all",
    ),
    Lesson(
        "defend",
        mark("Defending"),
        mark(
            "A card with armor [armor] can stand before one of your bases. Until it is destroyed, nobody reaches "
            "that base. *But* it is gone from your squad for as long as it stands, and if it falls, the attacker "
            "gets a medal. So defend with what is left over at the end of your turn, and only with armor 2: "
            "armor 1 falls to any hit."
        ),
        lambda m: _playing(m) and m.may(act.Defend) and m.o.round >= 2,
        LessonSpot.BASES,
        "defend.why",
        named=(LessonSpot.HAND,),
    ),
    Lesson(
        "assault",
        mark("The assault"),
        mark(
            "Once a turn, vehicles of *one nation* may attack, one after another. A defender falls to power "
            "[power] that is at least its armor [armor]. A bare base takes two hits, or one by a heavy tank. "
            "Damage is repaired when its owner’s turn comes. *So look for what you can finish, before you pay "
            "with anything.*"
        ),
        lambda m: _playing(m) and m.may(act.Attack),
        LessonSpot.ENEMY,
        "assault.hits",
        named=(LessonSpot.HAND,),
    ),
    Lesson(
        "hurt",
        mark("You are under fire"),
        mark(
            "The enemy damaged one of your cards, but it was upright again as your turn began. Only a second hit "
            "before that would have destroyed it. One shot at a time frightens nobody."
        ),
        lambda m: _playing(m) and m.did(ev.Shot, seat=OTHER),
        LessonSpot.BASES,
        "assault.damage",
        tip=False,
    ),
    Lesson(
        "medal",
        mark("A medal, and its price"),
        mark(
            "A point for you, and with it perhaps an achievement. But a medal is also a card: you will draw it "
            "instead of a tank, and all it does is pay a little. One that brings five points is worth that; "
            "for many single ones, *first build, then collect.*"
        ),
        lambda m: _playing(m) and m.did(ev.MedalsTaken),
        LessonSpot.POINTS,
        "aim.clog",
        named=(LessonSpot.MEDALS,),
    ),
    Lesson(
        "base",
        mark("A base"),
        mark(
            "Three points, and the end comes nearer: as soon as somebody has lost all three bases, this round is "
            "the last. That is how you end a game *when you are ahead*, and why you should not when you are "
            "behind."
        ),
        lambda m: _playing(m) and m.o.bases_destroyed[m.o.seat] > 0,
        LessonSpot.ENEMY,
        "end.trigger",
        named=(LessonSpot.BASES,),
    ),
    Lesson(
        "on your own",
        mark("You have the command"),
        mark(
            "You know the essentials. From now on I give hints only when you ask: *Hint* says what I would do "
            "and why, *Rules* opens at what the game waits for. Now build your squad, and take their bases before "
            "they take yours."
        ),
        lambda m: _playing(m) and m.o.round >= 5,
        LessonSpot.HAND,
        "screen.drag",
        tip=False,
    ),
    Lesson(
        "last round",
        mark("The last round"),
        mark(
            "The end has been triggered. Nothing bought in this turn will ever be drawn; only points count, and "
            "achievements: for those, a vehicle bought in this turn counts too."
        ),
        lambda m: _playing(m) and m.o.ending,
        LessonSpot.POINTS,
        "end.round",
        named=(LessonSpot.ACHIEVEMENTS,),
    ),
)
"""In order of priority when several are due at once."""
