"""Several people at one screen: turn banners, covers and recaps."""
