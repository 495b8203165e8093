"""Every card, event and action of Tank Hunter has words in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest
from babel.messages.pofile import read_po
from pydantic import ValidationError

from tests.model.hunter.rules.tabletop import load_dice, play
from tests.model.hunter.rules.tabletop import table as laid_table
from tests.scenes.hunter.staged import Staged
from wotrush.ai.agent import Phrase, Plural
from wotrush.i18n import LANGUAGES, SOURCE_LANGUAGE, language, set_language, t
from wotrush.match.message import Message
from wotrush.model.game import Outcome, Reason, Refusal, UnplayableOptions
from wotrush.model.hunter import HunterObservation, HunterOptions, hunter_ruleset
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.cardfile import UnitRow
from wotrush.model.hunter.view import reasons
from wotrush.scenes.hunter.description import HUNTER_DESCRIPTION
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.play.forecast.kind_button import name_of
from wotrush.scenes.hunter.reactions.answers import answers
from wotrush.scenes.hunter.table.status import hint_text
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.abilities import ABILITIES, ability_name, ability_text
from wotrush.scenes.hunter.texts.acting import PROMPTS, action_text, hinted_action, prompt_text, refusal_text
from wotrush.scenes.hunter.texts.event_cards import EVENT_CARDS, event_effect, event_name
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.reaction_effects import reaction_effect
from wotrush.scenes.hunter.texts.telling import EVENT_WORDS, event_sentence, event_text, reason_text
from wotrush.scenes.session.advice import Hint
from wotrush.scenes.setup.share_code import DIGITS
from wotrush.scenes.table.panels.event_words import log_lines

LOCALES = Path(__file__).resolve().parents[4] / "locales"
NAMES = ("Anna", "Bison", "Lynx")
OPTIONS = {"players": 3, "commanders": True, "evade": True, "charge": True, "event_deck": "full"}
TRANSLATED = sorted(set(LANGUAGES) - {SOURCE_LANGUAGE})

SILENT = {ev.HandsPassed, ev.TurnClosed, ev.StrikeResolved, ev.CardKept, ev.EventPlayed}
"""Events without a line of their own, at least in some cases: others tell it, or it is nobody else's business."""

ACTIONS: tuple[act.HunterAction, ...] = (
    *(act.Keep(10), act.Keep(w.EVENT + w.SMOKE), act.Deploy(89, True), act.Deploy(89, False), act.Mix()),
    *(act.Advance(1), act.Cure(1, w.MARKER_AMMO), act.Cure(1, w.MARKER_PINNED), act.Begin(), act.Reveal(1)),
    *(act.DeclareAttack(1, 8, w.AP, 2), act.DeclareAttack(1, 8, w.AP, 1, True), act.Counterattack(1, 8, 2)),
    *(act.Spy(1, 1), act.Show(8), act.Stop(), act.Wait(), act.Wait(True), act.DiscardEvent(w.RIVER)),
    *(act.PlayEvent(w.RESUPPLY, 1, number=w.MARKER_AMMO), act.PlayEvent(w.AMBUSH, 1, number=2, target=8)),
    *(act.PlayEvent(w.ACE_GUNNER, number=2), act.PlayEvent(w.ESCAPE, number=1), act.PlayEvent(w.ESCAPE)),
    *(act.PlayEvent(w.ENGINEERS, seat=1, number=w.RIVER), act.PlayEvent(w.RIVER, seat=0), act.UseUnit(1)),
    *(act.UseUnit(1, 2), act.UseUnit(1, 2, True), act.UseUnit(1, water=w.RIVER, seat=1)),
    *(act.UseCommander(kind) for kind in range(w.COMMANDERS)),
    *(act.UseCommander(kind, 1) for kind in (w.QUARTERMASTER, w.DRILL_SERGEANT, w.CAMOUFLAGE_OFFICER)),
    *(act.UseCommander(w.DRILL_SERGEANT, 1, refresh=True), act.UseCommander(w.GUNNERY_ACE, die=1)),
    *(act.AntiAir(1), act.EvadeHit(), act.Pass(), act.End()),
)

