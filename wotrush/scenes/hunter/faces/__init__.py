"""Everything printed on the cards of Tank Hunter, drawn from plain values at the size asked for."""

from wotrush.scenes.art.icons import add_icons
from wotrush.scenes.hunter.faces.icons import SIGNS

add_icons(SIGNS)
