"""Cards as sprites, piles spread out, and the cache of their faces."""
