"""Opponents, as functions of an observation."""
