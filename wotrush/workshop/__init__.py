"""Tools for those who work on the game: pictures, benchmarks, rehearsals, balance, training. No game needs them."""
