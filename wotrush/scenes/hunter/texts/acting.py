"""Labels of actions for buttons and hints, and what the game waits for."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.i18n import capitalized, mark, t
from wotrush.model.game import Refusal
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.ahead import once_revealed
from wotrush.model.hunter.setup import standing_back
from wotrush.model.hunter.state import IN_DEPLOYMENT, IN_DRAFT, IN_TURNS, OVER
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.description.player_name import player_name
from wotrush.scenes.hunter.texts import words
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.naming import card_name

MIX_RULE = mark(
    "*Mix*: in each line your hidden units change places at random. What others have seen of them is worth "
    "nothing then. Markers and cards under a unit go with it."
)


def action_text(o: HunterObservation, action: act.HunterAction, names: Sequence[str]) -> str:
    """Return a short label; it does not name the own unit where the player has just taken hold of it."""
    match action:
        case act.Keep(card=card):
            return t("Keep {card}", card=words.bound(words.card_title(o.catalogue, card)))
        case act.Deploy(kind=kind, back=back):
            text = mark("Back line: {unit}") if back else mark("Front line: {unit}")
            return t(text, unit=words.spoken_name(o.catalogue, kind))
        case act.Mix():
            return t("Mix the hidden units")
        case act.Advance(unit=unit):
            return t("To the front line: {unit}", unit=card_name(o, unit))
        case act.Cure(unit=unit, marker=marker):
            text = (
                mark("Discard 3 events: ammo for {unit}")
                if marker == w.MARKER_AMMO
                else mark("Discard 3 events: unpin {unit}")
            )
            return t(text, unit=card_name(o, unit))
        case act.Begin():
            return t("Begin the turn")
        case act.Reveal(unit=unit) | act.Show(unit=unit):
            return t("Reveal {unit}", unit=card_name(o, unit))
        case act.DeclareAttack():
            return _attack(o, action)
        case act.Counterattack(unit=unit, salvos=salvos):
            return t("Counterattack with {unit}", unit=card_name(o, unit)) + times(salvos)
        case act.Spy(seat=seat):
            return t("Spy on {player}", player=player_name(names, seat))
        case act.Stop():
            return t("Reveal no more")
        case act.Wait(strategist=True):
            return t("Strategist: wait, draw two")
        case act.Wait():
            return t("Wait: draw an event")
        case act.DiscardEvent(event=event):
            return t("Discard {event}", event=event_name(event))
        case act.PlayEvent():
            aim = aim_text(o, action, names)
            if aim:
                return t("Play {event}: {aim}", event=event_name(action.event), aim=aim)
            return t("Play {event}", event=event_name(action.event))
        case act.UseUnit():
            return _use(o, action, names)
        case act.UseCommander():
            return _command(o, action)
        case act.AntiAir(unit=unit):
            return t("Anti-air fire: {unit}", unit=card_name(o, unit))
        case act.EvadeHit():
            return t("Evade: roll a die")
        case act.Pass():
            return t("Pass")
        case act.End():
            return t("End the turn")


def hinted_action(o: HunterObservation, action: act.HunterAction, names: Sequence[str]) -> str:
    """Return the label with the unit that acts."""
    text = action_text(o, action, names)
    if isinstance(action, act.DeclareAttack | act.Spy):
        return t("{unit}: {action}", unit=card_name(o, action.unit), action=text)
    return text


def times(salvos: int) -> str:
    """Return how many salvos are fired, if more than one is."""
    return f" ×{salvos}" if salvos > 1 else ""


def _attack(o: HunterObservation, action: act.DeclareAttack) -> str:
    named = {
        "target": card_name(o, action.target),
        "strike": words.strike_name(action.kind, action.salvos),
    }
    return (
        t("Charge {target}: {strike}", **named) if action.charge else t("Attack {target}: {strike}", **named)
    )


def aim_text(o: HunterObservation, action: act.PlayEvent, names: Sequence[str]) -> str:
    """Return what an event is played on, or nothing."""
    match action.event:
        case w.RESUPPLY:
            return f"{card_name(o, action.unit)}, {words.marker_name(action.number)}"
        case w.AMBUSH:
            return card_name(o, action.unit) + times(action.number)
        case w.ACE_GUNNER:
            return t("die {number}", number=action.number)
        case w.ESCAPE if action.number:
            return t("back line")
        case w.ENGINEERS:
            return f"{event_name(action.number)}, {_target(o, action, names)}"
        case _:
            return _target(o, action, names)


def _target(o: HunterObservation, action: act.PlayEvent, names: Sequence[str]) -> str:
    if action.unit:
        return card_name(o, action.unit)
    return player_name(names, action.seat) if action.seat >= 0 else ""


def _use(o: HunterObservation, action: act.UseUnit, names: Sequence[str]) -> str:
    unit = card_name(o, action.unit)
    if action.water:
        water, owner = event_name(action.water), player_name(names, action.seat)
        return t("{unit}: ignore {water} in front of {owner}", unit=unit, water=water, owner=owner)
    if not action.passenger:
        return t("Leadership by {unit}", unit=unit)
    text = (
        mark("{unit}: move {passenger} to the back line") if action.back else mark("{unit}: hide {passenger}")
    )
    return t(text, unit=unit, passenger=card_name(o, action.passenger))


def _command(o: HunterObservation, action: act.UseCommander) -> str:
    card = words.spoken_name(o.catalogue, action.kind)
    if action.die:
        return f"{card}: {t('die {number}', number=action.die)}"
    if not action.unit:
        return t("Use {card}", card=card)
    unit = card_name(o, action.unit)
    if action.kind == w.CAMOUFLAGE_OFFICER:
        return t("{card}: hide {unit}", card=card, unit=unit)
    if action.refresh:
        return t("{card}: refresh {unit}", card=card, unit=unit)
    if action.kind == w.QUARTERMASTER:
        return t("{card}: ammo for {unit}", card=card, unit=unit)
    return t("{card}: unpin {unit}", card=card, unit=unit)


PROMPTS = {
    fr.DRAFT: mark("Keep one card; the rest goes on to {player}."),
    fr.DEPLOYMENT: mark("Choose a line for {unit} ({number} of {all}), or drag it there."),
    fr.SUPPLY: mark("Choose a line for this unit: {unit}."),
    fr.DISCARDING: mark("Your hand is full: choose an event to discard."),
    fr.CURING: mark("Choose an event to discard for the marker ({number} left)."),
    fr.COUNTER: mark("Counterattack {target}, or pass."),
    fr.SPY_COUNTER: mark("The spying on you failed: counterattack {target}, or pass."),
    fr.SHOWING: mark("Choose a hidden unit to reveal ({number} left)."),
    fr.STRATEGY: mark("Keep one of the two events."),
    fr.AIR: mark("An air strike affects you: fire your anti-air, stop it by a card, or pass."),
    fr.DECLARED: mark("An action is declared: react, or pass."),
    fr.READY: mark("Before the dice are rolled: use a card, or pass."),
    fr.ROLLED: mark("The dice are rolled: roll one again, or pass."),
    fr.HIT: mark("Your unit is hit, {unit}: avert the hits, or pass."),
    fr.LOST: mark("A unit has left play: react, or pass."),
    fr.PLAYED: mark("An event is played, {event}: cancel it, or pass."),
    fr.ENDING: mark("The turn is about to end: play a card, or pass."),
}
"""By the frame on top, for whoever has to decide."""
ONLY_CHOICE = mark("Choose a line for {unit}, or drag it there.")
"""In the deployment, where no other unit's line is to be chosen."""
BEFORE_PROMPTS = {
    (True, False, False): mark("Before your turn: mix your hidden units, or begin."),
    (False, True, False): mark("Before your turn: move a unit up, or begin."),
    (False, False, True): mark("Before your turn: take off a marker, or begin."),
    (True, True, False): mark("Before your turn: mix your hidden units, move a unit up, or begin."),
    (True, False, True): mark("Before your turn: mix your hidden units, take off a marker, or begin."),
    (False, True, True): mark("Before your turn: move a unit up, take off a marker, or begin."),
    (True, True, True): mark("Before your turn: mix, move a unit up, take off a marker, or begin."),
}
"""By whether hidden units can be mixed, whether a unit can move up, and whether one can be cured."""
MAIN_PROMPTS = {
    (True, True, True): mark("Your turn: attack, spy, reveal or wait."),
    (True, True, False): mark("Your turn: attack, spy or wait."),
    (True, False, True): mark("Your turn: attack, reveal or wait."),
    (True, False, False): mark("Your turn: attack or wait."),
    (False, True, True): mark("Your turn: spy, reveal or wait."),
    (False, True, False): mark("Your turn: spy or wait."),
    (False, False, True): mark("Your turn: reveal a unit or wait."),
    (False, False, False): mark("Your turn: none of your units can attack or spy, so wait."),
}
"""By whether a unit can attack, whether one can spy, hidden ones after their reveal, and whether one can be revealed."""
WITH_A_CARD = {
    True: mark("Your turn: reveal a unit, play an event or wait."),
    False: mark("Your turn: none of your units can attack or spy; play an event or wait."),
}
"""The same where no unit can attack or spy, but an event can be played; by whether a unit can be revealed."""
EXTRA_PROMPTS = {
    (True, True): mark("Breakthrough: attack or spy once more, or end your turn."),
    (True, False): mark("Breakthrough: attack once more, or end your turn."),
    (False, True): mark("Breakthrough: spy once more, or end your turn."),
    (False, False): mark(
        "Breakthrough: none of your revealed units can attack or spy; you may end your turn."
    ),
}
"""By whether a unit can attack, and whether one can spy."""
OF_OTHERS = {
    IN_DRAFT: mark("Everybody keeps a card."),
    IN_DEPLOYMENT: mark("Everybody deploys."),
    IN_TURNS: mark("The others may react."),
}
"""By the phase, while nobody may know who has to decide."""