EVENTS: tuple[ev.HunterEvent, ...] = (
    *(
        ev.CardKept(0, 20),
        ev.CardKept(1, None),
        ev.HandsPassed(1),
        ev.TurnOpened(1, 2, 1, ()),
        ev.TurnClosed(1),
    ),
    *(
        ev.ArmiesDeployed(((1,),), (), (10, 20, 30), (), 2),
        ev.LineMixed(1, (1, 2), None),
        ev.UnitHidden(0, 1),
    ),
    *(ev.UnitMoved(0, 1, w.FRONT), ev.UnitMoved(0, 1, w.BACK), ev.UnitRevealed(1, 8, 20)),
    *(ev.MarkerPut(1, marker) for marker in (w.MARKER_AMMO, w.MARKER_PINNED)),
    *(ev.MarkerTaken(1, marker) for marker in (w.MARKER_AMMO, w.MARKER_PINNED)),
    *(ev.AttackDeclared(0, 1, 8, kind, 2, charge) for kind in words.STRIKES for charge in (False, True)),
    *(ev.CounterDeclared(1, 8, 1, w.AP, 1), ev.SpyDeclared(0, 1, 2), ev.Voided(1), ev.DieRerolled(0, 1, 6)),
    *(
        ev.DiceRolled(0, cause, 1, (5, 2), needed)
        for cause in ("strike", "spy", "shot", "evade", "ammo", "event", "mine")
        for needed in (0, 3, 7)
    ),
    *(ev.DiceRolled(0, "event", 0, (5,), 0), ev.StrikeResolved(1, 8, w.AP, 0, 1), ev.HitsAverted(8)),
    *(ev.StrikeResolved(1, 8, w.AP, 1, 3), ev.SpyResolved(0, 1, 0), ev.SpyResolved(0, 1, 1)),
    *(ev.SpyResolved(0, 1, 4), ev.UnitLost(1, 8, 20, 0, 25), ev.UnitLost(1, 8, 20, None, 0)),
    *(
        ev.UnitCaptured(0, 8, 40, 20),
        ev.EventPlayed(0, w.RIVER, 0, 1, 0),
        ev.EventPlayed(0, w.TRENCH, 1, -1, 0),
    ),
    *(
        ev.EventPlayed(0, w.LEND_LEASE, 0, -1, 0),
        ev.EventPlayed(0, w.DEPOT, 0, -1, 0),
        ev.EventOff(0, w.RIVER),
    ),
    *(ev.EventAttached(w.RIVER, 1, 0), ev.EventAttached(w.TRENCH, 0, 1), ev.EventDiscarded(0, w.RIVER)),
    *(
        ev.EventDrawn(0, w.RIVER),
        ev.EventDrawn(1, None),
        ev.EventTaken(0, 1, w.RIVER),
        ev.EventTaken(1, 0, None),
    ),
    *(
        ev.EventsShuffled(9),
        ev.UnitsDrawn(0, 2, (20, 30)),
        ev.UnitsDrawn(1, 1, None),
        ev.UnitsDrawn(1, 2, None),
    ),
    *(ev.CommanderArrived(0, 40, 3), ev.UnitDeployed(0, 40, w.FRONT), ev.UnitDeployed(0, 40, w.BACK)),
    *(
        ev.UnitExhausted(0, 1, 2, 0, -1),
        ev.UnitExhausted(0, 1, 0, w.RIVER, 1),
        ev.UnitExhausted(0, 1, 0, 0, -1),
    ),
    *(ev.UnitRefreshed(1), ev.BombingCounted(2), ev.PlayerEliminated(1)),
    *(
        ev.BattleEnded(Outcome((0,), (1, 0, 0), ((), (), ()), "points"), cause)
        for cause in ("last player", "bombing", "units", "quiet")
    ),
)


