"""The table of Tank Hunter: its zones, its layout, its scene."""
