"""The cards of Tank Hunter in the gallery."""
