"""What all parts of Rush's table draw from: what is seen, what a film has shown so far, and what may be seen next."""
