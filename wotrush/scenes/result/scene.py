"""The result page: who won and why, where every point came from, how the game went, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush import resources
from wotrush.games import game_entry
from wotrush.i18n import mark, t
from wotrush.match.analysis.kept import key_of
from wotrush.match.analysis.par import has_par, people_of
from wotrush.match.analysis.reviewing import kept_review
from wotrush.match.game_review import GameReview
from wotrush.match.journal import Journal, write_journal
from wotrush.match.message import Message, Problem
from wotrush.match.seats import Human
from wotrush.model.game import Seat
from wotrush.scenes.art.scenery.panoramas import AFTERMATH
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.result.celebration import celebration
from wotrush.scenes.result.contents import Highlight, ResultChapter, ResultContents
from wotrush.scenes.result.course.chances import ChancesPage
from wotrush.scenes.result.course.course import CoursePage
from wotrush.scenes.result.par.page import ParPage
from wotrush.scenes.result.par.plays import ParPlays
from wotrush.scenes.result.report import TurnReport, report_of
from wotrush.scenes.result.score_line import headline, reason, score_lines
from wotrush.scenes.result.standing.decisive_turn import decisive_turn, with_decisive_turn
from wotrush.scenes.result.standing.page import PointsPage
from wotrush.scenes.result.victory_picture import VictoryPicture, victory_of
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.occasion import is_tutorial
from wotrush.scenes.setup.share_code import code_of_deal
from wotrush.scenes.setup.sharing import NO_CODE, copy_code
from wotrush.scenes.style.paint import IconPicture
from wotrush.scenes.style.sound_names import Sound
from wotrush.settings import Speed
from wotrush.stage.geometry import columns, rows
from wotrush.stage.label import Fit
from wotrush.stage.motion.easing import linear
from wotrush.stage.motion.tween import Motion, Progress
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, Segmented

COUNTING = 3.6
"""The seconds in which the points are counted."""
LAUREL, BESIDE = 76.0, 26.0
"""The size of the laurels beside the headline, and their distance from it."""
SECOND_LINE = 27.0
"""How much higher the head is whose reason stands on two lines."""
TABS = 880.0
"""The least width of the tabs, where the page has it."""
ART = 250.0
"""The height of the art of a victory below the margin. A short page, whose words begin at its side, has none."""
SHORT = 800.0
"""Pages lower than this have smaller headings."""
POINTS, COURSE, CHANCES, PAR = "points", "course", "chances", "par"
TITLES = {
    POINTS: mark("Points"),
    COURSE: mark("Course of the game"),
    CHANCES: mark("Chances"),
    PAR: mark("Comparison"),
}


class ResultScene(Page):
    """The chapters of the result, by name. Space or a click skips the counting; Enter plays again."""

    widest = 2300.0
    panorama = AFTERMATH

    def __init__(
        self, context: AppContext, session: GameSession, contents: ResultContents, chapter: str = POINTS
    ) -> None:
        result = session.result()
        assert result is not None, "only a finished game has a result"
        self.session = session
        self.result = result
        self.contents = contents
        journal = session.match.journal()
        self.report = report_of(journal, contents.changes_of_turn, session.description.history.end_of)
        self.story = contents.story(journal)
        self.lines = score_lines(self.report.parts, result, session.players, self.you)
        reviewed = game_entry(journal.game).reviewer is not None
        self.review = GameReview(journal, self._people()) if reviewed else None
        self._review_kept = False
        record, analysis = self._record, context.analysis
        compared = analysis is not None and has_par(session.info, record)
        self.par = ParPlays(session.info, record, analysis) if analysis is not None and compared else None
        self.saved: Message | None = None
        self._told = True
        """Whether all points are counted."""
        self.chapter = chapter
        super().__init__(context)

    @property
    def you(self) -> Seat | None:
        """The seat of the only person at the screen; None if there are several or none."""
        people = [seat for seat, player in enumerate(self.session.players) if isinstance(player, Human)]
        return people[0] if len(people) == 1 else None

    @property
    def lost(self) -> bool:
        """Whether there is only one person at the screen, who has not won: then nobody is celebrated."""
        return self.you is not None and self.you not in self.result.winners

    def _people(self) -> list[Seat]:
        """Return the seats of people. Opponents replay a recorded game, but its record knows who played."""
        return list(people_of(self._record))

    @property
    def _record(self) -> Journal:
        """The journal of the game as it was played."""
        return self.session.watched or self.session.match.journal()

    # -- parts

    def build(self) -> None:
        theme = self.context.theme
        highlights = self._highlights()
        self._art = self._victory_art(highlights)
        self._broken = False
        """Whether the sentences of the reason stand on two lines, so that they keep off the vehicles at the sides."""
        color = theme.palette.paper[1] if self.lost else theme.palette.gold_light
        self._display = theme.inks.display.colored(color)
        self._head = self.label(self._headline_text, self._display, name="headline")
        self._reason = self.label(
            self._reason_text,
            theme.inks.heading.aligned(0.5),
            name="reason",
        )
        self._laurels = [
            self.root.add(Sprite(face=IconPicture("laurel", theme.palette.gold_light))) for _ in range(2)
        ]
        for laurel in self._laurels:
            laurel.touchable = False
        self._build_chapters(highlights)
        titles = {**TITLES, **{own.name: own.title for own in self.contents.chapters}}
        names = list(self.chapters)
        tabs = [partial(t, titles[name]) for name in names]
        self._tabs = self.root.add(
            Segmented(
                theme.styles.plain,
                tabs,
                names.index(self.chapter),
                lambda index: self.open_chapter(names[index]),
                name="chapters",
            )
        )
        self._note = self.label(lambda: str(self.saved or ""), theme.inks.small.aligned(0.5), name="saved")
        self._build_buttons()
        self._party = self.root.add(Node(name="party"))
        self._party.touchable = False
        self._show_chapter()

    def _tell(self, part: float) -> None:
        """Show so much of the counting; who won is told, celebrated and heard at its end."""
        before, self._told = self._told, part >= 1
        self.points.show(part, by_steps=self.context.settings.reduced_motion)
        for node in (self._reason, *self._laurels, *([self._art] if self._art is not None else [])):
            node.alpha = float(self._told)
        self._head.invalidate()
        if self._told and not before:
            self._celebrate()

    def _celebrate(self) -> None:
        self.context.play(Sound.DEFEAT if self.lost else Sound.VICTORY)
        if self._moves and not self.lost:
            self.player.play(celebration(self._party, self.root.size.x))

    def _headline_text(self) -> str:
        if not self._told:
            return t("The game is over")
        left = self.result.gave_up is not None
        return headline(self.lines, None if left else self.you)

    def _reason_text(self) -> str:
        players, decided = self.session.players, self.contents.decided
        why = reason(self.lines, self.result, players, decided, named=self.lost)
        return ("\n" if self._broken else " ").join(filter(None, (why, self._ending_text())))

    def _ending_text(self) -> str:
        """Tell what brought the end, in which round, and who did it."""
        turn, ending = self.report.ended_in, self.session.description.history.ending
        if turn is None or ending is None or self.result.gave_up is not None:
            return ""
        return ending(turn.ending, turn.seat, turn.round, self.session.names)

    def _build_chapters(self, highlights: Sequence[Highlight]) -> None:
        context, session, contents, report = self.context, self.session, self.contents, self.report
        winner = self.lines[0].seat
        self.points = PointsPage(context, session, contents, self.lines, highlights)
        self.course = CoursePage(context, contents, report, session.names, winner, self._watch_from)
        self.chapters: dict[str, ResultChapter] = {POINTS: self.points, COURSE: self.course}
        if self.review is not None:
            self.chapters[CHANCES] = ChancesPage(
                context, contents, report, self.lines, self.review, self._watch_from
            )
        if self.par is not None:
            people = [line for line in self.lines if line.seat in self._people()]
            self.chapters[PAR] = ParPage(context, self.par, people, self.you)
        for own in contents.chapters:
            self.chapters[own.name] = own.make(context, session, self.lines, self.story)
        for chapter in self.chapters.values():
            self.root.add(chapter)

    def _victory_art(self, highlights: Sequence[Highlight]) -> Sprite | None:
        """Return a picture of what the winner fought with and what it beat, across the head of the page: muted, if the only
        person at the screen has not won.
        """
        picture = victory_of(highlights, self.result.winners, muted=self.lost)
        if picture is None or self.context.settings.high_contrast:
            return None
        art = self.root.add(Sprite(face=picture, name="victory"))
        art.touchable = False
        return art

    def _highlights(self) -> list[Highlight]:
        """Return what the game tells of itself, and at last its decisive turn, of which the course tells more."""
        highlights = self.contents.highlights(self.story, self.lines)
        turn = decisive_turn(self.contents, self.report, self.session.names, self.lines[0].seat)
        return with_decisive_turn(highlights, turn)

    def _build_buttons(self) -> None:
        go = self.context.go
        gold = self.context.theme.styles.gold
        self._again = self.root.add(Button(gold, self._again_text, self._play_on, name="rematch"))
        self._save = self.button(lambda: t("Save the replay"), self.save_replay, name="save")
        self._save.why_not = self._why_not_save
        self._share = self.button(lambda: t("Share"), self.share, name="share")
        self._share.why_not = self._why_not_share
        self._title = self.button(lambda: t("Main menu"), go.title, name="title")

    def _again_text(self) -> str:
        if self._taught:
            return t("Your first game")
        return t("Rematch") if self.session.watched is None else t("Watch again")

    @property
    def _taught(self) -> bool:
        """Whether it was the tutorial, after which a real game comes."""
        session = self.session
        return session.watched is None and is_tutorial(session.info, session.match.setup)

    def _play_on(self) -> None:
        go = self.context.go
        go.new_game() if self._taught else go.rematch(self.session)

    def _why_not_save(self) -> str | None:
        return None if self.session.watched is None else t("This is a replay already.")

    def _why_not_share(self) -> str | None:
        shared = code_of_deal(self.session.info, self.session.match.setup)
        return None if shared else t(NO_CODE)

    # -- chapters

    def open_chapter(self, name: str) -> None:
        self.player.finish()
        self.chapters[self.chapter].rest()
        self.chapter = name
        self._show_chapter()
        if name == COURSE and self._moves:
            self.player.play(self.course.drawing())

    def _show_chapter(self) -> None:
        for name, chapter in self.chapters.items():
            chapter.visible = name == self.chapter

    def _watch_from(self, turn: TurnReport, said: Callable[[], str] = str) -> None:
        """Show the table before a decision of that turn, with what is said of it."""
        self.context.go.study(self._record, turn.first, said)

    def shown_by(self, node: Node) -> Node | None:
        """Return what the tabs have opened."""
        return self.chapters[self.chapter] if node is self._tabs else None

    # -- motion

    @property
    def _moves(self) -> bool:
        settings = self.context.settings
        return settings.speed is not Speed.OFF and not settings.reduced_motion

    def counting(self) -> Motion:
        """Return the motion in which the points count up."""
        return Progress(COUNTING, self._tell, linear)

    def enter(self) -> None:
        self.interface.focus.set(self._again)
        if self.context.settings.speed is Speed.OFF:
            self._celebrate()
            return
        self._tell(0.0)
        self.player.play(self.counting())

    def update(self) -> None:
        super().update()
        self.chapters[self.chapter].work()
        self._keep_review()

    def _keep_review(self) -> None:
        """Keep what the review found, once it is over, for the rating over many games."""
        review, analysis = self.review, self.context.analysis
        if review is not None and review.over and analysis is not None and not self._review_kept:
            self._review_kept = True
            analysis.reviews.put(key_of(self._record), kept_review(self._record, review))

    def leave(self) -> None:
        super().leave()
        self.chapters[self.chapter].rest()

    # -- layout

    def arrange(self, area: FRect) -> None:
        short = area.h < SHORT
        self._break_reason(area.w, short)
        more = SECOND_LINE if self._broken else 0.0
        heights = (-110, -28, -58) if short else (-212 - more, -30, -76)
        head, chapter, note, buttons = rows(area, heights[0], 1, *heights[1:], gap=6 if short else 8)
        wide = self._arrange_head(head, short)
        if self._art is not None:
            self._art.visible = not short
            self._art.rect = FRect(0, 0, self.root.size.x, area.y + ART + more)
            picture = self._art.face
            assert isinstance(picture, VictoryPicture)
            self._art.face = replace(picture, words=min(1.0, (wide + 2 * BESIDE) / self.root.size.x))
        for each in self.chapters.values():
            each.place(chapter)
        self._note.rect = note
        row = FRect(0, buttons.bottom - min(buttons.h, 66), min(buttons.w, 1160.0), min(buttons.h, 66.0))
        row.centerx = buttons.centerx
        cells = columns(row, 1, 1, 1.2, 1, gap=20)
        for button, cell in zip((self._save, self._share, self._again, self._title), cells, strict=True):
            button.rect = cell

    def _break_reason(self, width: float, short: bool) -> None:
        """Put its sentences on two lines if one would reach the vehicles at the sides."""
        self._reason.ink = self.context.theme.inks.subheading.aligned(0.0 if short else 0.5)
        self._broken = False
        self._broken = not short and self._reason_width() > max(self._tabs_width(width), self.root.size.x / 2)
        self._reason.fit = Fit.WRAP if self._broken else Fit.SHRINK

    def _reason_width(self) -> float:
        """Return the width of the longest line of the reason."""
        assert self._reason.ink is not None
        return self._reason.writer.units(str(self._reason), self._reason.ink).x

    def _tabs_width(self, width: float) -> float:
        return min(width, max(TABS, self._tabs.even_width()))

    def _arrange_head(self, head: FRect, short: bool) -> float:
        """Arrange who won, why, and the tabs, and return the width that they take up; on a short page the first two share a
        line and there are no laurels.
        """
        ink = self._display.sized(46 if short else 84).aligned(0.0 if short else 0.5)
        self._head.ink = ink
        for laurel in self._laurels:
            laurel.visible = not short and not self.lost
        if short:
            top, self._tabs.rect = rows(head, 1, -46, gap=6)
            wide = min(self._head.writer.units(str(self._head), ink).x + 4, top.w / 2)
            self._head.rect, self._reason.rect = columns(top, -wide, 1, gap=28)
            return head.w
        self._head.rect, self._reason.rect, below = rows(head, -97, 1, -60)
        beside = 2 * (LAUREL + BESIDE)
        wide = min(self._head.writer.units(str(self._head), ink).x, head.w - beside)
        for laurel, x in zip(self._laurels, (-wide / 2 - LAUREL - BESIDE, wide / 2 + BESIDE), strict=True):
            laurel.rect = FRect(head.centerx + x, self._head.rect.centery - LAUREL / 2, LAUREL, LAUREL)
        tabs = self._tabs_width(below.w)
        self._tabs.rect = FRect(below.centerx - tabs / 2, below.y + 8, tabs, 50)
        return max(tabs, wide + beside, self._reason_width())

    # -- input

    def handle(self, event: Event) -> bool:
        counting = self.player.busy
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if counting and (space or event.type == pygame.MOUSEBUTTONDOWN):
            self.player.finish()
        return super().handle(event) or space

    def go_back(self) -> None:
        """Return to the title, or to the games that were played if it is the result of one of those."""
        self.context.go.title()
        if self.session.watched is not None:
            self.context.go.history()

    def save_replay(self) -> None:
        """Write the journal into the folder of replays, as the player's own copy."""
        started = self.session.match.setup.started
        path: Path = resources.user_dir("replays") / f"{self.session.info.name}-{started:%Y%m%d-%H%M%S}.json"
        try:
            write_journal(path, self.session.match.journal())
            self.saved = Message(mark("Saved as {path}"), {"path": str(path)})
        except Problem as problem:
            self.saved = problem.message
        self.root.invalidate()

    def share(self) -> None:
        """Show the code of the deal, and copy it to the clipboard if there is one."""
        code = code_of_deal(self.session.info, self.session.match.setup)
        if code is not None:
            self.saved = copy_code(code)
            self.root.invalidate()
