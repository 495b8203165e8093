"""Opponents: functions of an observation."""
