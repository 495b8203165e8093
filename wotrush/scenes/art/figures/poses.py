"""Poses of soldiers as joints in metres, for a man of 1.78 m who faces right; the far side of the body comes first."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.scenes.art.geometry import Point


@dataclass(frozen=True, slots=True)
class FigurePose:
    """Joints; `grip` is where the weapon is held, and `aim` its angle in degrees."""

    hip: Point
    neck: Point
    head: Point
    far_leg: tuple[Point, Point]
    near_leg: tuple[Point, Point]
    far_arm: tuple[Point, Point]
    near_arm: tuple[Point, Point]
    grip: Point
    aim: float
    armed: bool = True


POSES: dict[str, FigurePose] = {
    "stand": FigurePose(
        hip=(0.0, 0.92), neck=(0.02, 1.45), head=(0.05, 1.62),
        far_leg=((0.1, 0.48), (0.12, 0.0)), near_leg=((-0.08, 0.48), (-0.14, 0.0)),
        far_arm=((0.2, 1.2), (0.34, 1.24)), near_arm=((-0.1, 1.14), (0.14, 1.06)),
        grip=(0.2, 1.12), aim=38,
    ),
    "aim": FigurePose(
        hip=(-0.04, 0.9), neck=(0.04, 1.42), head=(0.11, 1.58),
        far_leg=((0.22, 0.5), (0.3, 0.0)), near_leg=((-0.14, 0.46), (-0.34, 0.0)),
        far_arm=((0.34, 1.24), (0.6, 1.42)), near_arm=((-0.02, 1.16), (0.24, 1.4)),
        grip=(0.26, 1.43), aim=2,
    ),
    "advance": FigurePose(
        hip=(-0.02, 0.84), neck=(0.2, 1.32), head=(0.32, 1.47),
        far_leg=((-0.1, 0.42), (-0.52, 0.16)), near_leg=((0.34, 0.56), (0.36, 0.0)),
        far_arm=((0.42, 1.08), (0.62, 1.12)), near_arm=((0.0, 1.0), (0.3, 0.96)),
        grip=(0.34, 1.0), aim=20,
    ),
    "run": FigurePose(
        hip=(0.0, 0.86), neck=(0.24, 1.34), head=(0.37, 1.48),
        far_leg=((0.36, 0.66), (0.6, 0.1)), near_leg=((-0.06, 0.44), (-0.5, 0.3)),
        far_arm=((0.44, 1.14), (0.66, 1.18)), near_arm=((0.06, 1.02), (0.36, 1.02)),
        grip=(0.4, 1.06), aim=8,
    ),
    "kneel": FigurePose(
        hip=(-0.1, 0.5), neck=(0.02, 1.0), head=(0.1, 1.16),
        far_leg=((0.36, 0.52), (0.36, 0.0)), near_leg=((0.06, 0.08), (-0.42, 0.06)),
        far_arm=((0.32, 0.84), (0.56, 1.0)), near_arm=((-0.02, 0.76), (0.22, 0.98)),
        grip=(0.24, 1.01), aim=2,
    ),
    "prone": FigurePose(
        hip=(-0.5, 0.2), neck=(0.02, 0.36), head=(0.2, 0.46),
        far_leg=((-0.86, 0.14), (-1.3, 0.1)), near_leg=((-0.9, 0.1), (-1.26, 0.06)),
        far_arm=((0.24, 0.06), (0.46, 0.32)), near_arm=((0.08, 0.06), (0.3, 0.32)),
        grip=(0.3, 0.34), aim=3,
    ),
    "command": FigurePose(
        hip=(0.0, 0.9), neck=(0.06, 1.42), head=(0.08, 1.59),
        far_leg=((0.24, 0.54), (0.34, 0.0)), near_leg=((-0.12, 0.46), (-0.26, 0.0)),
        far_arm=((0.34, 1.16), (0.6, 1.24)), near_arm=((-0.22, 1.6), (-0.14, 1.96)),
        grip=(-0.12, 2.0), aim=70, armed=False,
    ),
    "banner": FigurePose(
        hip=(0.0, 0.9), neck=(0.06, 1.42), head=(0.08, 1.59),
        far_leg=((0.24, 0.54), (0.34, 0.0)), near_leg=((-0.12, 0.46), (-0.26, 0.0)),
        far_arm=((0.24, 1.16), (0.06, 1.24)), near_arm=((-0.16, 1.56), (-0.07, 1.9)),
        grip=(-0.12, 2.0), aim=70, armed=False,
    ),
    "throw": FigurePose(
        hip=(-0.02, 0.9), neck=(-0.06, 1.42), head=(0.0, 1.58),
        far_leg=((0.26, 0.56), (0.46, 0.02)), near_leg=((-0.16, 0.46), (-0.3, 0.0)),
        far_arm=((0.24, 1.42), (0.5, 1.52)), near_arm=((-0.4, 1.5), (-0.56, 1.8)),
        grip=(-0.56, 1.86), aim=115, armed=False,
    ),
    "crouch": FigurePose(
        hip=(-0.14, 0.58), neck=(0.14, 0.98), head=(0.28, 1.12),
        far_leg=((0.26, 0.5), (0.14, 0.0)), near_leg=((0.16, 0.4), (-0.16, 0.0)),
        far_arm=((0.36, 0.74), (0.56, 0.78)), near_arm=((0.0, 0.62), (0.26, 0.66)),
        grip=(0.3, 0.7), aim=14,
    ),
    "drive": FigurePose(
        hip=(0.0, 0.1), neck=(-0.04, 0.6), head=(-0.01, 0.78),
        far_leg=((0.3, 0.16), (0.4, 0.0)), near_leg=((0.34, 0.14), (0.42, 0.0)),
        far_arm=((0.2, 0.34), (0.42, 0.44)), near_arm=((0.12, 0.3), (0.36, 0.4)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "raise": FigurePose(
        hip=(-0.1, 0.82), neck=(0.2, 1.24), head=(0.3, 1.38),
        far_leg=((0.2, 0.52), (0.12, 0.0)), near_leg=((-0.26, 0.42), (-0.52, 0.02)),
        far_arm=((0.44, 1.4), (0.62, 1.62)), near_arm=((0.38, 1.22), (0.56, 1.46)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "march": FigurePose(
        hip=(0.0, 0.92), neck=(0.04, 1.45), head=(0.08, 1.62),
        far_leg=((0.22, 0.56), (0.36, 0.04)), near_leg=((-0.06, 0.48), (-0.26, 0.06)),
        far_arm=((0.16, 1.16), (0.3, 1.0)), near_arm=((-0.02, 1.1), (0.16, 1.24)),
        grip=(-0.02, 1.4), aim=128,
    ),
    "hammer": FigurePose(
        hip=(0.0, 0.88), neck=(-0.1, 1.38), head=(-0.1, 1.55),
        far_leg=((0.2, 0.5), (0.26, 0.0)), near_leg=((-0.14, 0.46), (-0.26, 0.0)),
        far_arm=((0.06, 1.62), (-0.24, 1.84)), near_arm=((-0.36, 1.46), (-0.34, 1.82)),
        grip=(-0.3, 1.84), aim=150, armed=False,
    ),
    "carry": FigurePose(
        hip=(0.0, 0.9), neck=(0.04, 1.4), head=(0.1, 1.52),
        far_leg=((0.22, 0.54), (0.36, 0.04)), near_leg=((-0.06, 0.46), (-0.28, 0.06)),
        far_arm=((0.34, 1.2), (0.4, 1.36)), near_arm=((0.12, 1.06), (0.3, 1.27)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "mend": FigurePose(
        hip=(0.0, 0.9), neck=(0.14, 1.38), head=(0.22, 1.54),
        far_leg=((0.14, 0.48), (0.18, 0.0)), near_leg=((-0.12, 0.46), (-0.2, 0.0)),
        far_arm=((0.4, 1.2), (0.62, 1.32)), near_arm=((0.24, 1.04), (0.5, 1.2)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "lay": FigurePose(
        hip=(-0.14, 0.46), neck=(0.1, 0.93), head=(0.23, 1.06),
        far_leg=((0.3, 0.5), (0.28, 0.0)), near_leg=((0.02, 0.08), (-0.46, 0.06)),
        far_arm=((0.36, 0.74), (0.58, 0.86)), near_arm=((0.2, 0.62), (0.46, 0.74)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "serve": FigurePose(
        hip=(-0.12, 0.48), neck=(0.02, 0.98), head=(0.11, 1.13),
        far_leg=((0.34, 0.5), (0.34, 0.0)), near_leg=((0.04, 0.08), (-0.44, 0.06)),
        far_arm=((0.32, 0.72), (0.6, 0.77)), near_arm=((-0.02, 0.68), (0.24, 0.72)),
        grip=(0.42, 0.78), aim=5, armed=False,
    ),
    "load": FigurePose(
        hip=(-0.08, 0.86), neck=(0.18, 1.3), head=(0.3, 1.44),
        far_leg=((0.24, 0.54), (0.36, 0.02)), near_leg=((-0.22, 0.46), (-0.46, 0.02)),
        far_arm=((0.4, 1.04), (0.72, 1.12)), near_arm=((0.1, 0.96), (0.38, 1.06)),
        grip=(0.55, 1.13), aim=6, armed=False,
    ),
    "bring": FigurePose(
        hip=(0.0, 0.9), neck=(0.03, 1.42), head=(0.08, 1.58),
        far_leg=((0.22, 0.54), (0.36, 0.04)), near_leg=((-0.06, 0.46), (-0.28, 0.06)),
        far_arm=((0.26, 1.14), (0.34, 1.32)), near_arm=((-0.04, 1.06), (0.24, 0.98)),
        grip=(0.29, 1.16), aim=78, armed=False,
    ),
    "spot": FigurePose(
        hip=(0.0, 0.92), neck=(0.02, 1.45), head=(0.06, 1.62),
        far_leg=((0.1, 0.48), (0.14, 0.0)), near_leg=((-0.08, 0.48), (-0.14, 0.0)),
        far_arm=((0.34, 1.36), (0.27, 1.62)), near_arm=((0.26, 1.28), (0.22, 1.58)),
        grip=(0.28, 1.64), aim=4, armed=False,
    ),
    "watch": FigurePose(
        hip=(-0.1, 0.5), neck=(0.02, 1.0), head=(0.08, 1.16),
        far_leg=((0.36, 0.52), (0.36, 0.0)), near_leg=((0.06, 0.08), (-0.42, 0.06)),
        far_arm=((0.36, 0.9), (0.29, 1.16)), near_arm=((0.28, 0.82), (0.24, 1.12)),
        grip=(0.3, 1.18), aim=4, armed=False,
    ),
    "shoulder": FigurePose(
        hip=(-0.1, 0.5), neck=(0.02, 1.0), head=(0.1, 1.16),
        far_leg=((0.36, 0.52), (0.36, 0.0)), near_leg=((0.06, 0.08), (-0.42, 0.06)),
        far_arm=((0.34, 0.84), (0.46, 1.02)), near_arm=((0.1, 0.74), (0.24, 0.96)),
        grip=(0.12, 1.05), aim=3, armed=False,
    ),
    "fire": FigurePose(
        hip=(-0.5, 0.2), neck=(0.02, 0.36), head=(0.2, 0.48),
        far_leg=((-0.86, 0.14), (-1.3, 0.1)), near_leg=((-0.9, 0.1), (-1.26, 0.06)),
        far_arm=((0.3, 0.12), (0.52, 0.34)), near_arm=((0.14, 0.1), (0.4, 0.3)),
        grip=(0.0, 0.0), aim=0, armed=False,
    ),
    "hang": FigurePose(
        hip=(0.0, 0.86), neck=(0.02, 1.4), head=(0.06, 1.56),
        far_leg=((0.16, 0.5), (0.06, 0.1)), near_leg=((0.06, 0.46), (-0.1, 0.04)),
        far_arm=((0.24, 1.56), (0.16, 1.86)), near_arm=((-0.22, 1.54), (-0.14, 1.86)),
        grip=(0.0, 1.0), aim=-60, armed=False,
    ),
}  # fmt: skip
