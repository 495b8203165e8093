"""The table of Rush: its zones, its layout and its scene."""
