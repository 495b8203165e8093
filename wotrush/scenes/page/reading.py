"""The screen reader: speaks the page's heading, what has the focus, and its state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.settings import Narration
from wotrush.stage.input.focus import By
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene, Scene
from wotrush.stage.typography.text import Segments, Text, resolve
from wotrush.stage.widgets import Button, Segmented, Slider, Stepper, TextField, Toggle

A_LINE = 12.0
"""Nodes whose tops differ by less stand in one line."""


class Reader:
    """Call `update` every frame with the top scene. New words interrupt older ones."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._reading = False
        self._scene: Scene | None = None
        self._node: Node | None = None
        self._said = ""

    def update(self, scene: Scene | None) -> None:
        before, self._reading = self._reading, self._context.settings.narration is Narration.SPEECH
        if not self._reading:
            if before:
                self._context.speech.hush()
            self._scene = self._node = None
            return
        if isinstance(scene, NodeScene):
            self._read(scene)

    def _read(self, scene: NodeScene) -> None:
        opened, self._scene = scene is not self._scene, scene
        focus = scene.interface.focus
        node = focus.current if focus.by is By.KEYS else None
        text = "" if node is None else scene_words(scene, node) or spoken(node)
        changed = node is not None and (node, text) != (self._node, self._said)
        news = " ".join(filter(None, (text, shown_words(scene, node)))) if changed and node else ""
        self._node, self._said = node, text
        if opened:
            self._context.say(" ".join(filter(None, (opening_words(scene), news))), at_once=True)
        elif news:
            self._context.say(news, at_once=True)


def opening_words(scene: NodeScene) -> str:
    """Return the heading of a page or, without one, all its texts outside lists and panels."""
    labels = [node for node in scene.root.children if isinstance(node, Label) and node.visible]
    headings = [label for label in labels if label.name == "heading"]
    return " ".join(_sentence(_unspaced(str(label))) for label in headings or labels if str(label).strip())


def scene_words(scene: NodeScene, node: Node) -> str:
    """Return what a scene adds about one of its own nodes."""
    words = getattr(scene, "spoken", None)
    return str(words(node)) if words is not None else ""


def shown_words(scene: NodeScene, node: Node) -> str:
    """Return the texts of the part of a page that a node chooses, such as a tab its figures, which have no focus."""
    shown_by = getattr(scene, "shown_by", None)
    part = None if shown_by is None else shown_by(node)
    return "" if part is None else " ".join(_sentence(text) for text in texts_within(part) if text.strip())


def texts_within(node: Node) -> Iterator[str]:
    """Yield all texts that can be seen in it, from top to bottom; a node may have words for figures that it paints."""
    if not node.visible:
        return
    if isinstance(node, Label):
        yield str(node).strip()
    for child in sorted(node.children, key=lambda child: (round(child.rect.y / A_LINE), child.rect.x)):
        yield from texts_within(child)
    yield from figures_of(node)


def figures_of(node: Node) -> Iterable[str]:
    """Return a node's words for figures that it paints, if it has any."""
    in_words = getattr(node, "in_words", None)
    return () if in_words is None else in_words()


def plain(text: Text | Segments) -> str:
    """Return the text without icons."""
    said = resolve(text) if callable(text) else text
    if isinstance(said, str):
        return said
    return "".join(part if isinstance(part, str) else getattr(part, "text", "") for part in said)


def spoken(node: Node) -> str:
    """Return a node's title, state, figures and explanation."""
    words = [_title(node), *_state(node), *figures_of(node), node.explanation()]
    return " ".join(dict.fromkeys(_sentence(part) for part in words if part))


def _state(node: Node) -> list[str]:
    match node:
        case Button():
            return [plain(node.text), node.reason() or ""]
        case Toggle():
            return [plain(node.text), t("On") if node.on else t("Off")]
        case Segmented() | Stepper():
            place = t("{number} of {count}", number=node.index + 1, count=len(node.options))
            return [plain(node.options[node.index]), place]
        case Slider():
            return [f"{node.value:.0%}"]
        case TextField():
            return [node.value or plain(node.placeholder)]
        case _:
            return []


def _title(node: Node) -> str:
    """Return the first label beside a node that is part of a group."""
    parent = node.parent
    if isinstance(node, Button) or parent is None or parent.parent is None:
        return ""
    return next((str(child) for child in parent.children if isinstance(child, Label)), "")


def _unspaced(text: str) -> str:
    """Close the gaps of a spaced title, which the voice would spell."""
    wide = all(len(letter) <= 1 for letter in text.split(" "))
    return " ".join(word.replace(" ", "") for word in text.split("   ")) if wide else text


def _sentence(text: str) -> str:
    """End the text with a punctuation mark, at which the voice pauses."""
    return text if not text or text[-1] in ".!?…:" else f"{text}."
