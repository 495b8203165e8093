"""The table: its zones, its layout, its scene."""
