"""The pages of the result: tabs by keys, points that count up, games that somebody left."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Rect, Surface

from tests.scenes.layout_faults import cut_off
from tests.scenes.program import QUICK, Program
from tests.scenes.views import finished
from wotrush.i18n import LANGUAGES, decimal, set_language
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.kept import key_of
from wotrush.match.analysis.reviewing import evaluator_of
from wotrush.match.analysis.tasks import LocalTask
from wotrush.model.rush.cards import FIRST_BASE, medal_count
from wotrush.scenes.result.chance_figures import percent
from wotrush.scenes.result.course.balances import Balances
from wotrush.scenes.result.course.chances import IN_A_FRAME, STEPS, ChancesPage, settled
from wotrush.scenes.result.course.turning_points import lead_of
from wotrush.scenes.result.report import heading_of
from wotrush.scenes.result.scene import CHANCES, COUNTING, COURSE, ResultScene
from wotrush.scenes.result.score_line import ScoreLine, headline, place_of
from wotrush.scenes.result.standing.decisive_turn import deciding_point, decisive_turn
from wotrush.scenes.result.standing.highlights import FLATTEST, TITLE, HighlightCard
from wotrush.scenes.result.standing.score_panel import ScorePanel
from wotrush.scenes.result.victory_picture import VictoryPicture
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.result.contents import RESULT
from wotrush.scenes.rush.result.figures import achievements, destroyed
from wotrush.scenes.rush.result.highlights import best_vehicles
from wotrush.scenes.rush.result.picture_grid import NAMED
from wotrush.scenes.rush.result.squads import SquadsPage
from wotrush.scenes.rush.result.trophies import trophies
from wotrush.scenes.style.theme import Theme
from wotrush.settings import Settings
from wotrush.stage.label import Fit, Label
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Span, resolve
from wotrush.stage.widgets import Panel
from wotrush.workshop.staged import new_match, play_on, play_out, session_of
from wotrush.workshop.studio import Studio

SHORT = 43
SQUADS = "squads"


def over(players: int = 2, seed: int = SHORT) -> RushMatch:
    match = new_match(players, seed)
    play_out(match)
    return match


def opened(program: Program, match: RushMatch) -> ResultScene:
    program.app.result(session_of(match, program.app.context.settings, program.clock))
    program.pilot.step()
    return program.scene(ResultScene)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path / "games", QUICK)


def test_keys_lead_through_all_chapters(program: Program) -> None:
    page = opened(program, over())
    page.interface.focus.set(program.node("chapters"))
    for chapter, name in (
        (COURSE, "course"),
        (CHANCES, "chances"),
        (SQUADS, "squads"),
    ):
        program.pilot.key(pygame.K_RIGHT)
        assert page.chapter == chapter
        program.node(name)
    with pytest.raises(KeyError):
        program.node("points")


def test_the_chapter_stays_when_settings_change(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(SQUADS)
    program.app.context.change(high_contrast=True)
    program.pilot.step()
    program.node("squads")


def test_points_count_up_and_a_key_ends_that(tmp_path: Path) -> None:
    program = Program(tmp_path / "games", Settings(language="en"))
    page = opened(program, over())
    line = page.lines[0]
    said = [int(str(program.node(f"score {line.seat}").find("score")))]
    for _ in range(4):
        program.pilot.wait(COUNTING / 8)
        said.append(int(str(program.node(f"score {line.seat}").find("score"))))
    assert said == sorted(said)
    assert said[0] < said[2] < line.score
    program.pilot.key(pygame.K_SPACE)
    assert str(program.node(f"score {line.seat}").find("score")) == str(line.score)
    assert not page.player.busy


def test_sources_of_points_appear_as_they_are_counted_and_places_last(tmp_path: Path) -> None:
    program = Program(tmp_path / "games", Settings(language="en"))
    page = opened(program, over())
    line = page.lines[0]
    panel = program.node(f"score {line.seat}")
    sources = [panel.find(part.key) for part in line.parts if part.points]
    assert len(sources) > 1
    seen = []
    for part in (0.0, 0.1, 0.2, 0.5, 0.9):
        page.points.show(part)
        seen.append([source.alpha for source in sources])
        assert panel.find("kind").alpha == 0
    assert seen[0] == [0] * len(sources)
    assert seen[1][0] == 1 > seen[1][-1]
    assert [sum(row) for row in seen] == sorted(sum(row) for row in seen)
    page.points.show(1.0)
    assert all(node.alpha == 1 for node in panel.walk())


@pytest.mark.parametrize("calm", [False, True])
def test_nothing_tells_who_won_before_all_is_counted(tmp_path: Path, calm: bool) -> None:
    """Neither headline nor reason, nor laurels, nor the order of the players; with reduced motion nobody moves either."""
    program = Program(tmp_path / "games", Settings(language="en", reduced_motion=calm))
    page = opened(program, next(match for match in map(partial(over, 3), range(9)) if _winner(match)))
    scores = [program.node(f"score {seat}") for seat in range(3)]
    assert isinstance(scores[0], ScorePanel)
    seen = []
    while page.player.busy and str(page._head) == "The game is over":
        assert page._reason.alpha == 0
        assert not any(score.wins for score in scores if isinstance(score, ScorePanel))
        seen.append([score.rect.x for score in scores])
        program.pilot.step()
    assert seen[0] == sorted(seen[0])
    assert (seen[-1] == seen[0]) is calm
    assert page._reason.alpha == 1
    assert scores[page.lines[0].seat].rect.x == min(score.rect.x for score in scores)


def _winner(match: RushMatch) -> bool:
    """Return whether the first seat is not the only winner."""
    result = match.result()
    return result is not None and 0 not in result.winners


def test_at_speed_off_all_points_are_there_at_once(program: Program) -> None:
    page = opened(program, over())
    assert [str(program.node(f"score {line.seat}").find("score")) for line in page.lines] == [
        str(line.score) for line in page.lines
    ]
    page.open_chapter(COURSE)
    assert page.course.chart.drawn == 1


def test_what_every_player_has_of_each_achievement_is_reported(program: Program) -> None:
    page = opened(program, over(3))
    seen = page.session.everybody_sees()
    figures = [achievements(seen, seat) for seat in range(3)]
    for line in page.lines:
        panel = program.node(f"score {line.seat}")
        counts = {figure.key: str(figure.count) for figure in figures[line.seat]}
        assert len(counts) == len(seen.achievements)
        assert {key: str(panel.find(f"count {key}")) for key in counts} == counts
    for compared in zip(*figures, strict=True):
        most = max(figure.count for figure in compared)
        assert all(figure.count == most for figure in compared if figure.held)
        assert sum(figure.held for figure in compared) <= 1


@pytest.mark.parametrize(("language", "size", "scale"), [("de", (1280, 720), 1.0), ("de", (1920, 1080), 1.5)])
def test_every_panel_lists_every_achievement_in_letters_of_one_size_with_marks_below_one_another(
    language: str, size: tuple[int, int], scale: float
) -> None:
    set_language(language)
    studio = Studio(size, scale=scale)
    page = ResultScene(studio.context, studio.session(finished(5)), RESULT)
    studio.take(page)

    def shown(kind: str) -> list[Label]:
        nodes = (node for node in page.root.walk() if node.shown and node.name.startswith(f"{kind} "))
        return [node for node in nodes if isinstance(node, Label)]

    seen = page.session.everybody_sees()
    names, marks, counts = shown("figure"), shown("mark"), shown("count")
    assert len(names) == len(marks) == len(counts) == 5 * len(seen.achievements)
    marked = [mark for mark in marks if resolve(mark.text)]
    assert len(marked) == sum(figure.held for seat in range(5) for figure in achievements(seen, seat)) > 1
    assert len({mark.rect.x for mark in marked}) == 1
    parts = [
        node
        for node in page.root.walk()
        if isinstance(node, Label) and node.name in ("medals", "achievements")
    ]
    assert len(parts) == 10
    for labels in (names, parts):
        assert len({label.ink.size for label in labels if label.ink}) == 1
        for label in labels:
            assert label.ink is not None
            box, drawn = label.box_px, label.transform.scale
            wide = label.writer.size(resolve(label.text), label.ink, drawn).x
            assert wide <= box.w, "it is not shrunk any more"


def test_the_number_of_a_part_is_told_of_all_players_or_of_none(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("en")
    studio = Studio((1920, 1080))
    page = ResultScene(studio.context, studio.session(finished(2)), RESULT)

    def told(part: str) -> set[bool]:
        studio.take(page)
        return {":" in str(node) for node in page.root.walk() if node.name == part}

    assert told("achievements") == told("bases") == {True}
    crowded = ScorePanel.crowded
    monkeypatch.setattr(
        ScorePanel,
        "crowded",
        lambda panel: crowded(panel) | ({"achievements"} if panel.line.winner else set()),
    )
    page.restyle()
    assert told("achievements") == {False}
    assert told("bases") == {True}


def test_cards_that_did_most_come_first_and_one_a_frame(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(SQUADS)
    squads = page.chapters[SQUADS]
    assert isinstance(squads, SquadsPage)

    def seen() -> int:
        return sum(isinstance(node, Sprite) for node in squads.walk())

    before = seen()
    program.pilot.step()
    assert seen() == before + 1
    for line, row in zip(page.lines, squads.rows, strict=True):
        cards = [int(sprite.name.removeprefix("best ")) for sprite in row.sprites]
        worth = [squads.service[line.seat][card].worth for card in cards]
        assert worth == sorted(worth, reverse=True)
        assert len(worth) > 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((1920, 1080), 1.5), ((1024, 768), 1.0), ((1162, 652), 1.0)]
)
def test_vehicles_of_all_squads_are_shown_in_one_size_above_their_names(
    size: tuple[int, int], scale: float, players: int
) -> None:
    studio = Studio(size, scale)
    page = ResultScene(studio.context, studio.session(finished(players)), RESULT, SQUADS)
    studio.take(page)
    squads = page.chapters[SQUADS]
    assert isinstance(squads, SquadsPage)
    sizes = set()
    for row in squads.rows:
        shown = [sprite for sprite in row.sprites if sprite.size.x]
        captions = [label for label in row.captions if label.visible]
        assert len(captions) == len(shown) >= (min(2, len(row.sprites)) if scale == 1 else 1)
        for part in (*shown, *captions):
            assert row.bounds.contains(part.rect.inflate(-1, -1))
        for sprite in shown:
            sizes.add(tuple(sprite.size))
            assert not any(sprite.rect.colliderect(label.rect.inflate(0, -1)) for label in captions)
        for label in captions:
            assert label.ink is not None
            needed = label.writer.units(resolve(label.text), label.ink, label.rect.w)
            assert needed.x <= label.rect.w + 1
            assert needed.y <= label.rect.h + 1
        assert not cut_off(row)
    assert len(sizes) == 1
    assert min(sizes)[0] >= NAMED


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_what_the_signs_of_squads_mean_is_told_to_the_end(size: tuple[int, int]) -> None:
    """In the language with the longest words for it."""
    studio = Studio(size)
    set_language("de")
    page = ResultScene(studio.context, studio.session(finished(3)), RESULT, SQUADS)
    studio.take(page)
    (legend,) = (node for node in page.root.walk() if node.name == "legend" and isinstance(node, Label))
    assert legend.ink is not None
    if legend.fit is Fit.SHRINK:
        assert legend.writer.least_width(resolve(legend.text), legend.ink) <= legend.rect.w
    assert not cut_off(legend)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_pictures_of_what_is_told_of_a_game_are_neither_strips_nor_upright(players: int) -> None:
    studio = Studio((1024, 768))
    page = ResultScene(studio.context, studio.session(finished(players)), RESULT)
    studio.take(page)
    pictures = [node for node in page.root.walk() if node.name == "highlight picture" and node.shown]
    assert pictures
    assert all(0.95 <= picture.size.x / picture.size.y <= FLATTEST + 0.1 for picture in pictures)


def test_squads_tell_the_points_and_the_own_one_is_lit(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(SQUADS)
    squads = page.chapters[SQUADS]
    assert isinstance(squads, SquadsPage)
    fills = {}
    for line, row in zip(page.lines, squads.rows, strict=True):
        assert [str(each) for each in row.children if each.name == "score"] == [f"{line.score}"]
        (plate,) = (node for node in row.children if isinstance(node, Panel))
        assert plate.paint_as is not None
        fills[line.own] = plate.paint_as.fill
    assert fills[True] != fills[False]


@pytest.mark.parametrize("turns", [0, 5])
def test_a_game_that_was_left_has_all_its_pages(program: Program, turns: int) -> None:
    match = new_match(2, SHORT)
    if turns:
        play_on(match, lambda view: view.turn >= turns)
    match.give_up(0)
    page = opened(program, match)
    for chapter in list(page.chapters):
        page.open_chapter(chapter)
        program.pilot.step()
        page.interface.focus.set(page.course.chart)
        program.pilot.key(pygame.K_LEFT)
    assert len(page.report.turns) == turns


def test_the_course_says_what_its_points_are(program: Program) -> None:
    page = opened(program, over())
    page.open_chapter(COURSE)
    program.pilot.step()
    assert "as if the game had ended there" in str(program.node("reading"))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_turning_point_tells_everything_that_its_figures_add_up(program: Program, scale: float) -> None:
    page = opened(program, over(5, 9))
    program.stack.resize((1280, 720), scale)
    page.open_chapter(COURSE)
    program.pilot.step()
    told = 0
    for card in page.course.cards:
        figures, what = (label for label in card.children if isinstance(label, Label) and "+" in str(label))
        assert _sum(str(what)) == _sum(str(figures)) != 0
        assert what.height_at(what.rect.w) <= what.rect.h + 1, f"cut off: {what}"
        told = max(told, str(what).count("("))
    assert told == 5


def _sum(text: str) -> int:
    return sum(int(figure.replace("−", "-")) for figure in re.findall(r"[+−]\d+", text))


def test_the_game_is_looked_over_little_by_little_and_only_while_that_page_is_open(program: Program) -> None:
    page = opened(program, over())
    program.pilot.step()
    assert chances_of(page).review.seen == 0
    page.open_chapter(CHANCES)
    program.pilot.step()
    assert chances_of(page).chart is None
    assert "analyzed" in str(program.node("chances reading"))
    chances, drawn = chances_of(page), list[float]()
    while not chances.review.over:
        program.pilot.step()
        if chances.chart is not None and not chances.review.over:
            assert not chances.chart.touchable, "it cannot be read yet"
            drawn.append(chances.chart.drawn)
    assert drawn == sorted(drawn)
    assert len(set(drawn)) > 2, "it grows turn by turn"
    assert drawn[-1] < 1.0
    looked_over(program, page)
    program.pilot.step()
    assert chances.chart is not None
    assert (chances.chart.drawn, chances.chart.touchable) == (1.0, True)
    assert chances_of(page).cards


def test_what_the_review_found_is_kept_for_the_rating(program: Program, tmp_path: Path) -> None:
    analysis = program.app.context.analysis = Analysis(tmp_path, LocalTask)
    match = over()
    page = opened(program, match)
    page.open_chapter(CHANCES)
    program.pilot.step()
    assert analysis.reviews.get(key_of(match.journal())) is None
    looked_over(program, page)
    program.pilot.step()
    kept = analysis.reviews.get(key_of(match.journal()))
    assert kept is not None
    assert (kept.evaluator, list(kept.seats)) == (evaluator_of("rush"), chances_of(page).review.balances)


@pytest.mark.parametrize(("lasting", "begun"), [(0.0, STEPS), (0.75 * IN_A_FRAME, 2), (10.0, 1)])
def test_no_frame_begins_another_step_of_the_review_once_its_time_is_up(
    program: Program, monkeypatch: pytest.MonkeyPatch, lasting: float, begun: int
) -> None:
    page = opened(program, over())
    chances, steps = chances_of(page), 0

    def advance() -> bool:
        nonlocal steps
        steps += 1
        program.clock.advance(lasting)
        return True

    monkeypatch.setattr(chances.review, "advance", advance)
    chances.work()
    assert steps == begun


def test_the_review_says_how_long_it_will_take(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(program, over())
    chances = chances_of(page)
    monkeypatch.setattr(chances.review, "advance", lambda: False)
    chances.work()
    assert "left" not in chances._reading()
    chances.review.seen, chances.review.decisions = 10, 70
    program.clock.advance(20.0)
    assert chances._reading() == "The game is being analyzed: 14% · About 2 minutes left."


def chances_of(page: ResultScene) -> ChancesPage:
    chances = page.chapters[CHANCES]
    assert isinstance(chances, ChancesPage)
    return chances


def looked_over(program: Program, page: ResultScene) -> None:
    for _ in range(2000):
        if chances_of(page).review.over:
            return
        program.pilot.step()
    raise AssertionError("it takes too long")


def test_a_card_leads_by_key_to_the_move_that_mattered(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(program, over())
    page.open_chapter(CHANCES)
    looked_over(program, page)
    moment = chances_of(page).review.moments[0]
    seen: list[int] = []
    monkeypatch.setattr(page.context.go, "study", lambda journal, place, said: seen.append(place))
    page.interface.focus.set(chances_of(page).cards[0])
    program.pilot.key(pygame.K_RETURN)
    assert seen == [moment.place]


def test_chances_are_the_mean_of_everybodys_last_turn_and_the_end_is_what_it_is() -> None:
    assert settled([(0.5, 0.5), (0.7, 0.3), (0.9, 0.1), (1.0, 0.0)]) == [
        (0.5, 0.5),
        (pytest.approx(0.6), pytest.approx(0.4)),
        (pytest.approx(0.8), pytest.approx(0.2)),
        (1.0, 0.0),
    ]
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_what_would_have_been_better_is_reported_in_every_language(tmp_path: Path) -> None:
    program = Program(tmp_path / "games", QUICK)
    page = opened(program, over())
    page.open_chapter(CHANCES)
    looked_over(program, page)
    assert chances_of(page).cards
    review = chances_of(page).review
    for seat in range(2):
        turns = sum(turn.seat == seat for turn in page.report.turns)
        given_away = f"given away per turn {decimal(100 * review.given_away(seat) / turns)}%"
        assert given_away in str(chances_of(page).find(f"balance {seat}"))
    for language in LANGUAGES:
        program.app.context.change(language=language)
        for card in chances_of(page).cards:
            assert card.needed <= card.rect.h
            texts = [str(label) for label in (card._head, card._what, card._outcome)]
            assert all(texts)
            assert not any("{" in text for text in texts)


@pytest.mark.parametrize(("cost", "told"), [(0.0, False), (0.004, False), (0.2, True)])
def test_what_nobody_gave_away_is_not_told(cost: float, told: bool) -> None:
    set_language("en")
    lines = [ScoreLine(seat, f"P{seat}", seat == 0, 20, ()) for seat in range(2)]
    balances = Balances(Studio((800, 600)).context, lines, [0.1, -0.1], [0.0, cost], [10, 10])
    said = [str(balances.find(f"balance {seat}")) for seat in range(2)]
    assert ["luck" in text for text in said] == [True, True]
    assert not any("1." in text for text in said), "the numbers above belong to moments"
    assert ["given away" in text for text in said] == [told, told]


def test_the_only_person_reads_their_own_place_and_several_people_who_has_won() -> None:
    lines = [ScoreLine(seat, f"P{seat}", seat == 2, score, ()) for seat, score in ((2, 20), (0, 15), (1, 9))]
    assert [headline(lines, seat) for seat in (0, 1, 2, None)] == [
        "Second place",
        "Third place",
        "Victory",
        "P2 wins",
    ]
    assert headline(lines[:2], 0) == "Defeat"
    both = [replace(line, winner=True) for line in lines[:2]]
    assert headline([*both, lines[2]], 0) == "Shared victory"


@pytest.mark.parametrize(("players", "lost"), [(2, False), (4, True)])
def test_a_defeat_is_told_soberly_and_a_victory_is_celebrated(
    program: Program, players: int, lost: bool
) -> None:
    """Nobody is celebrated whom the only person at the screen has lost to; a line says who has won."""
    page = opened(program, over(players, 0))
    assert page.lost is not any(line.winner and line.seat == page.you for line in page.lines)
    assert page.lost is lost
    nodes = {node.name for node in page.root.walk()}
    assert page._head.ink is not None
    gold = page._head.ink.color == page.context.theme.palette.gold_light
    assert gold is not lost
    assert "victory" in nodes
    assert page._art is not None
    assert isinstance(page._art.face, VictoryPicture)
    assert page._art.face.muted is lost
    shown = {face for card in page._highlights() for face in card.pictures}
    assert not {page._art.face.hero, page._art.face.beaten} & shown, "nothing is drawn twice"
    assert any(laurel.visible for laurel in page._laurels) is not lost
    why, end = str(page._reason).split(". ")
    assert (page.lines[0].name in why) is lost
    ended = page.report.ended_in
    assert ended is not None
    assert end.startswith(page.session.names[ended.seat])
    assert end.endswith(f" in round {ended.round}.")


def test_all_but_the_winner_read_their_place_which_equal_points_share(program: Program) -> None:
    page = opened(program, over(3))
    places = [str(program.node(f"score {line.seat}").find("kind")) for line in page.lines]
    assert [
        f"place {place_of(line, page.lines)}" in said for line, said in zip(page.lines, places, strict=True)
    ] == [
        False,
        True,
        True,
    ]
    tied = [ScoreLine(seat, "", seat == 0, score, ()) for seat, score in enumerate((9, 4, 4))]
    assert [place_of(line, tied) for line in tied] == [1, 2, 2]


@pytest.mark.parametrize(
    ("decided", "golden"),
    [("vehicles destroyed", "3 vehicles"), ("bases destroyed", "1 base"), ("achievements", "")],
)
def test_what_broke_a_tie_is_golden_and_marked_on_the_winners_panel(
    program: Program, decided: str, golden: str
) -> None:
    """Others show the same without gold; a game that no tie-break decided tells nothing of it."""
    seen = opened(program, over()).session.everybody_sees()
    seen = replace(seen, vehicles_destroyed=(3, 3), bases_destroyed=(1, 0))
    theme = program.app.context.theme
    assert destroyed(seen, 0, theme, "points", True) == destroyed(seen, 0, theme, "", True) == ()
    others = destroyed(seen, 1, theme, decided, False)
    assert not any(isinstance(part, Span) for form in others for part in form)
    forms = destroyed(seen, 0, theme, decided, True)
    assert len(forms) == len(others)
    for form in forms:
        marked = [part.text for part in form if isinstance(part, Span)]
        assert all(part.ink.color == theme.palette.gold_light for part in form if isinstance(part, Span))
        assert len(marked) == bool(golden)
    said = [part.text for part in forms[0] if isinstance(part, Span)]
    assert [text.replace("\u00a0", " ") for text in said] == ([golden] if golden else [])


def test_a_base_that_was_destroyed_but_brings_no_points_is_told_beside_the_others(program: Program) -> None:
    """Else it would contradict the number of bases destroyed below it."""
    page = opened(program, over(3, seed=9))
    parts = [node for node in page.root.walk() if isinstance(node, Label) and node.name == "bases"]
    said = ["".join(part for part in resolve(node.text) if isinstance(part, str)).strip() for node in parts]
    assert sorted(said) == ["Bases: 0 (Graveyard 1)", "Bases: 1", "Bases: 3"]


def test_the_decisive_turn_is_one_in_which_the_winner_gained(program: Program) -> None:
    page = opened(program, over(3, seed=3))
    winner = page.lines[0].seat
    told = decisive_turn(RESULT, page.report, page.session.names, winner)
    point = deciding_point(page.report, winner)
    assert told is not None
    assert point is not None
    assert lead_of(point.turn.points, winner) > lead_of(point.before, winner)
    assert told.title == ("The decisive turn" if lead_of(point.before, winner) <= 0 else "The key turn")
    assert told.seat == point.turn.seat
    first, *rest = told.text.splitlines()
    names = page.session.names
    assert names[point.turn.seat] in rest[0], "a change names whose turn it was"
    assert first == f"Round {point.turn.round}"


def test_the_heading_of_a_turn_tells_whose_it_was_if_no_change_does(program: Program) -> None:
    page = opened(program, over(3, seed=3))
    winner, names = page.lines[0].seat, page.session.names
    point = deciding_point(page.report, winner)
    told = decisive_turn(replace(RESULT, change_text=lambda *_: "Hm."), page.report, names, winner)
    assert told is not None
    assert point is not None
    assert told.text.splitlines()[0] == heading_of(point.turn, names)


def test_the_decisive_turn_tells_all_that_its_figure_adds_up(program: Program) -> None:
    """In this one a base fell and two achievements changed hands: 3 + 5 + 5 = 13."""
    page = opened(program, over(3, seed=3))
    told = decisive_turn(RESULT, page.report, page.session.names, page.lines[0].seat)
    assert told is not None
    assert told.figure == "+13"
    with_changes = (told.text, *told.shorter[:-1])
    for text in with_changes:
        assert sum(int(points) for points in re.findall(r"\(\+(\d+)\)", text)) == 13
    assert "(+" not in told.shorter[-1], (
        "where there is room for the standing alone, no part stands for the whole"
    )


def test_the_winners_best_vehicle_and_that_of_the_others_did_most(program: Program) -> None:
    page = opened(program, over(3))
    first, second = best_vehicles(page.story, page.lines)
    worth = [max((done.worth for done in of.values()), default=0) for of in page.story]
    winner = page.lines[0].seat
    assert first.seat == winner
    assert worth[second.seat] == max(worth[seat] for seat in range(3) if seat != winner)
    assert best_vehicles([{}, {}, {}], page.lines) == []


def test_the_medals_of_a_nation_share_a_picture_that_counts_them(program: Program) -> None:
    page = opened(program, over())
    seen = page.session.everybody_sees()
    for line in page.lines:
        won = [card for card in seen.squad(line.seat) if medal_count(card) or card >= FIRST_BASE]
        shown = trophies(seen, line.seat)
        medals = sum(medal_count(card) or 1 for card in won)
        assert sum(int(one.count.removeprefix("×")) for one in shown) == medals
        assert len({one.face for one in shown}) == len(shown)


@pytest.mark.parametrize(
    ("size", "players"), [((1024, 768), 5), ((1920, 1080), 2), ((1920, 1080), 3), ((2560, 1080), 2)]
)
def test_highlights_stand_beside_the_points_or_below_and_cover_none(
    size: tuple[int, int], players: int
) -> None:
    set_language("de")
    studio = Studio(size)
    page = ResultScene(studio.context, studio.session(finished(players)), RESULT)
    studio.take(page)
    assert page.points.highlights is not None
    cards = [card for card in page.root.walk() if card.shown and isinstance(card, HighlightCard)]
    panels = [node for node in page.root.walk() if node.shown and node.name.startswith("score ")]
    assert len(panels) == players
    boxes = [node.box_px for node in (*cards, *panels)]
    assert len(cards) == 3
    told = [
        node.ink
        for card in cards
        for node in card.children
        if isinstance(node, Label) and node.name == "told"
    ]
    assert len({ink.size for ink in told if ink is not None}) == 1, "all are written alike"
    heads = [node.rect.h for card in cards for node in card.children if node.name == "title of highlight"]
    assert heads == [TITLE] * 3, "each title is on one line, and leaves no room above it"
    assert not [one for i, one in enumerate(boxes) if one.collidelist(boxes[i + 1 :]) >= 0]
    if size[0] > 2000:
        reach = max(box.right for box in boxes) - min(box.left for box in boxes)
        assert reach > 0.75 * size[0]


@pytest.mark.parametrize(("size", "scale"), [((1024, 768), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)])
def test_points_of_all_players_stand_on_one_line_and_what_they_won_has_one_size(
    size: tuple[int, int], scale: float
) -> None:
    """Points keep clear of the bars, and numbers beside pictures are no larger than the names of points."""
    studio = Studio(size, scale)
    page = ResultScene(studio.context, studio.session(over(2, 3)), RESULT)
    surface = studio.take(page)
    nodes = [node for node in page.root.walk() if node.shown]
    feet = [_lowest(surface, node.box_px) for node in nodes if node.name == "score"]
    bars = [node.box_px.y for node in nodes if node.name == "bar"]
    assert max(feet) - min(feet) <= 2
    assert min(bars) - max(feet) >= size[1] / 100
    pictures = [node for node in nodes if isinstance(node, Sprite) and node.name == "picture"]
    assert len({tuple(picture.size) for picture in pictures}) == 1
    sizes = {
        name: {node.ink.size for node in nodes if isinstance(node, Label) and node.name == name and node.ink}
        for name in ("caption", "medals")
    }
    assert len(sizes["caption"]) == 1
    assert max(sizes["caption"]) <= min(sizes["medals"])


@pytest.mark.parametrize("language", ["de", "it", "pl"])
def test_why_somebody_won_is_told_whole_on_a_page_with_large_letters(language: str) -> None:
    set_language(language)
    studio = Studio((1920, 1080), 1.5)
    page = ResultScene(studio.context, studio.session(over(2, 3)), RESULT)
    studio.take(page)
    (why,) = (node for node in page.root.walk() if isinstance(node, Label) and node.name == "reason")
    assert why.ink is not None
    text, width = resolve(why.text), int(1.5 * why.rect.w)
    ink = why.writer.fitting_ink(text, why.ink, width, 1.5)
    assert why.writer.size(text, ink, 1.5).x <= width


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "de"), (3, "pl"), (5, "en")])
def test_what_fought_stands_beside_what_is_said_of_it(
    size: tuple[int, int], players: int, language: str
) -> None:
    set_language(language)
    studio = Studio(size)
    page = ResultScene(studio.context, studio.session(finished(players)), RESULT)
    studio.take(page)
    assert page._art is not None
    assert isinstance(page._art.face, VictoryPicture)
    assert page._reason.ink is not None
    writer, width = page._reason.writer, page.root.size.x
    side = width / 2 * page._art.face.across
    said = writer.units(resolve(page._reason.text), page._reason.ink)
    assert said.y <= page._reason.rect.h + 1, "every line is seen"
    for words in (said.x, page._tabs.rect.w, page._laurels[1].rect.right - page._laurels[0].rect.x):
        assert (width - words) / 2 > side
    assert side > 0.15 * width, "it is large enough to be seen"


def _lowest(surface: Surface, box: FRect) -> int:
    """Return the lowest line of the box that shows the color of points."""
    gold, place = Theme.of(False).inks.number.color[:3], Rect(box)
    lines = range(place.bottom - 1, place.top - 1, -1)
    return next(
        y for y in lines if any(surface.get_at((x, y))[:3] == gold for x in range(place.left, place.right))
    )


def test_what_was_won_is_shown_beside_the_figures_and_covers_none(program: Program) -> None:
    page = opened(program, over(3))
    pictures = [
        node
        for node in page.root.walk()
        if isinstance(node, Sprite) and node.name == "picture" and node.shown
    ]
    assert pictures
    for picture in pictures:
        panel = picture.parent
        assert panel is not None
        texts = [node for node in panel.children if isinstance(node, Label) and node.shown and node.text]
        assert not [text.name for text in texts if text.rect.colliderect(picture.rect)]


@pytest.mark.parametrize("players", [2, 3])
def test_panels_with_room_to_spare_are_filled_with_larger_lines(players: int) -> None:
    """A narrow panel keeps its letters, since they would not fit."""
    filled = {}
    for size in ((1920, 1080), (1024, 768)):
        studio = Studio(size)
        page = ResultScene(studio.context, studio.session(finished(players)), RESULT)
        studio.pilot(page)
        panels = [node for node in page.root.walk() if isinstance(node, ScorePanel)]
        sizes = {ink.size for panel in panels if (ink := as_label(panel.find("medals")).ink)}
        assert len(sizes) == 1, "alike in all panels"
        left = min(panel.size.y - panel.won.rect.bottom for panel in panels)
        lowest = max(sprite.rect.bottom for panel in panels for sprite in panel.won.sprites if sprite.visible)
        filled[size] = sizes.pop(), left + panels[0].won.size.y - lowest
    (usual, _), (large, free) = filled.values()
    assert large > usual
    assert free < 60, "nothing of a high panel stays empty"


def test_words_beside_pictures_stand_at_the_middle_of_their_height() -> None:
    studio = Studio((1280, 720))
    page = ResultScene(studio.context, studio.session(finished(2)), RESULT)
    studio.pilot(page)
    card = next(node for node in page.root.walk() if isinstance(node, HighlightCard))
    title, told = card.find("title of highlight").rect, as_label(card.find("told"))
    assert told.ink is not None
    end = told.rect.y + told.writer.units(resolve(told.text), told.ink, told.rect.w).y
    assert (title.y + end) / 2 == pytest.approx(card.size.y / 2, abs=8)


def as_label(node: object) -> Label:
    assert isinstance(node, Label)
    return node


def test_some_balances_say_less_only_where_two_of_them_then_stand_side_by_side() -> None:
    lines = [ScoreLine(seat, f"Player {seat}", False, 9, ()) for seat in range(5)]
    balances = Balances(Studio((1280, 720)).context, lines, [0.1] * 5, [0.2] * 5, [10] * 5)
    told = {width: (balances.height_at(width), balances._brief) for width in (1200.0, 680.0, 400.0)}
    line = balances.height_at(1200.0) / 2
    assert told == {1200.0: (2 * line, False), 680.0: (3 * line, True), 400.0: (5 * line, False)}
