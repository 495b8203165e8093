"""The cards of Rush as the gallery shows them."""
