"""How cards move: an animator of single acts, its version for reduced motion, beats, sounds and the playback of news."""
