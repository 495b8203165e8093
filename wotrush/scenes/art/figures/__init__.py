"""Soldiers."""
