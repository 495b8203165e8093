"""The scene of every event: a land and what happens in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from wotrush.scenes.art.geometry import ellipse
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.land import draw_scenery
from wotrush.scenes.art.scenery.light import Light, draw_weather
from wotrush.scenes.hunter.faces.scenes import props, terrain, things
from wotrush.scenes.hunter.faces.scenes.plans import draw_plans
from wotrush.scenes.hunter.faces.scenes.stage import DARK, Stage

USSR, GERMANY, USA, UK = ArtNation.USSR, ArtNation.GERMANY, ArtNation.USA, ArtNation.UK


@dataclass(frozen=True, slots=True)
class Happening:
    """The land of an event, the seed of its scenery, what happens there, and in which light."""

    land: ArtNation | None
    seed: int
    draw: Callable[[Stage], None]
    light: Light = Light.DAY


def draw_scene(target: pygame.Surface, code: str) -> None:
    """Fill the surface with what the event shows; `code` is its name in the event file."""
    shown = SCENES[code]
    draw_scenery(target, shown.land, shown.seed, 0.78, shown.light)
    shown.draw(Stage(target))


def _carpet_bombing(stage: Stage) -> None:
    high = stage.tall
    for x, y in ((0.2, 0.9), (0.5, 0.8), (0.8, 0.9)):
        props.plane(stage, (x, high * y), 0.13, 0, bombs=2)
    for x in (0.12, 0.36, 0.62, 0.88):
        stage.blast((x, high * 0.24), 0.1)


def _trench(stage: Stage) -> None:
    high = min(0.5, stage.tall * 0.8)
    stage.men(
        (0.16, stage.tall * 0.02),
        high,
        [("aim", "british", 0.0), ("aim", "british", 1.3), ("spot", "british", 2.4)],
    )
    props.bags(stage, (0.05, 0.02), 10, 5)


def _heavy_guns(stage: Stage) -> None:
    stage.vehicle("us14", USA, 0.32, 0.14, 0.62)
    stage.blast((0.84, stage.tall * 0.3), 0.13)


def _escape(stage: Stage) -> None:
    high = stage.tall
    stage.blast((0.78, high * 0.3), min(0.2, high * 0.26))
    stage.smoke(0.55, 1.0, 0.06, high * 0.22)
    stage.men(
        (0.6, high * 0.08),
        min(0.36, high * 0.58),
        [("run", "british", 0.0), ("run", "british", 1.5)],
        mirrored=True,
    )
    stage.men((0.68, high * 0.14), min(0.28, high * 0.46), [("run", "british", 0.0)], mirrored=True)


def _reinforcements(stage: Stage) -> None:
    stage.vehicle("us21", USA, 0.68, 0.28, 0.44)
    stage.vehicle("us21", USA, 0.36, 0.1, 0.62)


def _emergency_reserve(stage: Stage) -> None:
    high = stage.tall
    stage.glow((0.76, high * 0.36), 0.5, (150, 110, 60))
    stage.pen.disc((0.76, high * 0.37), 0.07, (255, 226, 160))
    for middle, foot, width in ((0.1, 0.29, 0.17), (0.24, 0.25, 0.26), (0.44, 0.19, 0.4), (0.68, 0.08, 0.62)):
        placing = stage.vehicle("us08", USA, middle, foot, width)
        box = placing.box
        rear = (box.left / stage.wide, foot * high + 0.02)
        stage.cloud(rear, width * 0.2, (206, 178, 138), 130)


def _resupply(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.64, 0.2, 0.62)
    props.crates(stage, (0.2, stage.tall * 0.1), 0.12, (2, 1))


def _applique_armor(stage: Stage) -> None:
    stage.vehicle("us09", USA, 0.5, 0.14, 0.88)
    props.bags(stage, (0.2, stage.tall * 0.36), 6, 2)


def _tungsten(stage: Stage) -> None:
    props.shell(stage, (0.5, stage.tall * 0.5), 0.4)


def _flanking(stage: Stage) -> None:
    high = stage.tall
    target = stage.vehicle("su07", USSR, 0.82, 0.3, 0.3, mirrored=True).box
    hunter = stage.vehicle("de18", GERMANY, 0.26, 0.06, 0.74).box
    muzzle = (hunter.right / stage.wide, high - (hunter.top + hunter.height * 0.3) / stage.wide)
    side = (target.centerx / stage.wide, high - target.centery / stage.wide)
    stage.pen.stroke([muzzle, side], 0.008, (255, 236, 170))
    stage.flash(muzzle, 0.05)
    stage.blast(side, 0.06)
    terrain.leaves(stage, (0.0, 0.5), high * 0.14, 34)


def _ace_gunner(stage: Stage) -> None:
    stage.vehicle("de18", GERMANY, 0.5, 0.34, 0.46)
    props.scope(stage, min(0.36, stage.tall * 0.46))


def _smoke(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.5, 0.2, 0.6)
    stage.smoke(0.1, 0.9, 0.06, stage.tall * 0.34)


def _ambush(stage: Stage) -> None:
    stage.vehicle("de15", GERMANY, 0.46, 0.2, 0.74)
    terrain.camouflage_net(stage)
    stage.blast((0.92, stage.tall * 0.44), 0.08)


def _camouflage(stage: Stage) -> None:
    stage.vehicle("us08", USA, 0.5, 0.2, 0.66)
    terrain.camouflage_net(stage)


def _withdrawal(stage: Stage) -> None:
    high = stage.tall
    for x, y in ((0.9, 0.37), (0.97, 0.35)):
        stage.flash((x, high * y), 0.03)
    for low, top in ((0.06, 0.3), (0.12, 0.32)):
        for step in range(9):
            share = step / 9
            at = (0.56 + 0.44 * share, high * (low + (top - low) * share * 0.7))
            stage.pen.polygon(ellipse(at, 0.022 * (1.1 - share), 0.007 * (1.1 - share)), DARK)
    stage.smoke(0.0, 0.26, 0.08, high * 0.34)
    stage.vehicle("su08", USSR, 0.46, 0.12, 0.66)
    stage.smoke(0.0, 0.2, 0.02, high * 0.3)


def _breakthrough(stage: Stage) -> None:
    high = stage.tall
    stage.glow((0.3, high * 0.4), 0.5, (150, 70, 20))
    things.wall(stage, -0.02, 1.02, min(0.4, high * 0.52), (0.2, 0.8))
    stage.vehicle("su08", USSR, 0.46, 0.16, 0.74, tilt=9)
    for x in (0.1, 0.24, 0.5, 0.72):
        stage.cloud((x, high * 0.12), 0.13, (176, 128, 98), 170)
    things.rubble(stage, (0.62, high * 0.24), 0.4, 26)


def _field_repair(stage: Stage) -> None:
    stage.vehicle("su07", USSR, 0.62, 0.16, 0.66)
    stage.vehicle("technicians", USSR, 0.2, 0.1, 0.34)


def _captured_vehicle(stage: Stage) -> None:
    high, wide = min(0.3, stage.tall * 0.33), min(0.8, stage.tall * 1.2)
    stage.vehicle("de09", GERMANY, 0.52, 0.08, wide)
    top = stage.tall * 0.08 + wide * 0.25
    stage.men((0.52 - wide * 0.3, top - 0.02), high, [("banner", "soviet", 0.0)])
    props.flag(stage, (0.51 - wide * 0.3, top + high * 0.8), high * 0.62, (196, 48, 38))


def _fuel_shortage(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("us08", USA, 0.62, 0.24, 0.62)
    size = min(0.3, high * 0.5)
    things.drum_on_its_side(stage, (0.62, high * 0.06), size * 0.7)
    things.canister(stage, (0.2, high * 0.08), size)
    things.canister(stage, (0.57, high * 0.05 + size * 0.3), size * 0.86, 84)
    stage.pen.disc((0.26, high * 0.04), 0.012, (60, 44, 28))


def _supply_raid(stage: Stage) -> None:
    props.crates(stage, (0.34, stage.tall * 0.12), 0.16)
    stage.blast((0.72, stage.tall * 0.36), 0.2)


def _dive_bomber(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("su07", USSR, 0.5, 0.1, 0.56)
    props.plane(stage, (0.3, high * 0.8), 0.17, 40, props.STEEL_BLUE, 1)
    props.plane(stage, (0.74, high * 0.86), 0.13, 40, props.STEEL_BLUE, 1)
    stage.blast((0.84, high * 0.2), 0.1)


def _fighter_bomber(stage: Stage) -> None:
    high = stage.tall
    props.plane(stage, (0.56, high * 0.76), 0.28, 12, props.STEEL_BLUE, 1)
    for x in (0.2, 0.48, 0.78):
        stage.blast((x, high * 0.2), 0.09)


def _strafing(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("us21", USA, 0.3, 0.12, 0.5)
    props.plane(stage, (0.74, high * 0.8), 0.2, 22, props.STEEL_BLUE)
    for index in range(6):
        x = 0.6 - 0.07 * index
        stage.pen.stroke(
            [(x, high * (0.66 - 0.07 * index)), (x - 0.04, high * (0.62 - 0.07 * index))],
            0.014,
            (250, 222, 130),
        )


def _air_cover(stage: Stage) -> None:
    high = stage.tall
    props.plane(stage, (0.34, high * 0.46), 0.26, 0, props.STEEL_BLUE)
    props.plane(stage, (0.68, high * 0.72), 0.2, 0, props.STEEL_BLUE)
    props.plane(stage, (0.3, high * 0.86), 0.13, 0, props.STEEL_BLUE)


def _air_recon(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("de06", GERMANY, 0.3, 0.16, 0.3)
    stage.vehicle("de06", GERMANY, 0.56, 0.09, 0.36)
    things.beam(stage, (255, 240, 176), 84, [(0.74, high * 0.74), (0.06, high * 0.08), (0.84, high * 0.02)])
    props.plane(stage, (0.72, high * 0.8), 0.2, 0, props.STEEL_BLUE)


def _spy_network(stage: Stage) -> None:
    stage.vehicle("hu_scouts", UK, 0.5, 0.1, 0.66)


def _radio_silence(stage: Stage) -> None:
    things.tent(stage)
    things.radio_set(stage)


def _jamming(stage: Stage) -> None:
    high = stage.tall
    props.mast(stage, 0.26, high * 0.16, high * 0.5)
    truck = stage.vehicle("us21", USA, 0.76, 0.1, 0.42, mirrored=True).box
    top = (truck.centerx / stage.wide, high - truck.top / stage.wide)
    tip = (top[0], top[1] + min(0.2, high * 0.22))
    stage.pen.stroke([top, tip], 0.014, DARK)
    stage.pen.ring(tip, 0.05, 0.014, DARK)
    for level in (-0.1, 0.0, 0.1):
        wave = [
            (tip[0] - 0.08 - 0.045 * k, tip[1] + level * (0.5 + 0.09 * k) + (0.05 if k % 2 else -0.02))
            for k in range(10)
        ]
        stage.pen.stroke(wave, 0.022, (70, 16, 12), caps=True)
        stage.pen.stroke(wave, 0.012, (232, 72, 48), caps=True)


def _depot(stage: Stage) -> None:
    props.crates(stage, (0.42, stage.tall * 0.12), 0.18, (4, 3, 2))
    props.drums(stage, (0.76, stage.tall * 0.1), 0.14, 2)


def _minefield(stage: Stage) -> None:
    props.mines(stage, ((0.3, 0.25), (0.86, 0.24), (0.56, 0.19), (0.12, 0.17), (0.8, 0.12), (0.36, 0.09)))
    props.sign_post(stage, (0.64, stage.tall * 0.26), min(0.17, stage.tall * 0.3))


def _river(stage: Stage) -> None:
    high = stage.tall
    terrain.water(stage, high * 0.1, high * 0.36)
    terrain.broken_bridge(stage, high * 0.14, high * 0.36)
    terrain.reeds(stage, (0.05, 0.1, 0.93), high * 0.04)


def _swamp(stage: Stage) -> None:
    terrain.water(stage, 0, stage.tall * 0.3, (84, 98, 70))
    stage.vehicle("de06", GERMANY, 0.56, 0.14, 0.5)
    terrain.water(stage, 0, stage.tall * 0.18, (84, 98, 70))
    terrain.reeds(stage, (0.06, 0.12, 0.2, 0.84, 0.92), stage.tall * 0.1)


def _flash_flood(stage: Stage) -> None:
    terrain.water(stage, 0, stage.tall * 0.3, (112, 110, 86))
    stage.vehicle("us22", USA, 0.5, 0.22, 0.36)
    terrain.water(stage, 0, stage.tall * 0.26, (112, 110, 86))
    terrain.rain(stage)


def _engineers(stage: Stage) -> None:
    terrain.water(stage, 0, stage.tall * 0.3)
    terrain.bridge(stage, stage.tall * 0.1, stage.tall * 0.26)
    stage.vehicle("us08", USA, 0.5, 0.26, 0.5)


def _bad_weather(stage: Stage) -> None:
    high = stage.tall
    size = min(0.3, high * 0.5)
    props.plane(stage, (0.52, high * 0.14 + size * 0.5), size, -9, props.STEEL_BLUE)
    for x in (-0.02, 0.2, 0.44, 0.68, 0.92):
        stage.cloud((x, high * 0.94), 0.2, (140, 148, 158), 220)
    stage.smoke(-0.1, 1.1, -0.06, high * 0.24, (232, 236, 240))
    draw_weather(stage.target, Light.SNOW, 36)


def _ammo_crisis(stage: Stage) -> None:
    high = stage.tall
    stage.vehicle("su08", USSR, 0.64, 0.3, 0.5)
    size = min(0.5, high * 0.8)
    things.empty_crate(stage, (0.5, high * 0.14), size * 0.9)
    things.empty_crate(stage, (0.06, high * 0.06), size)
    for x, y, turn in ((0.6, 0.07, 12), (0.78, 0.05, 160), (0.84, 0.11, -20), (0.66, 0.02, -8)):
        things.spent_case(stage, (x, high * y), 0.13, turn)


def _lend_lease(stage: Stage) -> None:
    high = stage.tall
    terrain.water(stage, high * 0.1, high * 0.36, terrain.WATER)
    things.ship(stage, min(1.0, high * 1.5), high * 0.24)
    size = min(0.46, high * 0.58)
    hook = (0.36, high * 0.24 + size * 0.78)
    things.quay_crane(stage, hook, size)
    stage.vehicle("us08", USA, hook[0], (hook[1] - size * 0.78) / high, size)


SCENES: dict[str, Happening] = {
    "carpet_bombing": Happening(USSR, 1, _carpet_bombing),
    "trench": Happening(USA, 2, _trench),
    "heavy_guns": Happening(USA, 3, _heavy_guns),
    "escape": Happening(GERMANY, 4, _escape, Light.EVENING),
    "reinforcements": Happening(USA, 5, _reinforcements),
    "emergency_reserve": Happening(UK, 6, _emergency_reserve, Light.MORNING),
    "resupply": Happening(ArtNation.ITALY, 7, _resupply),
    "applique_armor": Happening(UK, 8, _applique_armor),
    "tungsten": Happening(None, 9, _tungsten),
    "flanking": Happening(ArtNation.FRANCE, 10, _flanking),
    "ace_gunner": Happening(UK, 11, _ace_gunner),
    "smoke": Happening(USA, 12, _smoke),
    "ambush": Happening(ArtNation.POLAND, 13, _ambush),
    "camouflage": Happening(USA, 14, _camouflage),
    "withdrawal": Happening(USSR, 15, _withdrawal),
    "breakthrough": Happening(USSR, 16, _breakthrough),
    "field_repair": Happening(USSR, 17, _field_repair),
    "captured_vehicle": Happening(GERMANY, 18, _captured_vehicle),
    "fuel_shortage": Happening(None, 19, _fuel_shortage, Light.DESERT),
    "supply_raid": Happening(GERMANY, 20, _supply_raid),
    "dive_bomber": Happening(USSR, 21, _dive_bomber),
    "fighter_bomber": Happening(ArtNation.FRANCE, 22, _fighter_bomber),
    "strafing": Happening(ArtNation.ITALY, 23, _strafing),
    "air_cover": Happening(UK, 24, _air_cover),
    "air_recon": Happening(GERMANY, 25, _air_recon),
    "spy_network": Happening(ArtNation.FRANCE, 26, _spy_network),
    "radio_silence": Happening(None, 27, _radio_silence),
    "jamming": Happening(GERMANY, 28, _jamming, Light.EVENING),
    "depot": Happening(None, 29, _depot),
    "captured_plans": Happening(None, 30, draw_plans),
    "minefield": Happening(None, 31, _minefield),
    "river": Happening(USA, 32, _river),
    "swamp": Happening(ArtNation.POLAND, 33, _swamp),
    "flash_flood": Happening(ArtNation.JAPAN, 34, _flash_flood),
    "engineers": Happening(UK, 35, _engineers),
    "bad_weather": Happening(GERMANY, 36, _bad_weather, Light.SNOW),
    "ammo_crisis": Happening(USSR, 37, _ammo_crisis),
    "lend_lease": Happening(USA, 38, _lend_lease, Light.MORNING),
}
"""By the names of the event file."""
