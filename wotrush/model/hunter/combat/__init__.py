"""Attacks, strikes and spying, and the windows in which all ask for reactions."""
