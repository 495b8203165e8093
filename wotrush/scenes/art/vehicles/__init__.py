"""Vehicles drawn from their profiles."""
