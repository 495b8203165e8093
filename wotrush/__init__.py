"""Two card games about tanks, as a desktop program."""

__version__ = "0.1.0"