@pytest.fixture(params=sorted(LANGUAGES))
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    before = language()
    set_language(request.param)
    yield request.param
    set_language(before)


def test_a_part_of_a_reason_counts() -> None:
    points = Phrase(Plural("about {n} point", "about {n} points"), {"n": 2})
    assert reason_text(Message("Brings {points}.", {"points": points})) == "Brings about 2 points."


def deployed() -> HunterObservation:
    """What the first of three players sees when the turns begin."""
    game = hunter_ruleset().new(OPTIONS, 5)
    while not game.observe(0).lines[0]:
        game.apply(game.legal_actions()[0])
    return game.observe(0)


def whole(text: str | None) -> bool:
    return bool(text) and not {"{", "}"} & set(text or "") and "None" not in (text or "")


@pytest.mark.usefixtures("spoken")
def test_every_action_has_a_label() -> None:
    o = deployed()
    assert {type(action) for action in ACTIONS} == set(get_args(act.HunterAction))
    for action in ACTIONS:
        assert whole(action_text(o, action, NAMES)), action
        assert whole(hinted_action(o, action, NAMES)), action
    assert len({action_text(o, action, NAMES) for action in ACTIONS}) == len(ACTIONS)


@pytest.mark.usefixtures("spoken")
def test_a_hint_names_who_attacks_and_says_no_name_twice() -> None:
    o = deployed()
    unit, target = 1, 6
    named = {"target": card_name(o, target), "faces": "1–2", "percent": 33, "points": 35}
    why = Message("Target {target}: hits on {faces} ({percent}%), worth {points}.", named)
    hint = hint_text(o, Hint(act.DeclareAttack(unit, target, w.AP, 1), why), NAMES)
    assert hint.count(card_name(o, unit)) == 1
    assert hint.count(card_name(o, target)) == 1
    assert "35" in hint


@pytest.mark.usefixtures("spoken")
def test_every_event_is_reported() -> None:
    o = deployed()
    assert {type(event) for event in EVENTS} == set(get_args(ev.HunterEvent))
    for event in EVENTS:
        text = event_text(o, event, NAMES)
        assert whole(text) or (text is None and type(event) in SILENT), event
        assert event_sentence(o, event, NAMES) == "" or whole(event_sentence(o, event, NAMES)), event
        assert text is None or text[0] == text[0].upper()
    reported = {type(event) for event in EVENTS if event_text(o, event, NAMES)}
    assert set(get_args(ev.HunterEvent)) - reported == {ev.HandsPassed, ev.TurnClosed}
    missed, hit = (ev.StrikeResolved(1, 8, w.AP, hits, hits) for hits in (0, 1))
    assert event_text(o, missed, NAMES)
    assert event_text(o, hit, NAMES) is None, "What becomes of the target is told next."


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_are_reported_from_beginning_to_end(seed: int) -> None:
    """Everybody's log, labels, prompts and the cards that lines name."""
    rules, rng = hunter_ruleset(), random.Random(seed)
    game = rules.new(OPTIONS, seed)
    while (seat := game.to_act()) is not None:
        o = game.observe(seat)
        assert whole(prompt_text(o, NAMES))
        assert whole(prompt_text(game.observe((seat + 1) % 3), NAMES))
        action = rng.choice(o.actions)
        assert whole(action_text(o, action, NAMES))
        for event in game.apply(action):
            for viewer in range(3):
                seen, o = rules.event_for(event, viewer), game.observe(viewer)
                text = EVENT_WORDS.text(o, seen, NAMES)
                assert whole(text) or type(seen) in SILENT, seen
                assert all(whole(EVENT_WORDS.card_name(o, card)) for card in EVENT_WORDS.cards(seen))
    assert whole(prompt_text(game.observe(0), NAMES))


def test_only_own_and_remembered_units_are_called_by_name() -> None:
    o = deployed()
    own, other = o.lines[0][0], o.lines[3][0]
    assert card_name(o, own) == words.kind_name(o.catalogue, o.kinds[own])
    assert card_name(o, other) == f"hidden unit {other}"


