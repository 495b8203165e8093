"""The program as a person meets it: a real window, a real mouse."""
