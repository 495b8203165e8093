"""Motion as functions of time: tweens, moves, particles, and the player that runs them."""
