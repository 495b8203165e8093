"""Why an action was chosen, in one sentence."""
