"""The program on the screen: the window, the stack of scenes, and what happens when one fails."""
