"""Parts of tables that games share. Every table is a `GameTable`, which hands over to banners, covers and the result."""
