"""Everything printed on cards, drawn from plain values at the size asked for: pure functions without a cache."""

from wotrush.scenes.art.badges import Note, Tag
from wotrush.scenes.art.icons import add_icons
from wotrush.scenes.art.marks import emblem_image, icon_image, symbol_image
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.rush.faces.backs import Back, back, pile
from wotrush.scenes.rush.faces.face import CardFace, FaceKind, symbol_of
from wotrush.scenes.rush.faces.faces import hand, reserve
from wotrush.scenes.rush.faces.plain import plain
from wotrush.scenes.rush.faces.special import base, medal, ruin
from wotrush.scenes.rush.faces.token import token
from wotrush.scenes.rush.faces.zoom import zoom
from wotrush.scenes.rush.icons import RUSH_ICONS

add_icons(RUSH_ICONS)

__all__ = [
    "ArtNation",
    "Back",
    "CardFace",
    "FaceKind",
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
    "ruin",
    "symbol_image",
    "symbol_of",
    "token",
    "zoom",
]
