"""The screen toolkit: it knows pygame, but no cards, no game and no language.

Time and motion: clock, motion (tweens that compose, easing, moves of nodes, particles, the player that runs them).
Place: geometry (layout as values, poses, the fan of a hand), space (design units and window pixels).
Picture: node (the scene graph), tracked, sprite, painting, layer (painted once and kept), repaints (one per frame), color,
drawing (canvas, display list, shapes, caches).
Text: typography (inks, typesetting, rendering), label.
Input: devices (keystrokes, gamepad), style (how widgets look), widgets, input (events to nodes, drags, focus).
The whole: scene (scenes and their stack), window (window and loop), audio (sounds, speech), memory.
"""
