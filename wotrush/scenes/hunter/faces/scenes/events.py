"""The scene of every event: a land and what happens in it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.land import draw_scenery
from wotrush.scenes.hunter.faces.scenes.props import STEEL_BLUE, WATER, Stage

USSR, GERMANY, USA, UK = ArtNation.USSR, ArtNation.GERMANY, ArtNation.USA, ArtNation.UK
Happening = Callable[[Stage], None]


def draw_scene(target: pygame.Surface, code: str) -> None:
    """Fill the surface with what the event shows; `code` is its name in the event file."""
    land, seed, happening = SCENES[code]
    draw_scenery(target, land, seed, 0.78)
    happening(Stage(target))


def _carpet_bombing(stage: Stage) -> None:
    high = stage.tall
    for x, y in ((0.2, 0.9), (0.5, 0.8), (0.8, 0.9)):
        stage.plane((x, high * y), 0.13, 0, bombs=2)
    for x in (0.12, 0.36, 0.62, 0.88):
        stage.blast((x, high * 0.24), 0.1)


def _trench(stage: Stage) -> None:
    stage.vehicle("hu_rifles", UK, 0.5, 0.26, 0.62)
    stage.bags((0.05, 0.04), 10, 4)


def _heavy_guns(stage: Stage) -> None:
    stage.vehicle("us14", USA, 0.32, 0.14, 0.62)
    stage.blast((0.84, stage.tall * 0.3), 0.13)


def _escape(stage: Stage) -> None:
    stage.smoke(0.5, 1.0, 0.1, 0.3)
    stage.vehicle("us22", USA, 0.3, 0.16, 0.5)
    stage.arrow([(0.62, stage.tall * 0.66), (0.36, stage.tall * 0.66)])


def _reinforcements(stage: Stage) -> None:
    stage.vehicle("us21", USA, 0.68, 0.28, 0.44)
    stage.vehicle("us21", USA, 0.36, 0.1, 0.62)


def _emergency_reserve(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.5, 0.12, 0.72)
    stage.arrow([(0.2, stage.tall * 0.72), (0.5, stage.tall * 0.72)])


def _resupply(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.64, 0.2, 0.62)
    stage.crates((0.2, stage.tall * 0.1), 0.12, (2, 1))


def _applique_armor(stage: Stage) -> None:
    stage.vehicle("us09", USA, 0.5, 0.14, 0.88)
    stage.bags((0.2, stage.tall * 0.36), 6, 2)


def _tungsten(stage: Stage) -> None:
    stage.shell((0.5, stage.tall * 0.5), 0.4)


def _flanking(stage: Stage) -> None:
    stage.vehicle("de18", GERMANY, 0.58, 0.22, 0.7)
    high = stage.tall
    stage.arrow([(0.08, high * 0.14), (0.3, high * 0.1), (0.5, high * 0.2)])


def _ace_gunner(stage: Stage) -> None:
    stage.vehicle("de18", GERMANY, 0.5, 0.34, 0.46)
    stage.scope(min(0.36, stage.tall * 0.46))


def _smoke(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.5, 0.2, 0.6)
    stage.smoke(0.1, 0.9, 0.06, stage.tall * 0.34)


def _ambush(stage: Stage) -> None:
    stage.vehicle("de15", GERMANY, 0.46, 0.2, 0.74)
    stage.camouflage_net()
    stage.blast((0.92, stage.tall * 0.44), 0.08)


def _camouflage(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.5, 0.2, 0.66)
    stage.camouflage_net()


def _withdrawal(stage: Stage) -> None:
    stage.vehicle("su08", USSR, 0.56, 0.12, 0.66)
    stage.arrow([(0.7, stage.tall * 0.74), (0.3, stage.tall * 0.74)])


def _breakthrough(stage: Stage) -> None:
    stage.vehicle("su08", USSR, 0.4, 0.12, 0.66)
    stage.blast((0.9, stage.tall * 0.3), 0.12)
    stage.arrow([(0.2, stage.tall * 0.76), (0.66, stage.tall * 0.76)])


def _field_repair(stage: Stage) -> None:
    stage.vehicle("su07", USSR, 0.62, 0.16, 0.66)
    stage.vehicle("technicians", USSR, 0.2, 0.1, 0.34)


def _captured_vehicle(stage: Stage) -> None:
    stage.vehicle("de09", GERMANY, 0.52, 0.14, 0.8)
    stage.flag((0.34, stage.tall * 0.44), 0.22, (196, 48, 38))


def _fuel_shortage(stage: Stage) -> None:
    stage.drums((0.2, stage.tall * 0.14), 0.24, 3)
    stage.cross((0.5, stage.tall * 0.46), 0.14)


def _supply_raid(stage: Stage) -> None:
    stage.crates((0.34, stage.tall * 0.12), 0.16)
    stage.blast((0.72, stage.tall * 0.36), 0.2)


def _dive_bomber(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("su07", USSR, 0.5, 0.1, 0.56)
    stage.plane((0.3, high * 0.8), 0.17, 40, STEEL_BLUE, 1)
    stage.plane((0.74, high * 0.86), 0.13, 40, STEEL_BLUE, 1)
    stage.blast((0.84, high * 0.2), 0.1)


def _fighter_bomber(stage: Stage) -> None:
    high = stage.tall
    stage.plane((0.56, high * 0.76), 0.28, 12, STEEL_BLUE, 2)
    for x in (0.2, 0.48, 0.78):
        stage.blast((x, high * 0.2), 0.09)


def _strafing(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("us21", USA, 0.3, 0.12, 0.5)
    stage.plane((0.74, high * 0.8), 0.2, 22, STEEL_BLUE)
    for index in range(6):
        x = 0.6 - 0.07 * index
        stage.pen.stroke(
            [(x, high * (0.66 - 0.07 * index)), (x - 0.04, high * (0.62 - 0.07 * index))],
            0.014,
            (250, 222, 130),
        )


def _air_cover(stage: Stage) -> None:
    high = stage.tall
    stage.plane((0.34, high * 0.46), 0.26, 0, STEEL_BLUE)
    stage.plane((0.68, high * 0.72), 0.2, 0, STEEL_BLUE)
    stage.plane((0.3, high * 0.86), 0.13, 0, STEEL_BLUE)


def _air_recon(stage: Stage) -> None:
    high = stage.tall
    stage.plane((0.6, high * 0.76), 0.2, 0, STEEL_BLUE)
    stage.vehicle("de06", GERMANY, 0.36, 0.14, 0.4)
    stage.pen.ring((0.36, high * 0.26), 0.24, 0.018, (240, 214, 110))
    stage.pen.stroke([(0.56, high * 0.7), (0.42, high * 0.46)], 0.012, (240, 214, 110))


def _spy_network(stage: Stage) -> None:
    stage.vehicle("hu_scouts", UK, 0.5, 0.1, 0.66)


def _radio_silence(stage: Stage) -> None:
    stage.mast(0.5, stage.tall * 0.16, stage.tall * 0.5)
    stage.cross((0.5, stage.tall * 0.66), 0.16)


def _jamming(stage: Stage) -> None:
    stage.mast(0.26, stage.tall * 0.16, stage.tall * 0.5)
    bolt = [(0.9, 0.86), (0.66, 0.6), (0.8, 0.58), (0.56, 0.24)]
    for wide, tone in ((0.075, (38, 35, 31)), (0.045, (246, 214, 104))):
        stage.pen.stroke([(x, y * stage.tall) for x, y in bolt], wide, tone, caps=True)


def _depot(stage: Stage) -> None:
    stage.crates((0.42, stage.tall * 0.12), 0.18, (4, 3, 2))
    stage.drums((0.76, stage.tall * 0.1), 0.14, 2)


def _captured_plans(stage: Stage) -> None:
    stage.paper((0.5, stage.tall * 0.46), min(0.34, stage.tall * 0.5))


def _minefield(stage: Stage) -> None:
    stage.mines(((0.2, 0.08), (0.46, 0.14), (0.72, 0.07), (0.34, 0.22), (0.9, 0.2), (0.08, 0.2)))
    stage.sign_post((0.62, stage.tall * 0.3), stage.tall * 0.28)


def _river(stage: Stage) -> None:
    stage.water(stage.tall * 0.1, stage.tall * 0.36)


def _swamp(stage: Stage) -> None:
    stage.water(0, stage.tall * 0.3, (84, 98, 70))
    stage.vehicle("de06", GERMANY, 0.56, 0.14, 0.5)
    stage.water(0, stage.tall * 0.18, (84, 98, 70))
    stage.reeds((0.06, 0.12, 0.2, 0.84, 0.92), stage.tall * 0.1)


def _flash_flood(stage: Stage) -> None:
    stage.water(0, stage.tall * 0.3, (112, 110, 86))
    stage.vehicle("us22", USA, 0.5, 0.22, 0.36)
    stage.water(0, stage.tall * 0.26, (112, 110, 86))
    stage.rain()


def _engineers(stage: Stage) -> None:
    stage.water(0, stage.tall * 0.3)
    stage.bridge(stage.tall * 0.1, stage.tall * 0.26)
    stage.vehicle("us08", USA, 0.5, 0.26, 0.5)


def _bad_weather(stage: Stage) -> None:
    stage.vehicle("hu_rifles", UK, 0.5, 0.1, 0.5)
    stage.rain()


def _ammo_crisis(stage: Stage) -> None:
    stage.crates((0.5, stage.tall * 0.12), 0.24, (3,))
    stage.cross((0.5, stage.tall * 0.52), 0.14)


def _lend_lease(stage: Stage) -> None:
    high = stage.tall
    stage.water(0, high * 0.3, WATER)
    pen = stage.pen
    pen.polygon(
        [(0.06, high * 0.4), (0.96, high * 0.4), (0.84, high * 0.16), (0.16, high * 0.16)], (70, 76, 82)
    )
    pen.polygon(
        [(0.62, high * 0.4), (0.82, high * 0.4), (0.8, high * 0.66), (0.64, high * 0.66)], (204, 198, 184)
    )
    pen.polygon(
        [(0.68, high * 0.66), (0.76, high * 0.66), (0.76, high * 0.8), (0.68, high * 0.8)], (150, 44, 34)
    )
    stage.vehicle("us08", USA, 0.34, 0.4, 0.4)


SCENES: dict[str, tuple[ArtNation | None, int, Happening]] = {
    "carpet_bombing": (USSR, 1, _carpet_bombing),
    "trench": (USA, 2, _trench),
    "heavy_guns": (USA, 3, _heavy_guns),
    "escape": (GERMANY, 4, _escape),
    "reinforcements": (USA, 5, _reinforcements),
    "emergency_reserve": (UK, 6, _emergency_reserve),
    "resupply": (ArtNation.ITALY, 7, _resupply),
    "applique_armor": (UK, 8, _applique_armor),
    "tungsten": (None, 9, _tungsten),
    "flanking": (ArtNation.FRANCE, 10, _flanking),
    "ace_gunner": (UK, 11, _ace_gunner),
    "smoke": (USA, 12, _smoke),
    "ambush": (ArtNation.POLAND, 13, _ambush),
    "camouflage": (USA, 14, _camouflage),
    "withdrawal": (USSR, 15, _withdrawal),
    "breakthrough": (USSR, 16, _breakthrough),
    "field_repair": (USSR, 17, _field_repair),
    "captured_vehicle": (GERMANY, 18, _captured_vehicle),
    "fuel_shortage": (None, 19, _fuel_shortage),
    "supply_raid": (GERMANY, 20, _supply_raid),
    "dive_bomber": (USSR, 21, _dive_bomber),
    "fighter_bomber": (ArtNation.FRANCE, 22, _fighter_bomber),
    "strafing": (ArtNation.ITALY, 23, _strafing),
    "air_cover": (UK, 24, _air_cover),
    "air_recon": (GERMANY, 25, _air_recon),
    "spy_network": (ArtNation.FRANCE, 26, _spy_network),
    "radio_silence": (None, 27, _radio_silence),
    "jamming": (GERMANY, 28, _jamming),
    "depot": (None, 29, _depot),
    "captured_plans": (ArtNation.HUNGARY, 30, _captured_plans),
    "minefield": (None, 31, _minefield),
    "river": (USA, 32, _river),
    "swamp": (ArtNation.POLAND, 33, _swamp),
    "flash_flood": (ArtNation.JAPAN, 34, _flash_flood),
    "engineers": (UK, 35, _engineers),
    "bad_weather": (GERMANY, 36, _bad_weather),
    "ammo_crisis": (USSR, 37, _ammo_crisis),
    "lend_lease": (USA, 38, _lend_lease),
}
"""By the names of the event file: land, seed of its scenery, what happens."""
