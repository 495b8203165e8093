"""Benchmarks of the screen."""
