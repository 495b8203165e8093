"""Panels of any table: top bar, menu, log, narration, replay bar, marks and spots."""
