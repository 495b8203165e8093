"""Parts of tables that games share.

`GameTable` is what every table stands on: it asks its session for news and hands over to banners, covers and the result.
`PlainTable` is a whole table of texts and buttons, for a game that has no drawing of its own yet.
"""