def prompt_text(o: HunterObservation, names: Sequence[str]) -> str:
    """Return what the game waits for, as one sentence."""
    if o.phase == OVER:
        return t("The game is over.")
    if o.to_act is None:
        return t(OF_OTHERS[o.phase])
    if o.to_act != o.seat:
        return t("{player} is to decide.", player=player_name(names, o.to_act))
    code = o.stack[-1][0]
    if code == fr.TURN:
        return _turn_prompt(o)
    if code == fr.DISCARDING and o.stack[-2][0] == fr.CURING:
        code = fr.CURING
    if code == fr.DEPLOYMENT and len(o.actions) == 1:
        return t("Nothing to choose: your units may stand in the front line only.")
    only = code == fr.DEPLOYMENT and len(standing_back(o.catalogue, o.kept)) <= 1
    return t(ONLY_CHOICE if only else PROMPTS[code], **_prompted(o, code, names))


NO_UNITS = mark("You have no units left: unless reinforcements come, you are out at the end of this turn.")


def _prompted(o: HunterObservation, code: int, names: Sequence[str]) -> dict[str, str]:
    """Return the cards, or the player, that the prompt of a frame names."""
    if code == fr.DRAFT:
        return {"player": player_name(names, (o.seat + 1) % o.seats)}
    if code == fr.HIT:
        return {"unit": card_name(o, o.stack[-2][fr.Y])}
    if code == fr.CURING:
        return {"number": str(o.stack[-1][fr.D_COUNT])}
    if code == fr.SHOWING:
        hidden = sum(isinstance(action, act.Show) for action in o.actions)
        return {"number": str(min(hidden, o.stack[-1][fr.H_LEFT]))}
    if code == fr.PLAYED:
        return {"event": event_name(o.stack[-2][fr.E_CARD])}
    match o.actions[0]:
        case act.Deploy(kind=kind):
            unit = {"unit": words.spoken_name(o.catalogue, kind)}
            if code != fr.DEPLOYMENT:
                return unit
            several = max(1, len(standing_back(o.catalogue, o.kept)))
            return unit | {"number": str(len(o.stack[0])), "all": str(several)}
        case act.Counterattack(target=target):
            return {"target": card_name(o, target)}
        case _:
            return {}


