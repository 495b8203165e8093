"""How a game ended: who won and why, where every point came from, how it went, and what to do next."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from pathlib import Path

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush import resources
from wotrush.i18n import mark, t
from wotrush.match.journal import write_journal
from wotrush.match.looking_back import LookingBack
from wotrush.match.message import Message, Problem
from wotrush.match.seats import Human
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.result.chances import ChancesPage
from wotrush.scenes.rush.result.course import CoursePage
from wotrush.scenes.rush.result.final_score import final_scores, headline, reason
from wotrush.scenes.rush.result.score_panel import ScorePanel, tallest_panel
from wotrush.scenes.rush.result.squads import SquadsPage
from wotrush.scenes.rush.result.story import TurnStory, story_of
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import kind_name
from wotrush.scenes.setup.share_code import code_of_deal
from wotrush.scenes.setup.sharing import NO_CODE, told
from wotrush.scenes.style.sound_names import Sound
from wotrush.settings import Speed
from wotrush.stage.geometry import columns, rows
from wotrush.stage.motion.easing import ease_out
from wotrush.stage.motion.particles import CONFETTI, burst
from wotrush.stage.motion.tween import Motion, Progress
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button, Segmented

COUNTING = 1.6
WIDEST_PANEL = 520.0
SHORT = 800.0
"""Pages lower than this have smaller headings."""


class ResultPage(IntEnum):
    """What the tabs lead to."""

    POINTS = 0
    COURSE = 1
    CHANCES = 2
    SQUADS = 3


TABS = {
    ResultPage.POINTS: mark("Points"),
    ResultPage.COURSE: mark("Course of the game"),
    ResultPage.CHANCES: mark("Chances"),
    ResultPage.SQUADS: mark("Squads"),
}


class ResultScene(Page):
    """Space or a click ends the counting; Enter plays again."""

    def __init__(
        self, context: AppContext, session: GameSession, chapter: ResultPage = ResultPage.POINTS
    ) -> None:
        result = session.result()
        assert result is not None, "only a finished game has a result"
        self.session = session
        self.result = result
        self.lines = final_scores(session.everybody_sees(), result, session.players)
        self.story = story_of(session.match.journal())
        self.looking = LookingBack(session.match.journal(), self._people())
        self.saved: Message | None = None
        self.chapter = chapter
        super().__init__(context)

    @property
    def you(self) -> Seat | None:
        """The one person at the screen."""
        people = [seat for seat, player in enumerate(self.session.players) if isinstance(player, Human)]
        return people[0] if len(people) == 1 else None

    def _people(self) -> list[Seat]:
        """A recorded game is played again by opponents only: its record knows who played it."""
        seats = (self.session.watched or self.session.match.journal()).seats
        return [seat for seat, record in enumerate(seats) if record.kind == "human"]

    # -- what it is made of

    def build(self) -> None:
        theme, session = self.context.theme, self.session
        gold = theme.inks.display.sized(92).colored(theme.palette.gold_light).aligned(0.5)
        self._head = self.label(lambda: headline(self.lines, self.you), gold, name="headline")
        self._reason = self.label(
            lambda: reason(self.lines, self.result, session.players),
            theme.inks.heading.aligned(0.5),
            name="reason",
        )
        tabs = [partial(t, TABS[chapter]) for chapter in ResultPage]
        self._tabs = self.root.add(
            Segmented(theme.styles.plain, tabs, self.chapter, self.open_chapter, name="chapters")
        )
        self._build_chapters()
        self._note = self.label(lambda: str(self.saved or ""), theme.inks.small.aligned(0.5), name="saved")
        self._build_buttons()
        self._party = self.root.add(Node(name="party"))
        self._party.touchable = False
        self._show_chapter()

    def _build_chapters(self) -> None:
        context, session = self.context, self.session
        points = self.root.add(Node(name="points"))
        points.touchable = False
        highest = max(line.score for line in self.lines)
        self._panels = [
            points.add(
                ScorePanel(context, line, partial(kind_name, INFO, session.players[line.seat]), highest)
            )
            for line in self.lines
        ]
        names = [player.name for player in session.players]
        winner = self.lines[0].seat
        self.course = self.root.add(CoursePage(context, self.story, names, winner, self._watch_from))
        self.chances = self.root.add(ChancesPage(context, self.story, names, self.looking, self._watch_from))
        cards = session.everybody_sees().catalogue.cards
        self.squads = self.root.add(SquadsPage(context, self.lines, self.story.service, cards))
        self._chapters: dict[ResultPage, Node] = {
            ResultPage.POINTS: points,
            ResultPage.COURSE: self.course,
            ResultPage.CHANCES: self.chances,
            ResultPage.SQUADS: self.squads,
        }

    def _build_buttons(self) -> None:
        go = self.context.go
        gold = self.context.theme.styles.gold
        self._again = self.root.add(
            Button(gold, self._again_text, lambda: go.rematch(self.session), name="rematch")
        )
        self._save = self.button(lambda: t("Save the replay"), self.save_replay, name="save")
        self._save.why_not = self._why_not_save
        self._share = self.button(lambda: t("Share"), self.share, name="share")
        self._share.why_not = self._why_not_share
        self._title = self.button(lambda: t("Title"), go.title, name="title")

    def _again_text(self) -> str:
        return t("Rematch") if self.session.watched is None else t("Watch again")

    def _why_not_save(self) -> str | None:
        return None if self.session.watched is None else t("This is a replay already.")

    def _why_not_share(self) -> str | None:
        shared = code_of_deal(INFO, self.session.match.setup)
        return None if shared else t(NO_CODE)

    # -- chapters

    def open_chapter(self, index: int) -> None:
        self.player.finish()
        self.chapter = ResultPage(index)
        self._show_chapter()
        if self.chapter is ResultPage.COURSE and self._moves:
            self.player.play(self.course.drawing())

    def _show_chapter(self) -> None:
        for chapter, node in self._chapters.items():
            node.visible = chapter is self.chapter

    def _watch_from(self, turn: TurnStory) -> None:
        self.context.go.watch(self.session.watched or self.session.match.journal(), turn.first)

    # -- motion

    @property
    def _moves(self) -> bool:
        settings = self.context.settings
        return settings.speed is not Speed.OFF and not settings.reduced_motion

    def counting(self) -> Motion:
        """The points count up from nothing."""
        return Progress(COUNTING, self._show, ease_out)

    def enter(self) -> None:
        self.interface.focus.set(self._again)
        won = self.you is None or self.you in self.result.winners
        self.context.play(Sound.VICTORY if won else Sound.DEFEAT)
        if not self._moves:
            return
        self._show(0.0)
        self.player.play(self.counting())
        if won:
            for i, place in enumerate((0.3, 0.5, 0.7)):
                at = Vector2(self.root.size.x * place, 60)
                self.player.play(burst(self._party, CONFETTI, at, 2.6, seed=i))

    def _show(self, part: float) -> None:
        for panel in self._panels:
            panel.show(part)

    def update(self) -> None:
        super().update()
        if self.chapter is ResultPage.SQUADS:
            self.squads.show_next()
        elif self.chapter is ResultPage.CHANCES:
            self.chances.think()

    # -- place

    def arrange(self, area: FRect) -> None:
        short = area.h < SHORT
        heights = (-96, -28, -58) if short else (-212, -30, -76)
        head, chapter, note, buttons = rows(area, heights[0], 1, *heights[1:], gap=6 if short else 8)
        self._arrange_head(head, short)
        self._arrange_panels(chapter)
        self.course.place(chapter)
        self.chances.place(chapter)
        self.squads.place(chapter)
        self._note.rect = note
        row = FRect(0, buttons.bottom - min(buttons.h, 66), min(buttons.w, 1160.0), min(buttons.h, 66.0))
        row.centerx = buttons.centerx
        cells = columns(row, 1, 1, 1.2, 1, gap=20)
        for button, cell in zip((self._save, self._share, self._again, self._title), cells, strict=True):
            button.rect = cell

    def _arrange_head(self, head: FRect, short: bool) -> None:
        """Who won, why, and the tabs; on a short page the last two share a line."""
        ink, why = self._head.ink, self._reason.ink
        align = 0.0 if short else 0.5
        self._head.ink = ink and ink.sized(46 if short else 84).aligned(align)
        self._reason.ink = why and why.aligned(align)
        if short:
            self._head.rect, below = rows(head, 1, -46)
            self._reason.rect, self._tabs.rect = columns(below, 1, -700, gap=20)
            return
        self._head.rect, self._reason.rect, below = rows(head, 100, 56, 54)
        width = min(below.w, 1000.0)
        self._tabs.rect = FRect(below.centerx - width / 2, below.y, width, 50)

    def _arrange_panels(self, room: FRect) -> None:
        count = len(self._panels)
        width = min(WIDEST_PANEL, (room.w - 20 * (count - 1)) / count)
        tallest = tallest_panel(self.lines[0])
        whole = FRect(0, room.y, width * count + 20 * (count - 1), min(room.h, tallest))
        whole.centerx = room.centerx
        points = self._chapters[ResultPage.POINTS]
        points.rect = whole
        for panel, cell in zip(self._panels, columns(points.bounds, *[1] * count, gap=20), strict=True):
            panel.place(cell)

    # -- input

    def handle(self, event: Event) -> bool:
        counting = self.player.busy
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if counting and (space or event.type == pygame.MOUSEBUTTONDOWN):
            self.player.finish()
        return super().handle(event) or space

    def go_back(self) -> None:
        self.context.go.title()

    def save_replay(self) -> None:
        """Beside the games that the program keeps anyway: this one is the player's own copy."""
        started = self.session.match.setup.started
        path: Path = resources.user_dir("replays") / f"rush-{started:%Y%m%d-%H%M%S}.json"
        try:
            write_journal(path, self.session.match.journal())
            self.saved = Message(mark("Saved as {path}"), {"path": str(path)})
        except Problem as problem:
            self.saved = problem.message
        self.root.invalidate()

    def share(self) -> None:
        """The same deal for a friend: its code, also on the clipboard where there is one."""
        code = code_of_deal(INFO, self.session.match.setup)
        if code is not None:
            self.saved = told(code)
            self.root.invalidate()
