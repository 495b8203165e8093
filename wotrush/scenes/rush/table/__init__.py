"""The table of Rush: its pieces and its scene."""
