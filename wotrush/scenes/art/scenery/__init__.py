"""The land behind vehicles and soldiers."""
