"""Rules of thumb: what plays and things are worth, for opponents that search little."""
