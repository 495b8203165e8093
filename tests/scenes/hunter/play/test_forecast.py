"""The forecast says all that may come, in words, whatever the language, the window and the size of letters."""

from __future__ import annotations

from functools import cache

import pygame
import pytest
from pygame import Rect, Vector2

from tests.combinations import mostly_long
from tests.scenes.hunter.staged import Staged
from tests.scenes.hunter.tables import Battle, holding_an_event
from tests.scenes.written import NotingWriter
from wotrush.i18n import LANGUAGES, set_language, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import AP, OVERRUN, RANGE, SHELL, SUICIDE
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.play.chances import SIGNS_OF_STRIKES, by_kind, chance_of_success, hopeless
from wotrush.scenes.hunter.play.forecast.kind_button import common_way, name_of
from wotrush.scenes.hunter.play.forecast.lines import OUTCOME, WORDS, LineSetter, in_hundred
from wotrush.scenes.hunter.play.forecast.prospects import (
    PossibleEnd,
    Prospect,
    Tone,
    attack_prospects,
    spy_outcomes,
    spy_prospects,
)
from wotrush.scenes.hunter.play.handles import Thing
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.view.layout import HAND_CARD, LineZone
from wotrush.scenes.style.order_mark import OrderMark
from wotrush.scenes.style.scale import ui_scales
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.typography.ink import Icon, Span

WINDOWS = [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
LED = "front: 1 u067 revealed, 2 u033 revealed\n hand: smoke"
KINDS = "front: 1 u070 revealed, 2 u004\n"
SALVOS = "front: 1 u020 revealed, 2 u005\n hand: smoke"
CHARGING = "front: 1 u001 revealed, 2 u033 revealed\n hand: smoke"
SPYING = "front: 1 u106 revealed, 2 u005\n hand: smoke"
MINED = "before: minefield\n front: 9 u005 revealed, 10 u006 revealed\n"
INFANTRY = "front: 9 u107 revealed, 10 u006 revealed\n"
SIDES = {
    "led over mines": (LED, MINED),
    "of many kinds": (KINDS, MINED),
    "with salvos": (SALVOS, INFANTRY),
    "charging with salvos": (CHARGING, "front: 9 u005 revealed\n"),
    "charging with salvos over mines": (CHARGING, MINED),
    "charging at what may evade": (CHARGING, "front: 9 u040 revealed\n"),
    "spying": (SPYING, MINED),
}
"""The longest names, and all that a forecast may have to tell: mines, an answer, leaders, kinds of attack."""


@cache
def laid(name: str) -> tuple[Battle, NotingWriter]:
    own, foe = SIDES[name]
    table = Staged(own, foe, (), ()).lay(reduced=True)
    return table, NotingWriter()


def forecasts(table: Battle) -> list[tuple[list[act.HunterAction], bool]]:
    """Return the actions of every target, aimed at and, where there are several, to be chosen from."""
    attacks = [one for one in table.o.actions if isinstance(one, act.DeclareAttack)]
    together: list[list[act.HunterAction]] = [
        [one for one in attacks if (one.unit, one.target) == pair]
        for pair in {(one.unit, one.target): None for one in attacks}
    ]
    spying: list[list[act.HunterAction]] = [[one] for one in table.o.actions if isinstance(one, act.Spy)]
    return [(actions, False) for actions in [*together, *spying]] + [
        (actions, True) for actions in together if len(actions) > 1
    ]


def shown(
    table: Battle, writer: NotingWriter, actions: list[act.HunterAction], *, choosing: bool
) -> list[str]:
    """Show that forecast; return its texts, with an ellipsis after those that are cut."""
    panel, scale = table.scene.pieces.forecast, table.scene.view.frame.pixels
    panel.restyle()
    panel.show(actions, choosing=choosing)
    writer.known.clear()
    canvas = Canvas(DisplayList(), SurfaceCache(budget=0), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, scale))
    panel.paint(canvas)
    sizes = {ink.size for text in writer.known.values() for ink in text.inks}
    assert sizes <= {WORDS, OUTCOME}, "whatever there is to tell"
    for node in panel.children:
        node.paint(canvas)
    return [f"{text}{'…' * text.cut}" for text in writer.known.values()]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_kinds_of_attack_show_all_chances_in_every_language(language: str) -> None:
    """Else only a kind that is selected would tell what it risks; a tooltip would lie over its sums."""
    table, writer = laid("of many kinds")
    table.scene.view.context.theme = Theme.of(False, writer)
    set_language(language)
    table.pilot.stack.resize((1280, 720), 1.0)
    panel = table.scene.pieces.forecast
    for actions, choosing in forecasts(table):
        shown(table, writer, actions, choosing=choosing)
        canvas = Canvas(
            DisplayList(), SurfaceCache(budget=0), Rect(0, 0, 1, 1), Transform(Vector2(), 0.0, 1.0)
        )
        for node in panel.kinds:
            _, figures = node._fitting(canvas)
            said = [one.text for one in figures if isinstance(one, Span)]
            assert len(said) == node.in_words()[0].count(percent(0).removeprefix("0"))
            assert not node.explanation()


