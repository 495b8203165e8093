"""How cards move: an animator of single acts, its form for reduced motion, beats, sounds and the playback of news."""
