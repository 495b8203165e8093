"""The assault, its medals, and everything that is printed on a card."""

from __future__ import annotations

from wotrush.i18n import mark
from wotrush.model.rush.cards import Ability, Passive
from wotrush.scenes.rulebook.book import Chapter, Paragraph
from wotrush.scenes.rush.rulebook.drawings import Examples, HitDrawing

ASSAULT = Chapter(
    "assault",
    mark("The assault"),
    (
        Paragraph(
            "assault.who",
            mark(
                "One assault a turn. Any number of your vehicles may take part if their power [power] is 1 or 2 and "
                "they belong to *one nation*. A printed 0 is no power."
            ),
        ),
        Paragraph(
            "assault.hits",
            mark(
                "They hit one after another. Each picks its own target: a defender, or a base without one, of any "
                "opponent; the same target again or another. After its hit an attacker goes to your Depot."
            ),
        ),
        Paragraph(
            "assault.open",
            mark("Once an assault has begun, you can only make further hits or end it."),
        ),
        Paragraph(
            "assault.defender",
            mark(
                "*A defender* is destroyed by power that is at least its armor. Less power damages it, and any hit "
                "destroys it if it is damaged already. It goes to its owner’s Depot."
            ),
            HitDrawing("de09", "su07", destroyed=False),
        ),
        Paragraph(
            "assault.base",
            mark(
                "*A base without a defender* is damaged, and destroyed if it is damaged already. A *heavy tank* destroys "
                "it at once. The base card goes to your Depot: it is your reward."
            ),
            HitDrawing("su17", "base", destroyed=True),
        ),
        Paragraph(
            "assault.damage",
            mark(
                "Damage lasts until its owner’s next turn begins, no matter who dealt it. The second hit may come from "
                "another player."
            ),
        ),
        Paragraph(
            "assault.bound",
            mark(
                "*Vehicles only* and *bases only* on a card say what it may hit in an assault. They do not bind Siege "
                "Master."
            ),
            Examples((Passive.VEHICLES_ONLY, Passive.BASES_ONLY)),
        ),
        Paragraph(
            "assault.medals",
            mark(
                "When the assault ends you take a one-medal card of your attackers’ nation for each vehicle destroyed. "
                "For every two of them you may take a two-medal card instead, as long as there are any."
            ),
        ),
        Paragraph(
            "assault.no-medal",
            mark("A kill for which no card is left brings no medal. It still counts in a tie."),
        ),
    ),
)

ABILITIES = Chapter(
    "abilities",
    mark("Abilities"),
    (
        Paragraph(
            "ability.reinforcements",
            mark("[reinforcements] *Reinforcements*: draw that many cards into your hand."),
            Examples((Ability.REINFORCEMENTS,)),
        ),
        Paragraph(
            "ability.recruitment",
            mark(
                "[recruitment] *Recruitment*: this turn you may buy any number of vehicles, as far as you can pay."
            ),
        ),
        Paragraph(
            "ability.scouting",
            mark(
                "[scouting] *Scouting*: the whole Reserve goes to the vehicle discard and a new one is dealt."
            ),
        ),
        Paragraph(
            "ability.sabotage",
            mark(
                "[sabotage] *Sabotage*: each opponent, starting on your left, puts one card of their choice from their "
                "hand into their Depot. They draw nothing for it. Whoever has an empty hand is left alone."
            ),
        ),
        Paragraph(
            "ability.siege-master",
            mark(
                "[siege_master] *Siege Master*: choose an enemy base, *defended or not*, or an armored vehicle that "
                "defends. It is damaged, or destroyed if it is damaged already. Power, armor and what a heavy tank can do "
                "to a base play no part."
            ),
            Examples((Ability.SIEGE_MASTER,)),
        ),
        Paragraph(
            "ability.siege-reward",
            mark(
                "A base destroyed by Siege Master is yours; its defender goes to its owner’s Depot and brings no medal. "
                "For a vehicle that it destroys you take a medal of the Siege Master card’s nation at the end of your "
                "turn. Two such kills by one nation may be a two-medal card."
            ),
        ),
        Paragraph(
            "ability.siege-no-assault",
            mark(
                "Siege Master is no assault: it works with cards of any nation, before or after one, only never in the "
                "middle of it. Its kills are not added to those of the assault."
            ),
        ),
        Paragraph(
            "ability.research",
            mark(
                "[research] *Research*: this card goes to the graveyard. Take a Reserve vehicle that costs at most that "
                "much into your Depot. It is no purchase."
            ),
        ),
        Paragraph(
            "ability.repair",
            mark(
                "[repair] *Repair*: one or two cards of your Depot go to the graveyard. A small squad draws its best "
                "cards more often. You may throw away medals and bases too, but then their points are lost."
            ),
        ),
        Paragraph(
            "ability.invulnerability",
            mark(
                "[invulnerability] *Invulnerability*: take a one-medal card of this card’s nation into your Depot."
            ),
        ),
    ),
)

CHAPTERS = (ASSAULT, ABILITIES)
