"""The pages that Tank Hunter fills: gallery, result and statistics."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from functools import cache
from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest
from pygame import FRect

from tests.model.hunter.rules.tabletop import play, table
from tests.scenes.hunter.views import RESULTS
from tests.scenes.layout_faults import cut_off, faults
from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.match import AnyMatch, Match
from wotrush.match.opponents.worker import LocalWorker
from wotrush.match.replay import begin, walk
from wotrush.match.seats import Opponent, Setup
from wotrush.model.hunter import HunterGame, HunterOptions, hunter_ruleset
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import SHELL, card_word
from wotrush.model.hunter.frames import KILLED
from wotrush.scenes.gallery.choosing import GalleryFilter, shown
from wotrush.scenes.hunter.description import HUNTER_DESCRIPTION
from wotrush.scenes.hunter.faces.face import MEDIUM_FROM
from wotrush.scenes.hunter.faces.pictures import UnitPicture
from wotrush.scenes.hunter.gallery.contents import SORT, CardSort, hunter_gallery
from wotrush.scenes.hunter.history import HUNTER_HISTORY
from wotrush.scenes.hunter.result.contents import HUNTER_RESULT, battle_story, highlights, nothing_destroyed
from wotrush.scenes.hunter.result.highlights import best_unit, luckiest_dice, shot_of_the_game
from wotrush.scenes.hunter.result.luck import Dice, Luck, LuckReader, luck_of, luckier_than
from wotrush.scenes.hunter.result.luck_page import LuckPage
from wotrush.scenes.hunter.result.score_changes import UnitDestroyed, VehicleCaptured, battle_changes
from wotrush.scenes.hunter.result.trophies import Trophy, trophies_of
from wotrush.scenes.hunter.result.trophies_page import LARGE_ENOUGH, TrophiesPage, widest_card
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.page.reading import texts_within
from wotrush.scenes.result.report import report_of
from wotrush.scenes.result.scene import ResultScene
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.standing.score_table import ScoreTable
from wotrush.scenes.session.session import GameSession
from wotrush.settings import Settings
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.workshop.studio import Studio

ENTRY = game_entry("hunter")
NAMES = ("Anna", "Bison", "Lynx", "Otter", "Heron", "Badger", "Falcon", "Marten")


@cache
def finished(players: int, seed: int) -> AnyMatch:
    """Return a match that recruits have played to its end, which nobody changes."""
    seats = tuple(Opponent(name, "recruit") for name in NAMES[:players])
    setup = Setup({"players": players}, seed, seats, datetime(2026, 1, 1, tzinfo=UTC))
    match: AnyMatch = Match.new(load_ruleset(ENTRY), setup)
    agent, rng = make_agent(ENTRY, "recruit"), Random(seed)
    while (seat := match.to_act()) is not None:
        match.decide(agent.choose(match.observe(seat), rng).action)
    return match


@pytest.fixture(scope="module")
def game() -> AnyMatch:
    return finished(3, 5)


def luck_read(text: str, *lines: str, dice: tuple[int, ...], s2: tuple[int, ...] = ()) -> LuckReader:
    """Play the lines on a table with those dice of S1 and S2; return what was read of its events."""
    game = table(text, s1=dice, s2=s2)
    reader = LuckReader(game)
    for line in lines:
        before = game.copy()
        for event in play(game, line):
            reader.read(event, before, game)
    return reader


def test_trophies_are_what_lies_on_the_score_piles(game: AnyMatch) -> None:
    o = game.observe(0)
    trophies = trophies_of(game.journal())
    assert [sorted(one.kind for one in won) for won in trophies] == [sorted(pile) for pile in o.piles]
    assert tuple(sum(one.points for one in won) for won in trophies) == o.scores
    assert any(one.attacker is not None for won in trophies for one in won)


@pytest.mark.parametrize("at_once", [True, False])
def test_who_struck_a_unit_is_named_only_if_it_is_lost_before_that_attack_is_over(
    at_once: bool, game: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise an event destroyed what the strike had missed."""
    settled = table("seat: S1\n front: 1 u031 revealed\nseat: S2\n front: 2 u005 revealed")
    struck = ev.StrikeResolved(1, 2, SHELL, 0, KILLED)
    lost = ev.UnitLost(1, 2, settled.kinds[2], 0, 35)
    events = [[struck, lost]] if at_once else [[struck], [lost]]
    steps = [SimpleNamespace(before=settled, after=settled, events=each) for each in events]
    monkeypatch.setattr("wotrush.scenes.hunter.result.trophies.begin", lambda *_: settled)
    monkeypatch.setattr("wotrush.scenes.hunter.result.trophies.walk", lambda *_: steps)
    ((trophy,), _) = trophies_of(game.journal())
    assert trophy.attacker == (settled.kinds[1] if at_once else None)


