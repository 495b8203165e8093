"""The workshop's tools that know Rush."""
