"""What an opponent knows apart from the open table: kinds of units, the likely end of the game and hidden cards."""
