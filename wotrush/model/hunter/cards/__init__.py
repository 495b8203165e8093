"""The cards of Tank Hunter: their files, read strictly, and the tables that the rules read."""
