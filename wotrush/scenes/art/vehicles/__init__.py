"""Vehicles from their profiles."""