def test_every_die_that_somebody_wished_well_is_counted_once(game: AnyMatch) -> None:
    luck, thrown = luck_of(game.journal()), [0, 0, 0]
    start = begin(hunter_ruleset(), game.journal())
    for step in walk(hunter_ruleset(), game.journal(), start):
        for event in step.events:
            if isinstance(event, ev.DiceRolled) and event.cause in ("strike", "spy", "shot", "evade"):
                thrown[event.seat] += len(event.dice)
            elif isinstance(event, ev.DieRerolled):
                thrown[event.seat] += 1
    counted = [sum(len(dice.chances) for cause, dice in of.items() if cause != "event") for of in luck.dice]
    assert counted == thrown
    assert all(0 <= dice.hits <= len(dice.chances) for of in luck.dice for dice in of.values())


def test_a_die_that_is_rolled_again_counts_twice_and_lies_in_the_shot_of_the_game() -> None:
    """A T-34/76 hits a Pz.Kpfw. IV on 5 − 3: each roll has a chance of one in three."""
    reader = luck_read(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: ace_gunner\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006",
        "attack 1>9 ap",
        "event ace_gunner d1",
        dice=(6, 1),
    )
    strikes = reader.dice[0]["strike"]
    assert strikes.hits == 1
    assert strikes.chances == pytest.approx([1 / 3] * 2)
    assert reader.best is not None
    assert reader.best.dice == (1,)


def test_nobody_wishes_for_the_dice_of_a_carpet_bombing_even_after_a_jammed_answer() -> None:
    reader = luck_read(
        "event_deck: smoke carpet_bombing\nseat: S1\n front: 1 u031 revealed\n hand: jamming\n"
        "seat: S2\n front: 9 u005 revealed, 10 u006\n hand: air_cover",
        "wait",
        "event air_cover",
        "event jamming",
        dice=(6, 1, 6),
    )
    assert reader.dice == [{}, {}]


def test_the_dice_of_an_air_strike_count_after_a_shot_at_it_was_rolled_again() -> None:
    reader = luck_read(
        "event_deck: smoke\nseat: S1\n front: 1 u008 revealed\n hand: dive_bomber\n"
        "seat: S2\n front: 9 u019 revealed, 10 u006 revealed\n hand: ace_gunner",
        "event dive_bomber 10",
        "aa 9",
        "event ace_gunner d1",
        dice=(1,),
        s2=(6, 5),
    )
    assert reader.dice == [{"event": Dice(1, [0.5])}, {"shot": Dice(0, [0.5, 0.5])}]


def test_heavy_guns_are_lucky_only_with_units_that_they_can_harm() -> None:
    reader = luck_read(
        "event_deck: smoke\nseat: S1\n front: 1 u031 revealed\n hand: heavy_guns\n"
        "seat: S2\n front: 9 u005 revealed, 10 u101 revealed, 11 u082 revealed",
        "event heavy_guns S2",
        dice=(1, 2, 6),
    )
    events = reader.dice[0]["event"]
    assert (events.hits, events.chances) == (1, [0.5, 0.5])


def test_the_shot_of_the_game_is_the_one_that_brought_most_against_the_odds(game: AnyMatch) -> None:
    best = luck_of(game.journal()).best
    assert best is not None
    won = trophies_of(game.journal())[best.seat]
    assert (best.target, best.unit, best.round) in {(one.kind, one.attacker, one.round) for one in won}
    assert best.points == box().points[best.target]
    assert 0 < best.chance < 1


