"""Why something is not legal, one sentence each; they are also keys of the language catalogues."""

from __future__ import annotations

from wotrush.model.game import Reason

# At any time
GAME_OVER = Reason("The game is over.")
NOT_YOU = Reason("Another player is to decide.")
ANSWER_FIRST = Reason("First make the choice the game waits for.")
NO_SUCH_PLACE = Reason("There is no card in play with that number.")
NO_SUCH_PLAYER = Reason("There is no such player.")
NOT_YOURS = Reason("{unit}: not yours.")
COMMANDER_ONLY = Reason("{unit}: a commander is no unit.")
ALREADY_REVEALED = Reason("{unit}: already revealed.")

# The state of a unit
HIDDEN_UNIT = Reason("{unit}: hidden; reveal it first.")
PINNED_UNIT = Reason("{unit}: pinned.")
DRY_UNIT = Reason("{unit}: out of ammo.")
EVADED_UNIT = Reason("{unit}: it has evaded and cannot fire in this turn.")
EXHAUSTED_UNIT = Reason("{unit}: exhausted until your next turn.")

# Draft and deployment
DRAFTING = Reason("First everybody keeps cards in the draft.")
NOT_TO_CHOOSE = Reason("{card}: not among the cards to choose from.")
DEPLOYING = Reason("First everybody deploys.")
NOTHING_TO_DEPLOY = Reason("No unit is to be deployed now.")
NOTHING_TO_KEEP = Reason("No card is to be kept now.")

# Before the turn
BEFORE_THE_TURN = Reason("Only before your turn, ahead of everything else.")
STEP_OVER = Reason("Too late: that step before the turn is over.")
NOTHING_TO_MIX = Reason("No line of yours has two hidden units.")
NOT_BEHIND = Reason("{unit}: not in the back line.")
FLOODED = Reason("Flash Flood: your units cannot change lines.")
NO_MARKER = Reason("{unit}: no such marker on it.")
CURE_PRICE = Reason("Taking a marker off costs three events.")

# The action
ACTION_SPENT = Reason("Only one action a turn.")
ACTION_FIRST = Reason("First attack, spy or wait.")
YOURS = Reason("{unit}: you cannot attack your own units.")
HIDDEN_TARGET = Reason("{unit}: hidden units cannot be attacked.")
NOT_IN_FRONT = Reason("{unit}: only units in the front line do that.")
TARGET_BEHIND = Reason("{unit}: units in the back line cannot be attacked from there.")
NO_LONG_RANGE = Reason("{unit}: only a unit with Long Range fires from the back line.")
RANGE_FROM_BEHIND = Reason("{unit}: Long Range works from the back line only.")
PARATROOPER = Reason("{unit}: from the back line a paratrooper attacks back lines only.")
BAD_WEATHER = Reason("Bad Weather: no air strikes and no long-range attacks.")
NOTHING_AGAINST_AFV = Reason("{unit}: it has no weapon against AFVs.")
WRONG_KIND = Reason("{unit}: it cannot strike this target in that way.")
TOO_MANY_SALVOS = Reason("{unit}: not that many salvos.")
NO_CHARGE = Reason("A charge is not possible here.")
RIVER_BETWEEN = Reason("A River lies between: no overrun, suicide attack or charge.")
IN_SWAMP = Reason("Swamp: your AFVs cannot overrun or charge.")
PROTECTED = Reason("{unit}: other units protect a leader.")
NO_SPY = Reason("{unit}: it cannot spy.")
NOTHING_HIDDEN = Reason("That player has no hidden unit.")
NOTHING_TO_SHOW = Reason("No unit is to be revealed by spying now.")
NOT_TO_SHOW = Reason("{unit}: not a hidden unit of the player who is spied on.")
SHOW_ONE = Reason("At least one unit has to be revealed.")

# Counterattacks and reactions
NOTHING_TO_COUNTER = Reason("There is nothing to counter now.")
OTHER_COUNTERS = Reason("{unit}: only the unit that is attacked may counter.")
NOT_TO_COUNTER = Reason("{unit}: not the unit to be countered.")
NO_TURRET = Reason("{unit}: without a turret it does not counter a spy.")
NO_AIR_STRIKE = Reason("There is no air strike to fire at now.")
NO_ANTI_AIR = Reason("{unit}: it has no anti-air weapon.")
HAS_FIRED = Reason("{unit}: it has fired at this air strike.")
NOTHING_TO_EVADE = Reason("There is nothing to evade now.")
NOTHING_TO_PASS = Reason("You are not asked to react now.")

