"""Tests of scenes, which are driven by posted events and by a clock that only the tests move."""