def test_a_turn_is_a_heading_and_an_aim_is_named_only_if_it_is_a_card() -> None:
    assert EVENT_WORDS.turn_of(ev.TurnOpened(2, 5, 2, ())) == 2
    assert EVENT_WORDS.turn_of(ev.TurnClosed(2)) is None
    assert EVENT_WORDS.cards(ev.AttackDeclared(0, 4, 9, w.AP, 1, False)) == (4, 9)
    assert EVENT_WORDS.cards(ev.SpyDeclared(0, 4, 2)) == (4,)
    assert EVENT_WORDS.cards(ev.EventPlayed(0, w.RIVER, 0, 2, 0)) == ()


@pytest.mark.usefixtures("spoken")
def test_every_card_has_a_name_and_says_what_it_does() -> None:
    catalogue = deployed().catalogue
    for event in range(w.EVENTS):
        assert whole(event_name(event))
        assert event_effect(event).endswith(".")
    for kind in range(w.COMMANDERS):
        assert words.commander_text(kind).endswith(".")
    assert all(whole(words.card_title(catalogue, kind)) for kind in range(len(catalogue.rows)))
    for field in ABILITIES:
        assert whole(ability_name(field, 3))
        assert ability_text(field, 3).endswith(".")


def test_names_are_those_of_the_card_files() -> None:
    catalogue = deployed().catalogue
    units = [row.name for row in catalogue.rows]
    assert [name for name, _ in EVENT_CARDS] == [row.name for row in catalogue.event_rows]
    assert [name for name, _ in words.COMMANDER_CARDS] == units[: w.COMMANDERS]
    assert set(units[w.COMMANDERS :]) >= words.GENERIC_NAMES
    assert {row.nation for row in catalogue.rows[w.COMMANDERS :]} == set(words.NATIONS)
    assert {row.colour for row in catalogue.event_rows} == set(words.COLORS)
    assert {row.timing for row in catalogue.event_rows} == set(words.TIMINGS)
    assert set(UnitRow.model_fields) >= set(ABILITIES)


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_text_is_translated(code: str) -> None:
    with (LOCALES / code / "LC_MESSAGES" / "wotrush.po").open("rb") as file:
        catalogue = read_po(file)
    own = [m for m in catalogue if m.id and any("/hunter/" in place for place, _ in m.locations)]
    assert len(own) > 300
    assert [m.id for m in own if not (m.string if isinstance(m.string, str) else all(m.string or [""]))] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_descriptive_names_change_with_the_language_and_proper_names_do_not(code: str) -> None:
    catalogue = deployed().catalogue
    rifles = next(k for k, row in enumerate(catalogue.rows) if row.name == "Soviet Rifle Squad")
    tiger = next(k for k, row in enumerate(catalogue.rows) if row.name == "Tiger I")
    before = language()
    set_language(code)
    try:
        assert words.kind_name(catalogue, rifles) != "Soviet Rifle Squad"
        assert words.kind_name(catalogue, tiger) == "Tiger I"
    finally:
        set_language(before)


@pytest.mark.usefixtures("spoken")
def test_refusals_name_cards_as_everything_else_does() -> None:
    sentences = {
        name: value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, str)
    }
    assert sentences
    params: Mapping[str, str | int] = {
        "unit": "12 Tiger I",
        "event": "River",
        "commander": "Flak Chief",
        "card": "River",
    }
    for reason in sentences.values():
        assert whole(refusal_text(Refusal(Reason(reason), params)))
    hidden = refusal_text(Refusal(reasons.HIDDEN_TARGET, {"unit": "12"}))
    assert t("hidden unit {place}", place=12)[1:] in hidden
    named = refusal_text(Refusal(reasons.PINNED_UNIT, {"unit": "12 Soviet Rifle Squad"}))
    assert named.startswith(t("Soviet Rifle Squad"))


