"""The panel that tells what an attack would bring: its rolls as arithmetic, and the kinds of it to choose from."""
