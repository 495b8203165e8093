"""Rush on the screen: card faces, table, choreography, prompts."""
