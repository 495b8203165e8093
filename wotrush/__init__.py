"""Card games from the World of Tanks, as a desktop program."""

__version__ = "0.1.0"
