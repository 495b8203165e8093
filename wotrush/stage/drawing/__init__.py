"""Painting: canvas, display list, shapes, and caches of pictures."""