@pytest.mark.parametrize(
    ("hits", "chances", "share"),
    [(0, [], 0.5), (1, [0.5], 0.75), (0, [0.5], 0.25), (1, [1.0, 0.0], 0.5), (2, [0.5, 0.5], 0.875)],
)
def test_luck_is_the_share_of_games_in_which_the_same_dice_hit_less_often(
    hits: int, chances: list[float], share: float
) -> None:
    assert luckier_than(Dice(hits, chances)) == pytest.approx(share)


@pytest.mark.parametrize(
    ("dice", "needed", "chance"), [((1, 2), 2, 1 / 9), ((1, 2, 6, 5), 2, 25 / 81), ((1, 2, 6, 5), 3, None)]
)
def test_the_chance_of_a_shot_counts_its_salvos_whatever_countered_before_it(
    dice: tuple[int, ...], needed: int, chance: float | None
) -> None:
    """What was likelier than not is no shot of the game."""
    game, rng = HunterGame.new(HunterOptions(players=2), 1), Random(1)
    while not isinstance(action := rng.choice(game.legal_actions()), act.DeclareAttack):
        game.apply(action)
    attacker, target = action.unit, action.target
    reader = LuckReader(game)
    for event in (
        ev.AttackDeclared(0, attacker, target, SHELL, 2, charge=False),
        ev.CounterDeclared(1, target, attacker, SHELL, 1),
        ev.DiceRolled(0, "strike", attacker, dice, needed),
        ev.StrikeResolved(attacker, target, SHELL, 2, KILLED),
    ):
        reader.read(event, game, game)
    told = None if reader.best is None else reader.best.chance
    assert told == (None if chance is None else pytest.approx(chance))


def test_changes_of_turns_add_up_to_the_score(game: AnyMatch) -> None:
    report = report_of(game.journal(), battle_changes)
    points = [0] * 3
    for turn in report.turns:
        for change in turn.changes:
            points[change.by] += change.points if isinstance(change, UnitDestroyed) else -change.points
        assert tuple(points) == turn.points


def test_a_captured_vehicle_takes_its_points_along() -> None:
    lost = ev.UnitLost(1, 7, 16, 0, box().points[16])
    captured = ev.UnitCaptured(0, 7, 12, 16)
    changes = battle_changes(None, (lost, captured), None)  # type: ignore[arg-type]
    assert changes == (UnitDestroyed(0, 1, 16, box().points[16]), VehicleCaptured(0, 16, box().points[16]))


def test_highlights_tell_the_winners_best_unit_the_shot_of_the_game_and_the_luckiest_dice(
    game: AnyMatch,
) -> None:
    set_language("en")
    story, winner = battle_story(game.journal()), game.observe(0).scores.index(max(game.observe(0).scores))
    lines = [ScoreLine(seat, NAMES[seat], seat == winner, 0, ()) for seat in (winner, *{0, 1, 2} - {winner})]
    best, shot, *dice = highlights(story, lines)
    by_kind = Counter[int]()
    for one in story.trophies[winner]:
        if one.attacker is not None:
            by_kind[one.attacker] += one.points
    (kind, points), *_ = by_kind.most_common()
    assert (best.seat, best.figure) == (winner, f"+{points}")
    assert kind_name(box(), kind) in best.text.replace("\u00a0", " ")
    assert story.luck.best is not None
    assert (shot.seat, len(shot.pictures)) == (story.luck.best.seat, 2)
    shares = [luckier_than(sum(of.values(), Dice())) for of in story.luck.dice]
    assert [one.seat for one in dice] == [shares.index(max(shares))] * (max(shares) >= 0.75)


def test_only_remarkably_lucky_dice_are_a_highlight() -> None:
    """Two dice of one in two each: both hit luckier than 7 of 8 games, one of them than half of all."""
    lucky, unlucky, usual = ({"attack": Dice(hits, [0.5, 0.5])} for hits in (2, 0, 1))
    told = list(luckiest_dice(Luck(dice=(unlucky, lucky), best=None), {0: "Anna", 1: "Bison"}))
    assert [one.seat for one in told] == [1]
    assert list(luckiest_dice(Luck(dice=(unlucky,), best=None), {0: "Anna"})) == []
    assert list(luckiest_dice(Luck(dice=(usual,), best=None), {0: "Anna"})) == []


