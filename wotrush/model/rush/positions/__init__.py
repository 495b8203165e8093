"""Positions written as text: how they are read, checked and set as puzzles."""
