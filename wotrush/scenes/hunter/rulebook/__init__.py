"""The rule book of Tank Hunter: chapters, pictures, and links from the table into it."""
