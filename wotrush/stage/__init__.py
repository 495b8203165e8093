"""The screen toolkit: knows pygame, but no cards, no game and no language.

Time and motion   clock · easing · tween (motions that compose) · player (plays them) · moves (motions of nodes) ·
                  particles
Place             geometry (layout as values, poses, the fan of a hand) · space (design units and window pixels)
Picture           node (the scene graph) · tracked · sprite · layer (painted once, kept) · repaints (one node a frame) ·
                  canvas · display_list (what a frame shows, compared with the last one) · shapes · color · cache ·
                  atelier (a cache whose faces come from painter, a process) · picture_store (on disk) · shards
Text              ink (values) · typeset (lines) · text (pictures of them) · label
Handling          ui (events to nodes) · drag · tilt · focus · stroke (a key as a value) · gamepad · widgets ·
                  style (how widgets look)
The whole         scene (scenes and their stack) · window (window and loop) · pilot (plays scenes in tests) · sound ·
                  speech · heap (memory given back)
"""