def test_the_table_of_the_dice_has_columns_for_what_somebody_rolled_for_alone() -> None:
    dice = ({"strike": Dice(1, [0.5])}, {"strike": Dice(), "spy": Dice(0, [0.5]), "evade": Dice()})
    lines = [ScoreLine(seat, NAMES[seat], False, 0, ()) for seat in (0, 1)]
    page = LuckPage(Studio((1280, 720)).context, lines, Luck(dice, None))
    page.place(FRect(0, 0, 1200, 400))
    assert [label.name for label in page.table.rows[0].labels] == ["player", "strike", "spy"]


def test_the_two_of_the_shot_of_the_game_face_each_other(game: AnyMatch) -> None:
    story = battle_story(game.journal())
    lines = [ScoreLine(seat, NAMES[seat], False, 0, ()) for seat in range(3)]
    shot = LuckPage(Studio((1280, 720)).context, lines, story.luck).shot
    assert shot is not None
    attacker, target = (shot.find(name) for name in ("shot attacker", "shot target"))
    assert isinstance(attacker, Sprite)
    assert isinstance(target, Sprite)
    assert isinstance(attacker.face, UnitPicture)
    assert isinstance(target.face, UnitPicture)
    assert (attacker.face.state.mirrored, target.face.state.mirrored) == (False, True)


def test_whoever_destroyed_nothing_has_no_highlight_and_is_told_so(game: AnyMatch) -> None:
    set_language("en")
    lost = Trophy(kind=16, victim=1, attacker=None, points=45, round=2)
    names = dict(enumerate(NAMES))
    assert list(best_unit([lost], 0)) == list(best_unit([], 0)) == []
    assert list(shot_of_the_game(None, names)) == []
    assert list(luckiest_dice(Luck(dice=({}, {}), best=None), {0: "Anna", 1: "Bison"})) == []
    o = game.observe(0)
    theme = Studio((1280, 720)).context.theme
    said = [bool(nothing_destroyed(o, seat, theme, "")) for seat in range(3)]
    assert said == [not pile for pile in o.piles]


def test_the_statistics_know_how_games_end_and_what_was_destroyed() -> None:
    assert HUNTER_HISTORY.favorites is not None
    lost = ev.UnitLost(1, 7, 16, 0, 45)
    assert HUNTER_HISTORY.favorites.chosen(lost) == (0, card_word(16))
    assert HUNTER_HISTORY.favorites.chosen(ev.UnitLost(1, 7, 16, None, 0)) is None
    assert HUNTER_HISTORY.favorites.name("no such unit", Studio((1280, 720)).context.theme) is None
    assert HUNTER_HISTORY.favorites.name(card_word(16), Studio((1280, 720)).context.theme) is not None


def test_the_gallery_finds_cards_by_sort_name_and_ability() -> None:
    contents = hunter_gallery()
    assert len(contents.cards) == len({contents.key(card) for card in contents.cards}) == 110 + 10 + 38
    guns = shown(contents, GalleryFilter().toggled(SORT, CardSort.GUN))
    assert {contents.key(card)[0] for card in guns} == {"u"}
    assert len(guns) == sum(row.type == "GUN" for row in box().rows)
    set_language("en")
    assert "smoke" in {contents.key(card) for card in shown(contents, GalleryFilter(words="smoke"))}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trophies_are_so_large_that_their_names_can_be_read(players: int) -> None:
    set_language("en")
    studio = Studio((1280, 720))
    session = GameSession(finished(players, 4), LocalWorker(ENTRY), Settings(), studio.clock)
    page = ResultScene(studio.context, session, HUNTER_RESULT)
    studio.stack.push(page)
    page.open_chapter("trophies")
    studio.stack.update()
    trophies = page.root.find("trophies")
    assert isinstance(trophies, TrophiesPage)
    cards = [sprite for row in trophies.rows for sprite in row.sprites]
    assert min(sprite.size.x for sprite in cards) * page.root.transform.scale >= MEDIUM_FROM
    assert len({tuple(sprite.size) for sprite in cards}) == 1, "So that what lies higher up is not smaller."
    assert len({row.find("score").rect.y for row in trophies.rows}) == 1, "One kind of head."
    assert sorted(trophies.rows, key=lambda row: (row.rect.y, row.rect.x)) == trophies.rows


