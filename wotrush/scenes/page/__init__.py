"""What all pages share: context, frame, keys, and the screen reader."""