@pytest.mark.parametrize(("language", "short"), [("en", True), ("de", False)])
def test_signs_before_chances_are_named_below_them(language: str, *, short: bool) -> None:
    """Where words are short they stand before every chance, and no sign does."""
    table, writer = laid("charging with salvos")
    table.scene.view.context.theme = Theme.of(False, writer)
    set_language(language)
    named = set()
    for scale in (1.0, 1.5):
        table.pilot.stack.resize((1280, 720), scale)
        for actions, choosing in forecasts(table):
            texts = shown(table, writer, actions, choosing=choosing)
            kinds = table.scene.pieces.forecast.kinds
            way = common_way(kinds, table.scene.view.pixels)
            signs = not way.named and way.whole and max((len(one.signs) for one in kinds), default=0) > 1
            said = [
                text for text in texts if text.count("    ") == 2 and t("hit") in text and t("dry") in text
            ]
            assert bool(said) is signs, texts
            named.add(signs)
    assert True not in named if short else True in named


@pytest.mark.parametrize(("name", "size", "language"), mostly_long(4, SIDES, WINDOWS, sorted(LANGUAGES)))
def test_no_line_of_a_forecast_is_cut(name: str, size: tuple[int, int], language: str) -> None:
    table, writer = laid(name)
    view, panel = table.scene.view, table.scene.pieces.forecast
    view.context.theme = Theme.of(False, writer)
    set_language(language)
    for scale in [one for one in ui_scales(size) if one >= 1]:
        table.pilot.stack.resize(size, scale)
        for actions, choosing in forecasts(table):
            texts = shown(table, writer, actions, choosing=choosing)
            assert len(texts) > 3
            assert not [text for text in texts if "…" in text], scale
            assert not [text for text in texts if text.strip().startswith("·") or text.endswith("·")], scale
            assert view.frame.forecast.inflate(1, 1).contains(panel.rect), scale
            assert panel.rect.right == pytest.approx(view.frame.buttons.right)
            for one in view.lying.values():
                if one.zone is LineZone.HAND:
                    seen = panel.rect.y - one.pose.rect.y
                    assert seen <= 0 or seen > one.pose.size.y / 3, "no mere head of a card looks out above"


def test_no_two_kinds_of_attack_on_one_target_have_the_same_name() -> None:
    """A Pz.Kpfw. I charges with one salvo or with two (6.1, 13)."""
    table, _ = laid("charging with salvos")
    set_language("en")
    attacks = [one for one in table.o.actions if isinstance(one, act.DeclareAttack) and one.unit == 1]
    assert {(one.charge, one.salvos) for one in attacks if one.kind == AP} == {
        (charge, salvos) for charge in (False, True) for salvos in (1, 2)
    }
    assert {name_of(one) for one in attacks if one.charge} == {"Charge", "Charge ×2"}
    for brief in (False, True):
        names = {(one.target, name_of(one, brief=brief)) for one in attacks}
        assert len(names) == len(attacks)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_chance_stands_beside_words(language: str) -> None:
    seen = 0
    for name in SIDES:
        table, _ = laid(name)
        view = table.scene.view
        set_language(language)
        table.pilot.stack.resize((1920, 1080), 1.5)
        for action in table.o.actions:
            if isinstance(action, act.DeclareAttack):
                cast = forecast(open_table(table.o), action)
                found = attack_prospects(table.o, action, cast)
                lines = LineSetter(view, 250).prospects(found)
                beside = [line.words for line in lines if line.chance]
                seen += len(beside)
                assert all(isinstance(words, str) and any(map(str.isalpha, words)) for (words,) in beside)
    assert seen > 10