def test_places_in_a_row_are_as_wide_as_their_players_have_cards() -> None:
    """So that nobody's cards are small beside a void, and all counts are still told."""
    set_language("de")
    for size in ((1920, 1080), (1024, 768)):
        context = Studio(size).context
        lines = [ScoreLine(seat, f"Player {seat}", False, 0, ()) for seat in range(4)]
        won = [[Trophy(16, 0, None, 45, 2)] * count for count in (8, 5, 2, 0)]
        page = TrophiesPage(context, lines, won)
        Node().add(page)
        page.place(FRect(0, 0, 1872, 740))
        assert min(sprite.size.x for row in page.rows for sprite in row.sprites) > 170
        assert page.rows[1].rect.w > page.rows[2].rect.w >= page.rows[3].rect.w
        assert all(row.find("count").visible for row in page.rows)


def test_few_trophies_are_told_of_and_all_cards_of_four_players_are_whole() -> None:
    """The winner, who has most of them, stands in a row alone."""
    studio = Studio((1280, 720))
    for players in (2, 4):
        page = RESULTS[f"trophies of {players}"].make(studio)
        studio.stack.push(page)
        studio.stack.update()
        trophies = page.root.find("trophies")
        assert isinstance(trophies, TrophiesPage)
        for row in trophies.rows:
            steps = {b.rect.x - a.rect.x for a, b in pairwise(row.sprites)}
            wide = {sprite.size.x for sprite in row.sprites}
            told = [story for story in row.stories if story.visible]
            assert len(told) == (len(row.sprites) if players == 2 else 0)
            assert all(row.bounds.contains(story.rect) for story in told)
            assert not steps or min(steps) > max(wide)
            assert not wide or max(wide) * row.transform.scale >= MEDIUM_FROM


def test_many_trophies_lie_on_each_other_before_they_become_small() -> None:
    """What each is worth stays in sight: the right half of every card."""
    room = FRect(0, 0, 1800, 300)
    assert widest_card(room, 10) * 10 < room.w
    wide = widest_card(room, 22)
    assert wide == LARGE_ENOUGH
    assert (room.w - wide) / 21 >= wide / 2


def test_many_players_have_rows_whose_columns_are_named() -> None:
    set_language("en")
    studio = Studio((1280, 720))
    session = GameSession(finished(8, 4), LocalWorker(ENTRY), Settings(), studio.clock)
    page = ResultScene(studio.context, session, HUNTER_RESULT)
    studio.stack.push(page)
    table = page.root.find("score table")
    assert isinstance(table, ScoreTable)
    seen = " ".join(" ".join(texts_within(table)).split())
    assert all(label.name in seen for label in HUNTER_DESCRIPTION.score_parts.values())
    scores = [int(str(row.find("score"))) for row in table.rows]
    assert scores == sorted(scores, reverse=True)
    o = session.everybody_sees()
    for row, line in zip(table.rows, page.lines, strict=True):
        pictures = [sprite for sprite in row.won.sprites if sprite.visible]
        assert len(pictures) >= min(3, len(o.piles[line.seat]))
        assert all(row.won.bounds.contains(sprite.rect) for sprite in pictures)


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_trophies_fit(code: str, players: int) -> None:
    set_language(code)
    studio = Studio((1280, 720))
    session = GameSession(finished(players, 4), LocalWorker(ENTRY), Settings(language=code), studio.clock)
    page = ResultScene(studio.context, session, HUNTER_RESULT)
    studio.stack.push(page)
    assert page.points.highlights is not None
    assert page.points.highlights.cards[0].shown or players > 2
    for chapter in ("points", "trophies", "course", "luck"):
        page.open_chapter(chapter)
        studio.stack.update()
        assert faults(page.root) == []
        assert cut_off(page.root) == []
    parts = ("attacker", "story", "target")
    attacker, story, target = (page.root.find(f"shot {part}").rect for part in parts)
    assert attacker.right < story.x < attacker.right + 40, "Cards stand beside what is told of them."
    assert target.x - 40 < story.right < target.x


def test_no_two_switches_of_the_gallery_have_the_same_sign() -> None:
    gallery = hunter_gallery()
    choices = [choice for row in gallery.rows for group in row for choice in group.choices]
    signs = [repr(gallery.caption(choice, (255, 255, 255))) for choice in choices]
    assert len(set(signs)) == len(signs) > 30
