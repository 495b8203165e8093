"""The characters that a journal refuses, since its texts reach terminals and screens: control characters, marks of
writing direction and invisible ones.
"""

from __future__ import annotations

import re

_UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    r"\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff"
)
PRINTABLE = f"[^{_UNSEEN}]"
"""A pattern of one other character."""


def without_unseen(text: str) -> str:
    """Return the text without them; emoji bring some along."""
    return re.sub(f"[{_UNSEEN}]", "", text)
