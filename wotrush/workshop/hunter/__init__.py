"""The workshop's tools that know Tank Hunter."""
