"""The card file as faces, with English labels as the table provides them."""

import csv

from wotrush.resources import asset
from wotrush.scenes.rush import faces as art


def _number(text: str) -> int | None:
    return int(text) if text else None


def _ability(text: str) -> art.Tag:
    name, _, last = text.rpartition(" ")
    if last.isdigit():
        return art.Tag(name.lower(), text, int(last))
    return art.Tag(text.lower().replace(" ", "_"), text)


def vehicle_faces() -> dict[str, art.CardFace]:
    """Return all vehicles of the card file by code."""
    with asset("cards", "vehicles.csv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: _face(row) for row in csv.DictReader(file)}


def _face(row: dict[str, str]) -> art.CardFace:
    return art.CardFace(
        kind=art.FaceKind.VEHICLE,
        code=row["id"],
        name=row["name"],
        nation=art.ArtNation(row["nation"]),
        symbol=art.symbol_of(row["class"], row["subtype"]),
        cost=_number(row["cost"]),
        resources=_number(row["resources"]),
        power=_number(row["power"]),
        armor=_number(row["armor"]),
        abilities=tuple(_ability(text) for text in row["abilities"].split(";") if text),
        passives=tuple(art.Tag(text.replace(" ", "_"), text) for text in row["passives"].split(";") if text),
    )


FACES = vehicle_faces()
BARRACKS = (
    art.CardFace(art.FaceKind.BARRACKS, "engineers", "Engineers", resources=1),
    art.CardFace(
        art.FaceKind.BARRACKS, "technicians", "Technicians", abilities=(art.Tag("research", "Research 1", 1),)
    ),
    art.CardFace(
        art.FaceKind.BARRACKS, "volunteers", "Volunteers", abilities=(art.Tag("recruitment", "Recruitment"),)
    ),
)
