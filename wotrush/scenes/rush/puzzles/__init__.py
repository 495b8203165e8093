"""Puzzles: tables on which one turn is to be found. The tables lie in assets/puzzles, what is told about them in `words`."""
