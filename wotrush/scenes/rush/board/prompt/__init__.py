"""The play area: what it invites to, the questions that are asked there, and their buttons."""
