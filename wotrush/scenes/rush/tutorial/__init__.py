"""The tutorial: a real game on a fixed deal, told why at the moments that matter."""
