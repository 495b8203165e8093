"""The rules that can be chosen for a new game: a list of options, each with what it says and its values."""