def test_reasons_of_opponents_name_cards_in_the_language() -> None:
    reason = Message("{unit}: pinned.", {"unit": "Soviet Rifle Squad"})
    before = language()
    set_language("de")
    try:
        assert EVENT_WORDS.reason(reason) == "Sowjetische Schützengruppe: festgesetzt."
    finally:
        set_language(before)


def refusal_of(options: dict[str, object]) -> object:
    """Return what the model says against these options, if anything."""
    try:
        HunterOptions.model_validate(options)
    except ValidationError as refused:
        return refused.errors()[0]["ctx"]["error"]
    return None


def test_options_are_those_of_the_model() -> None:
    fields = {option.field for option in INFO.options}
    assert fields == set(HunterOptions.model_fields) - {"players", "shared_screen"}
    printed = HunterOptions()
    for option in INFO.options:
        refusals = list(filter(None, (refusal_of({option.field: each}) for each in option.settings)))
        assert not refusals or option.several
        assert all(isinstance(one, UnplayableOptions) for one in refusals), "some nations have too few units"
        assert len(refusals) < len(option.settings) / 10
        first: Any = HunterOptions.model_validate({option.field: option.default})
        assert first == printed


def test_the_info_fits_the_shared_menus() -> None:
    assert INFO.letter in set(DIGITS) - {"0"}
    assert INFO.usual_level in INFO.levels
    assert tuple(INFO.levels) == INFO.codes.levels
    assert len(set(INFO.opponent_names)) == max(INFO.seats) - 1
    assert HunterOptions(players=max(INFO.seats)).players == 8


def test_every_prompt_is_a_sentence() -> None:
    assert all(text.endswith(".") for text in PROMPTS.values())


def test_no_line_breaks_within_a_type_of_unit() -> None:
    catalogue = box()
    kinds = {row.name: kind for kind, row in enumerate(catalogue.rows)}
    assert words.spoken_name(catalogue, kinds["Pz.Kpfw. III Ausf. J"]) == "Pz.Kpfw.\xa0III\xa0Ausf.\xa0J"
    assert words.spoken_name(catalogue, kinds["German Grenadiers"]) == t("German Grenadiers")
    reason = Message("{unit} would be lost.", {"unit": "Char B1 bis"})
    assert "Char\xa0B1\xa0bis" in EVENT_WORDS.reason(reason)


@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
def test_a_kind_of_attack_begins_a_line_with_a_capital(language: str) -> None:
    set_language(language)
    kinds = [act.DeclareAttack(1, 2, kind, salvos=2) for kind in words.STRIKES]
    for action in (*kinds, replace(kinds[0], charge=True)):
        assert name_of(action)[0].isupper()


@pytest.mark.parametrize(
    ("own", "lines", "prompt"),
    [
        ("hand: smoke ambush escape", ["wait"], "Your hand is full: choose an event to discard."),
        ("hand: spy_network", ["event spy_network S2"], "Choose a hidden unit to reveal (2 left)."),
        (
            "hand: spy_network",
            ["event spy_network S2", "show 10"],
            "Choose a hidden unit to reveal (1 left).",
        ),
    ],
)
def test_a_choice_says_why_it_is_asked_or_how_many_follow(own: str, lines: list[str], prompt: str) -> None:
    game = laid_table(
        f"event_deck: ace_gunner jamming\nseat: S1\n front: 1 u031 revealed\n {own}\n"
        "seat: S2\n front: 9 u005, 10 u006, 11 u031\n"
    )
    load_dice(game, 0, 2)
    for line in lines:
        game.apply(hunter_ruleset().parse_action(line))
    assert prompt_text(game.observe(0), NAMES) == prompt


def test_a_cover_in_the_middle_of_a_fight_says_what_is_asked() -> None:
    game = laid_table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed\n", s1=(6, 1))
    reason = HUNTER_DESCRIPTION.cover_reason
    assert "only for you" in reason(game.observe(0), NAMES)
    play(game, "attack 1>9 ap")
    assert reason(game.observe(1), NAMES).endswith("counterattack?")