@pytest.mark.parametrize(("own", "orders"), [("u021", [1, 2]), ("u101", [0])])
def test_strikes_are_counted_where_there_are_several(own: str, orders: list[int]) -> None:
    """The order is that of the duel; a strike that nothing answers is the only one."""
    table = Staged(f"front: 1 {own} revealed\n", "front: 9 u031 revealed\n", (), ()).lay(reduced=True)
    attack = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))
    found = attack_prospects(table.o, attack, forecast(open_table(table.o), attack))
    assert [one.order for one in found if not one.led] == orders
    lines = LineSetter(table.scene.view, 250).prospects(found)
    marks = [part.face for line in lines for part in line.words if isinstance(part, Icon)]
    assert [mark.number for mark in marks if isinstance(mark, OrderMark)] == [one for one in orders if one]


def test_what_cannot_happen_has_no_chance_in_the_color_of_a_threat() -> None:
    strong = "front: 1 u031 revealed, 2 u005\n"
    table = Staged(strong, "front: 9 u067 revealed\n", (), ()).lay(reduced=True)
    attack = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))
    cast = forecast(open_table(table.o), attack)
    assert cast.counter is not None
    assert cast.counter.number < 1
    found = attack_prospects(table.o, attack, cast)
    answer = next(one for one in found if one.lines[0].tone is Tone.BAD)
    assert answer.tone is Tone.PLAIN
    assert answer.lines[0].chance is None


def prospects(own: str, foe: str, attacker: int, kind: int = AP) -> list[Prospect]:
    """Return what the AP attack of that unit may bring, one salvo and no charge."""
    table = Staged(own, foe, (), ()).lay(reduced=True)
    set_language("en")
    attack = act.DeclareAttack(attacker, 9, kind, 1)
    assert attack in table.o.actions
    return attack_prospects(table.o, attack, forecast(open_table(table.o), attack))


@pytest.mark.parametrize(
    ("foe", "kind", "said"),
    [
        ("u101 revealed dry", SHELL, "no counterattack"),
        ("u101 revealed dry", OVERRUN, "no counterattack: out of ammo"),
        ("u021 revealed dry", AP, "no counterattack: out of ammo"),
    ],
)
def test_ammunition_is_why_no_counterattack_comes_only_where_one_could(
    foe: str, kind: int, said: str
) -> None:
    """Shells are never answered by INF (6.2)."""
    attack = prospects("front: 1 u031 revealed\n", f"front: 9 {foe}\n", 1, kind)[-1]
    assert [line.parts[0] for line in attack.lines if "counterattack" in line.parts[0]] == [said]


def test_a_forecast_says_with_which_dice_and_how_likely_the_target_evades() -> None:
    """A T-34/76 hits a Puma, which evades on 1–3, with 5 − 1 or less; one that is pinned does not evade (12.1)."""
    for state, said in (("", [("may evade: 1–3", 3 / 6, Tone.BAD)]), (" pinned", [])):
        attack = prospects("front: 1 u031 revealed, 2 u005\n", f"front: 9 u021 revealed{state}\n", 1)[0]
        assert attack.lines[0].chance == pytest.approx(4 / 6)
        evading = [line for line in attack.lines[1:] if "evade" in line.parts[0]]
        assert [(line.parts[0].replace("\xa0", " "), line.chance, line.tone) for line in evading] == said


def test_a_forecast_of_a_charge_says_that_its_target_may_evade_instead_of_shooting_first() -> None:
    table = Staged("front: 1 u001 revealed, 2 u005\n", "front: 9 u040 revealed\n", (), ()).lay(reduced=True)
    charge = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack) and one.charge)
    counter, attack = attack_prospects(table.o, charge, forecast(open_table(table.o), charge))
    last = attack.lines[-1]
    assert " · ".join(last.parts).replace("\xa0", " ") == "without counterattack · may evade: 1–2"
    assert last.chance == pytest.approx(2 / 6)
    assert last.tone is Tone.BAD
    assert counter.lines[0].chance


@pytest.mark.parametrize(("mines", "told"), [("", True), ("before: minefield\n ", False)])
def test_a_suicide_attack_says_that_its_unit_survives_unless_mines_may_destroy_it(
    mines: str, told: bool
) -> None:
    lines = prospects("front: 1 u107 revealed, 2 u005\n", f"{mines}front: 9 u005 revealed\n", 1, SUICIDE)[
        -1
    ].lines
    assert (lines[-1].parts == ("no counterattack: your unit survives",)) is told


