"""Card art needs only the fonts of pygame."""

import pygame
import pytest


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()