@pytest.mark.parametrize(("state", "said"), [("", "reveals it · dry on"), (" revealed", "dry on")])
def test_a_reaction_of_a_hidden_unit_says_that_it_is_revealed(state: str, said: str) -> None:
    game = laid_table(
        f"event_deck: carpet_bombing\nseat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed, 10 u055{state}\n"
    )
    play(game, "wait")
    o = game.observe(1)
    shot = next(action for action in o.actions if isinstance(action, act.AntiAir))
    assert reaction_effect(o, shot).risk.startswith(said)


@pytest.mark.parametrize(
    ("play_of", "named"),
    [
        (act.PlayEvent(w.FUEL_SHORTAGE, 1), ("out of ammo", "17% › 50%", True)),
        (act.PlayEvent(w.RIVER, seat=1), ("", "67% › 50%", True)),
    ],
)
def test_a_chance_that_is_not_of_a_hit_is_named_and_a_worse_one_of_the_attacker_serves_the_viewer(
    play_of: act.PlayEvent, named: tuple[str, str, bool]
) -> None:
    game = laid_table(
        "event_deck: carpet_bombing\nseat: S1\n front: 1 u031 revealed\n"
        "seat: S2\n front: 9 u021 revealed\n hand: fuel_shortage river\n"
    )
    play(game, "attack 1>9 ap")
    told = reaction_effect(game.observe(1), play_of)
    assert (told.chance_of, told.chance, told.serves) == named


@pytest.mark.parametrize(
    ("hand", "told"), [("ace_gunner", "cannot hit"), ("tungsten", "with Tungsten Rounds: 33%")]
)
def test_a_counterattack_that_cannot_hit_says_which_card_would_help_it(hand: str, told: str) -> None:
    game = laid_table(
        "event_deck: carpet_bombing\nseat: S1\n front: 1 u031 revealed\n"
        f"seat: S2\n front: 9 u021 revealed\n hand: {hand}\n",
        s1=(6,),
    )
    play(game, "attack 1>9 ap")
    (answer,) = answers(game.observe(1), NAMES)
    assert (answer.note, answer.chance) == (told, "0%")


def test_the_dice_of_events_say_what_was_needed() -> None:
    o = laid_table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed\n").observe(0)
    told = [event_text(o, ev.DiceRolled(1, "event", 1, (die,), 4), NAMES) or "" for die in (6, 4)]
    assert [text.rpartition(", ")[2] for text in told] == ["needed 1–4: no effect", "needed 1–4"]


def test_of_dice_rolled_in_pairs_it_is_said_that_the_lower_count() -> None:
    """A led AFV rolls two for each salvo (14.10); a Pz.Kpfw. I has two salvos, and needs no word for two dice."""
    o = laid_table("seat: S1\n front: 1 u031 revealed, 2 u001 revealed\nseat: S2\n front: 9 u021\n").observe(
        0
    )
    set_language("en")

    def told(unit: int, *dice: int) -> str:
        text = event_text(o, ev.DiceRolled(0, "strike", unit, dice, 3), NAMES) or ""
        return text.partition(": roll ")[2]

    assert told(1, 4) == "4, needed 1–3"
    assert told(1, 4, 6) == "4 and 6 (the lower counts), needed 1–3"
    assert told(2, 4, 6) == "4, 6, needed 1–3"
    assert told(2, 4, 6, 1, 2) == "4 and 6, 1 and 2 (the lower counts), needed 1–3"


def test_a_unit_that_is_exhausted_to_lead_is_said_to_do_so() -> None:
    lines = "seat: S1\n front: 1 {} revealed\nseat: S2\n front: 20 u009 revealed"
    said = [
        event_text(laid_table(lines.format(name)).observe(0), ev.UnitExhausted(0, 1, 0, 0, -1), NAMES) or ""
        for name in ("u025", "u031")
    ]
    assert ["(Leadership)" in text for text in said] == [True, False]


