"""Everything printed on cards, drawn from plain values at the size asked for: pure functions that keep no cache."""

from wotrush.scenes.rush.art.backs import Back, back, pile
from wotrush.scenes.rush.art.face import CardFace, Kind, Nation, Note, Symbol, Tag, symbol_of
from wotrush.scenes.rush.art.faces import hand, reserve
from wotrush.scenes.rush.art.marks import emblem_image, icon_image, symbol_image
from wotrush.scenes.rush.art.plain import plain
from wotrush.scenes.rush.art.special import base, medal
from wotrush.scenes.rush.art.token import token
from wotrush.scenes.rush.art.zoom import zoom

__all__ = [
    "Back",
    "CardFace",
    "Kind",
    "Nation",
    "Note",
    "Symbol",
    "Tag",
    "back",
    "base",
    "emblem_image",
    "hand",
    "icon_image",
    "medal",
    "pile",
    "plain",
    "reserve",
    "symbol_image",
    "symbol_of",
    "token",
    "zoom",
]