# Abilities and commanders
IN_MAIN_ONLY = Reason("{unit}: only in your own turn, before or after the action.")
NO_ABILITY = Reason("{unit}: it does not have that ability.")
NO_PASSENGER = Reason("{unit}: it cannot be taken along.")
NO_SUCH_WATER = Reason("No such water card lies there.")
NOTHING_TO_LEAD = Reason("{unit}: there is no strike to lead now.")
NO_COMMANDER = Reason("{commander}: not yours.")
COMMANDER_USED = Reason("{commander}: exhausted until your next turn.")
NOTHING_TO_COMMAND = Reason("{commander}: there is nothing to do for it now.")

# Events
NOT_IN_HAND = Reason("{event}: not in your hand.")
TURN_FIRST = Reason("{event}: begin your turn first.")
OWN_TURN_ONLY = Reason("{event}: only in your own turn, before or after the action.")
OPEN_ONLY = Reason(
    "{event}: only in your own turn, when an attack or spying is declared, or at the end of a turn."
)
FOR_OWN_UNITS = Reason("{event}: only for your own units.")
FOR_ENEMY_UNITS = Reason("{event}: only for enemy units.")
FOR_REVEALED_UNITS = Reason("{event}: only for revealed units.")
FOR_AFVS = Reason("{event}: only for AFVs.")
FOR_GUNS_AND_INF = Reason("{event}: only for GUN and INF.")
LIES_THERE = Reason("{unit}: such a card lies under it already.")
TAKES_PART = Reason("{unit}: it takes part in the declared action.")
NO_TARGET = Reason("{event}: it would change nothing there.")
NOTHING_TO_DISCARD = Reason("No event is to be discarded now.")

# Events that answer something
IF_GUN_OR_INF_HIT = Reason("{event}: only when a GUN or INF of yours is hit; you are asked then.")
IF_AFV_HIT = Reason("{event}: only when an AFV of yours is hit; you are asked then.")
IF_UNIT_LOST = Reason("{event}: only when a unit of yours has just left play; you are asked then.")
IF_SCORED = Reason("{event}: only when you score an AFV or GUN in your turn; you are asked then.")
BEFORE_AP_DICE = Reason("{event}: only before the dice of your armor-piercing strike; you are asked then.")
BEFORE_AP_ATTACK = Reason(
    "{event}: only before the dice of your armor-piercing attack on an AFV; you are asked then."
)
AFTER_ROLL = Reason(
    "{event}: only after a roll of yours for a strike, spying or anti-air; you are asked then."
)
IF_ATTACKED = Reason("{event}: only when a unit of yours is attacked, not at long range; you are asked then.")
IF_FRONT_ATTACKED = Reason(
    "{event}: only when your front line is attacked from a front line and another unit there can counterattack."
)
IF_SPIED_ON = Reason("{event}: only when you are spied on; you are asked then.")
IF_AIR_STRIKE = Reason("{event}: only when an air strike affects you; you are asked then.")
IF_PLAYED = Reason("{event}: only when another player plays an event; you are asked then.")

# Events that nothing is there for
NO_OWN_GUN_OR_INF = Reason("{event}: you have no revealed GUN or INF that it could go under.")
NO_OWN_AFV = Reason("{event}: you have no revealed AFV that it could go under.")
NO_ENEMY_IN_FRONT = Reason("{event}: no other player has a unit in the front line.")
NO_UNITS_LEFT = Reason("{event}: there are no units left to draw.")
NO_MARKED_UNIT = Reason("{event}: none of your units is pinned or out of ammo.")
NO_OWN_REVEALED = Reason("{event}: you have no revealed unit that it could hide.")
NO_OWN_IN_FRONT = Reason("{event}: you have no unit in the front line.")
NOTHING_DESTROYED = Reason(
    "{event}: only after your attack has destroyed its target, before the end of your turn."
)
NO_FUEL_TO_TAKE = Reason("{event}: no other player has a revealed unit that it could go under.")
NO_ENEMY_REVEALED = Reason("{event}: no other player has a revealed unit.")
NO_ENEMY_REVEALED_IN_FRONT = Reason("{event}: no other player has a revealed unit in the front line.")
NO_ENEMY_HIDDEN = Reason("{event}: no other player has a hidden unit.")
LIES_BEFORE_YOU = Reason("{event}: such a card lies in front of you already.")
NOTHING_TO_TAKE = Reason("{event}: nobody else has an event in hand.")
NOTHING_TO_CLEAR = Reason("{event}: no water card, Minefield or Trench is in play.")