@pytest.mark.parametrize(("charge", "said"), [(" charge", "gives up evading (50%)"), ("", "")])
def test_a_counterattack_that_comes_first_says_that_it_costs_the_evasion(charge: str, said: str) -> None:
    """A Puma that is charged may fire first or evade (12.2); one that was missed has nothing to evade any more."""
    lines = "seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed\n"
    game = laid_table(lines, "players=2 evade=yes charge=yes", s1=(6,))
    play(game, f"attack 1>9 ap{charge}")
    o = game.observe(1)
    counter = next(action for action in o.actions if isinstance(action, act.Counterattack))
    risk = reaction_effect(o, counter).risk
    assert risk.partition(" · ")[0] == said if said else "evading" not in risk


@pytest.mark.parametrize(("hand", "said"), [("trench", ". Nothing else is worth doing now."), ("", "")])
def test_a_hint_to_end_the_turn_says_that_nothing_else_is_worth_it(hand: str, said: str) -> None:
    """It says nothing where there is nothing else."""
    mine = f"seat: S1\n front: 1 u101 revealed\n hand: {hand}\n"
    o = laid_table(f"flags: acted\nevent_deck: smoke\n{mine}seat: S2\n front: 9 u021 revealed\n").observe(0)
    assert hint_text(o, Hint(act.END, None), NAMES) == f"Hint: End the turn{said}"


def test_a_tie_for_the_first_turn_is_broken_by_the_die() -> None:
    o = laid_table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 9 u021 revealed\n").observe(0)
    said = [
        event_text(o, ev.ArmiesDeployed(((1,),), (), values, (), 1), ("Ann", "Bison"))
        for values in ((40, 40), (40, 45))
    ]
    assert said == [
        "A tie, the die decides: Bison begins; highest points: Ann (40), Bison (40)",
        "Bison begins; highest points: Ann (40), Bison (45)",
    ]


@pytest.mark.parametrize(("missed", "lines"), [(2, 0), (5, 1)])
def test_dice_of_an_event_to_which_nothing_comes_have_one_line_where_they_are_many(
    missed: int, lines: int
) -> None:
    battle = Staged(
        f"front: {', '.join(f'{unit} u00{unit} revealed' for unit in range(1, missed))}\n",
        "front: 11 u005 revealed, 12 u006 revealed\n",
        (),
        (),
        deck="smoke carpet_bombing",
        dice={0: (1, *[6] * missed)},
    ).lay(reduced=True)
    battle.session.decide(hunter_ruleset().parse_action("wait"))
    battle.rest()
    told = [line.text for line in battle.scene.pieces.log.lines]
    assert told.count(f"{missed} dice have no effect") == lines
    assert sum(line.endswith(": no effect") for line in told) == (0 if lines else missed)
    assert any(line.startswith("Anna rolls 1 for") for line in told)


def test_a_die_of_heavy_guns_for_an_afv_says_that_it_cannot_be_pinned() -> None:
    own, foe = (
        "front: 1 u031 revealed\n hand: heavy_guns",
        "front: 9 u005 revealed, 10 u101 revealed, 11 u006",
    )
    battle = Staged(own, foe, (), (), dice={0: (2, 2, 3)}).lay(reduced=True)
    o = battle.session.match.observe(0)
    battle.session.decide(next(action for action in o.actions if str(action) == "event heavy_guns S2"))
    battle.pilot.wait(8.0)
    view = battle.scene.view
    lines = [line.text for news in battle.session.log() for line in log_lines(view, EVENT_WORDS, news)]
    assert "Anna rolls 2 for Soviet Rifle Squad, needed 1–3" in lines
    assert [line for line in lines if line.endswith(": an AFV cannot be pinned")] == [
        "Anna rolls 2 for Pz.Kpfw.\u00a0IV\u00a0Ausf.\u00a0H: an AFV cannot be pinned",
        "Anna rolls 3 for hidden unit 11: an AFV cannot be pinned",
    ]