def test_a_led_attack_tells_how_likely_it_hits_destroys_runs_dry_and_is_answered() -> None:
    """Of two dice the lower counts, either may run the unit dry, and only what misses is answered (14.10)."""
    attack, answer, led = prospects(LED, "front: 9 u005 revealed\n", 1)
    hit, counter = attack.lines[0].chance, answer.lines[0].chance
    assert hit
    assert counter
    miss = 1 - hit
    told = {" · ".join(line.parts).replace("\xa0", " "): line.chance for line in led.lines}
    assert told == {
        "two dice, the lower counts · destroys": pytest.approx(1 - miss**2),
        "dry": pytest.approx(11 / 36),
        "lost": pytest.approx(miss**2 * counter),
    }
    shares = {end.key: end.share for end in led.ends}
    assert (shares["destroys"], shares["lost"]) == pytest.approx((1 - miss**2, miss**2 * counter)), "its bar"
    assert "dry on 6" in attack.lines[1].parts[0].replace("\xa0", " ")
    assert attack.lines[1].chance == pytest.approx(1 / 6)
    assert all(line.rolled for strike in (attack, answer) for line in strike.lines if line.chance)
    assert not any(line.rolled for line in led.lines), "its figures are of the whole attack"


def test_an_attack_that_surely_hits_is_told_without_a_counterattack() -> None:
    (attack,) = prospects("front: 1 u008 revealed, 2 u005\n", "front: 9 u005 revealed\n", 1)
    assert attack.lines[0].chance == 1
    assert attack.lines[-1].parts == ("no counterattack",)


def test_a_forecast_from_afar_tells_what_the_own_commander_would_add() -> None:
    own = "front: 1 u005\n back: 2 u092 revealed\n commanders: 3 c05\n"
    attack, helped = prospects(own, "front: 9 u005 revealed\n", 2, RANGE)
    assert helped.title.replace("\xa0", " ") == "With Artillery Controller"
    assert helped.lines[0].chance == pytest.approx((attack.lines[0].chance or 0) + 1 / 6)
    used = own.replace("c05", "c05 exhausted")
    assert len(prospects(used, "front: 9 u005 revealed\n", 2, RANGE)) == 1


def test_what_cannot_be_attacked_among_what_can_has_a_chip_that_says_so() -> None:
    table = Staged(LED, "front: 9 u063 revealed, 10 u005 revealed\n", (), ()).lay(reduced=True)
    attack = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    chips = {one.spot.number: (one.chip, one.in_vain) for one in table.scene.controls.lit}
    assert chips[9] == (percent(0), True)
    assert chips[10][0] not in ("", percent(0))


def test_log_and_buttons_stay_while_a_unit_aims() -> None:
    """The log ends above what lies there, and the buttons cannot be used until the card is put back."""
    table = Staged(LED, "front: 9 u005 revealed\n", (), ()).lay(reduced=True)
    pieces, controls = table.scene.pieces, table.scene.controls
    attack = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    assert controls.aiming
    target = next(one for one in controls.lit if attack in one.actions)
    table.pilot.move(target)
    assert pieces.forecast.visible
    for piece in (pieces.log, pieces.main):
        assert piece.visible
        assert not piece.rect.colliderect(pieces.forecast.rect)
    assert not pieces.main.enabled
    version = table.session.match.version
    table.pilot.click(pieces.main)
    assert table.session.match.version == version
    table.pilot.key(pygame.K_ESCAPE)
    assert pieces.main.enabled


def test_the_log_stays_below_what_an_event_does_and_never_under_its_arrow() -> None:
    table, event = holding_an_event()
    table.pilot.click(table.scene.cards.sprites[HAND_CARD + table.o.hand.index(event)])
    pieces, controls = table.scene.pieces, table.scene.controls
    assert controls.standing is not None
    assert not pieces.log.visible
    table.pilot.move(next(one for one in controls.lit if one.spot.thing is not Thing.MIDDLE))
    table.pilot.step()
    table.pilot.step()
    assert pieces.log.visible
    assert pieces.choices.rect.contains(pieces.log.rect)
    assert pieces.log.rect.y > pieces.choices.rect.y
    assert pieces.log.z > pieces.choices.z
    table.pilot.key(pygame.K_ESCAPE)
    table.rest()
    assert table.scene.pieces.log.visible


