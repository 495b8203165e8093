"""Search through a whole turn, and the filter of dominated plays."""
