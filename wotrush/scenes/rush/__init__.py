"""Rush on screen: card faces, table, choreography, prompts."""
