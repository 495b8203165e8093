"""What a hand types or presses: keystrokes as values, and a gamepad that stands for keys."""