def test_a_spying_that_fails_may_be_answered_by_what_nobody_knows() -> None:
    """A hidden unit in the front line may counter (8.5), unless its marker forbids it: then nothing comes."""
    spying = act.Spy(1, 1)
    for foe, told in (
        ("9 u005", True),
        ("9 u005 dry, 10 u006 revealed dry", False),
        ("9 u005, 10 u006 revealed", True),
    ):
        table = Staged("front: 1 u106 revealed, 2 u005\n", f"front: {foe}\n", (), ()).lay(reduced=True)
        set_language("en")
        words = [part for one in spy_prospects(table.o, spying) for line in one.lines for part in line.parts]
        assert any("hidden unit" in word for word in words) is told
        ends = {end.key: end.name for end in spy_outcomes(table.o, spying)}
        assert ends["nothing"] == ("fails: may be countered" if told else "nothing")


def test_the_same_kind_of_attack_has_the_same_key_on_every_target() -> None:
    """Whichever is the best: that one is marked, and has the focus where keys choose."""
    own, foe = (
        "front: 1 u070 revealed, 2 u036 revealed\n",
        "front: 9 u005 revealed, 10 u107 revealed, 11 u031 revealed\n",
    )
    table = Staged(own, foe, (), ()).lay(reduced=True)
    panel, keys, best = table.scene.pieces.forecast, dict[tuple[object, ...], set[str]](), set[str]()
    for actions, choosing in forecasts(table):
        panel.show(actions, choosing=choosing)
        for button in panel.kinds:
            sort = (table.o.catalogue.types[table.o.kinds[button.action.target]], name_of(button.action))
            keys.setdefault(sort, set()).add(button.key)
            assert panel.kind_of(pygame.K_0 + int(button.key)) == button.action
        marked = [button.key for button in panel.kinds if button.marked]
        best.update(marked)
        assert len(marked) == bool(panel.kinds)
        for button in panel.kinds:
            if button.marked:
                sign = SIGNS_OF_STRIKES[button.action.kind]
                chance = percent(forecast(open_table(table.o), button.action).success)
                assert chance_of_success(table.o, actions) == (chance, sign), "above the target too"
    assert keys
    assert all(len(found) == 1 for found in keys.values()), keys
    assert len(best) > 1, "sometimes the best is not the first"


@pytest.mark.parametrize("choosing", [False, True])
def test_kinds_that_cannot_hit_come_last_and_dim_with_their_usual_keys(choosing: bool) -> None:
    table = Staged("front: 1 u059 revealed\n", "front: 9 u107 revealed\n", (), ()).lay(reduced=True)
    attacks = [one for one in table.o.actions if isinstance(one, act.DeclareAttack)]
    usual = by_kind(attacks)
    panel = table.scene.pieces.forecast
    panel.show(attacks, choosing=choosing)
    vain = [hopeless(table.o, button.action) for button in panel.kinds]
    assert len(set(vain)) == 2
    assert vain == sorted(vain)
    assert [button.dim for button in panel.kinds] == vain
    assert [button.action for button in panel.kinds] != usual
    assert all(button.key == str(usual.index(button.action) + 1) for button in panel.kinds)


def test_the_parts_of_a_bar_add_up_to_a_hundred() -> None:
    ends = [
        PossibleEnd("destroys", 1 / 3, ""),
        PossibleEnd("nothing", 4 / 9, ""),
        PossibleEnd("lost", 2 / 9, ""),
    ]
    assert in_hundred(ends) == pytest.approx([0.33, 0.45, 0.22])
    assert in_hundred([PossibleEnd("lost", 1.0, "")]) == [1.0]
    assert in_hundred([]) == []


def test_what_can_only_be_lost_is_grey_and_names_what_stands_against_it() -> None:
    own, foe = "before: flash_flood\n front: 1 u031 revealed, 2 u005\n", "front: 9 u008 revealed, 10 u006\n"
    table = Staged(own, foe, (), ()).lay(reduced=True)
    attack = next(one for one in table.o.actions if isinstance(one, act.DeclareAttack))
    first, answer = attack_prospects(table.o, attack, forecast(open_table(table.o), attack))
    assert "(Flash Flood)" in first.lines[0].parts[0].replace("\xa0", " ")
    assert answer.lines[-1].parts == ("without help you can only lose",)
    table.pilot.click(table.scene.cards.sprites[attack.unit])
    target = next(one for one in table.scene.controls.lit if attack in one.actions)
    table.pilot.move(target)
    table.pilot.step()
    assert target.in_vain
    assert table.scene.controls.arrow.in_vain