def _turn_prompt(o: HunterObservation) -> str:
    if not (o.front(o.seat) or o.back(o.seat)):
        return t(NO_UNITS)
    if o.stack[-1][fr.STAGE] != fr.MAIN:
        return t(BEFORE_PROMPTS[_can(o, act.Mix), _can(o, act.Advance), _can(o, act.Cure)])
    attacks, spies = _can(o, act.DeclareAttack), _can(o, act.Spy)
    if o.extra:
        return t(EXTRA_PROMPTS[attacks, spies])
    if o.acted:
        return t("Your action is taken: play cards, or end your turn.")
    hidden = [one.unit for one in o.actions if isinstance(one, act.Reveal) and not o.revealed(one.unit)]
    table = open_table(o)
    later = [
        plan for unit in hidden for plan in once_revealed(table, unit)
    ]  # One drop reveals it and does that.
    attacks = attacks or any(isinstance(plan, act.DeclareAttack) for plan in later)
    spies = spies or any(isinstance(plan, act.Spy) for plan in later)
    reveals = _can(o, act.Reveal)
    if not (attacks or spies) and _can(o, act.PlayEvent):
        return t(WITH_A_CARD[reveals])
    return t(MAIN_PROMPTS[attacks, spies, reveals])


def _can(o: HunterObservation, kind: type[act.HunterAction]) -> bool:
    return any(isinstance(action, kind) for action in o.actions)


def refusal_text(refusal: Refusal) -> str:
    """Return why an action is not possible."""
    return t(refusal.reason, **{key: _called(key, str(value)) for key, value in refusal.params.items()})


def _called(key: str, value: str) -> str:
    """Translate the name of a card: the rules name units by place, mostly with their English name, and other cards by name."""
    if key != "unit":
        return t(value)
    place, _, name = value.partition(" ")
    return words.translated(name) if name else capitalized(t("hidden unit {place}", place=place))
