"""What pointer and keys do with the cards: lifting, dropping, clicking, paying, answering."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Vector2

from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.assault import exposable
from wotrush.model.rush.view.refusal import TOO_LITTLE, why_not
from wotrush.scenes.rush.offers.follow_ups import FollowUps
from wotrush.scenes.rush.offers.forecast import Forecast
from wotrush.scenes.rush.offers.hitting import joined_hits
from wotrush.scenes.rush.offers.offer import Offer, Way
from wotrush.scenes.rush.offers.offering import answers, ends_assault, exposures, offers_of
from wotrush.scenes.rush.offers.payment import Payment, advised, could_join, proposal
from wotrush.scenes.rush.play.table_actions import TableActions
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.play.targets import hinted_targets, target_nodes
from wotrush.scenes.rush.texts import forecasts
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.session.advice import Hint
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import Lying
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.input.drag import Affordance, DragHost, Manner
from wotrush.stage.node import Node

IN_PLAY = (Prompt.PLAY, Prompt.ASSAULT)


class Controls(DragHost):
    """The state of the player's input; call `refresh` with every new observation, and `go_on` when nothing moves.
    `actions` must be set before the first `refresh`.
    """

    actions: TableActions

    def __init__(self, view: View) -> None:
        self.view = view
        self.payment: Payment | None = None
        self.selected: tuple[int, ...] = ()
        """Attackers that will be dropped together."""
        self.selecting = False
        """Whether a click selects instead of lifting: while Ctrl or Shift is down."""
        self.lifted_card: int | None = None
        self.forecast = Forecast(view.o)
        self.answers: list[Offer] = []
        """The offers that answer the current prompt, of whichever card must be chosen first."""
        self.standing: list[TargetNode] = []
        """The targets for these answers, which stay lit until one is clicked."""
        self._lit: list[TargetNode] = []
        self.follow_ups = FollowUps()
        self._hint: Hint | None = None

    @property
    def o(self) -> Observation:
        return self.view.o

    # -- a new situation

    def refresh(self) -> None:
        """Light what answers the prompt."""
        self.forecast = Forecast(self.o)
        self.lifted_card = None
        self.payment = self._still_open(self.payment)
        self.selected = tuple(card for card in self.selected if card in self.o.hand)
        may = self.view.session.may_decide
        self.answers = answers(self.o, self.forecast, self.view.names) if may else []
        self._stand()

    def _stand(self) -> None:
        """Light what answers the prompt, what joined attackers may hit, or what a hint advises, as long as no card is lifted."""
        attacker_first = self.o.prompt is Prompt.EXPOSE and len(exposable(self.o)) > 1
        offers = [] if attacker_first else self.answers
        if self.selected and self.o.prompt in IN_PLAY:
            offers = joined_hits(self.o, self.selected, self.forecast, self.view.names)
        hint = self._hint = self._to_follow
        self.standing = target_nodes(self.view, offers, lasting=True) or hinted_targets(
            self.view, hint, self.offers
        )
        if self.lifted_card is None:
            self._light(self.standing)

    def follow_hint(self) -> None:
        """Light the target that a hint advises, so that a click does it, as one on an advised vehicle lays out its payment."""
        if self._to_follow is not self._hint:
            self._stand()

    @property
    def _to_follow(self) -> Hint | None:
        """The hint, unless something is being paid."""
        return None if self.payment is not None else self.view.session.hint

    def go_on(self) -> None:
        """Do what follows automatically from the last drop, once that has been seen."""
        if self.view.session.may_decide:
            following = self.follow_ups.next(self.o)
            if following is not None:
                self.actions.decide(following)

    def _still_open(self, payment: Payment | None) -> Payment | None:
        o = self.o
        if payment is None or not self.view.session.may_decide or o.prompt is not Prompt.PLAY:
            return None
        if payment.vehicle not in o.reserve or not set(payment.payers) <= set(o.hand):
            return None
        return payment

    # -- what the pointer may do with a node

    def affordance(self, node: Node) -> Affordance:
        if isinstance(node, HotSpot):
            return Affordance.CLICK
        if isinstance(node, TargetNode):
            return Affordance.CLICK if node.lasting else Affordance.NONE
        if isinstance(node, CardSprite):
            return self._card_affordance(node)
        return Affordance.NONE

    def _card_affordance(self, sprite: CardSprite) -> Affordance:
        may, prompt, zone = self.view.session.may_decide, self.o.prompt, self._lying(sprite).zone
        if zone in (Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD):
            return Affordance.CLICK
        if not may:
            return Affordance.NONE
        if zone is Zone.HAND and prompt in (*IN_PLAY, Prompt.SABOTAGE):
            return Affordance.LIFT
        if zone is Zone.USING and prompt in (Prompt.PLACE, Prompt.STRIKE, Prompt.EXPOSE):
            return Affordance.LIFT
        if zone is Zone.RESERVE and prompt is Prompt.PLAY:
            return Affordance.CLICK
        return Affordance.NONE

    def _lying(self, sprite: CardSprite) -> Lying:
        """Return where the card belongs, though it may still be on its way there."""
        return self.view.lying.get(sprite.card, sprite.lying)

    def targets(self, source: Node) -> Sequence[Node]:
        return self._lit if self.lifted_card is not None else []

    # -- clicks

    def clicked(self, node: Node) -> bool:
        if isinstance(node, HotSpot):
            node.action()
            return True
        if isinstance(node, TargetNode):
            self._take(node.offer)
            return True
        assert isinstance(node, CardSprite)
        return self._clicked_card(node)

    def long_pressed(self, node: Node) -> bool:
        """Return True for cards: a long press peeks at them, since a finger cannot hover."""
        return isinstance(node, CardSprite)

    def _clicked_card(self, sprite: CardSprite) -> bool:
        lying, card = self._lying(sprite), sprite.card
        zone = lying.zone
        if zone in (Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD):
            self.actions.browse(zone, lying.seat)
        elif zone is Zone.RESERVE:
            self.open_payment(card)
        elif self.o.prompt is Prompt.SABOTAGE:
            self.actions.decide(act.Discard(card))
        elif self.payment is not None:
            self._toggle_payer(card)
        elif self.selecting and zone is Zone.HAND:
            self._toggle_selected(card)
        else:
            return False
        return True

    def _toggle_selected(self, card: int) -> None:
        inside = card in self.selected
        self.selected = tuple(c for c in self.selected if c != card) if inside else (*self.selected, card)
        self._stand()
        self.actions.changed()

    # -- paying

    def open_payment(self, vehicle: int) -> None:
        """Open the pay tray with a hint’s payment or a proposal at a click on a Reserve vehicle; pay at the second click."""
        if self.payment is not None and self.payment.vehicle == vehicle:
            self.pay()
            return
        proposed = advised(self.view.session.hint, vehicle) or proposal(self.o, vehicle)
        if proposed is None:
            self._complain_about(Payment(vehicle, tuple(self._could_pay(vehicle))))
            return
        self.payment = proposed
        self.actions.changed()

    def _could_pay(self, vehicle: int) -> list[int]:
        """Return every card that might pay, so that a refusal names too little money rather than missing cards."""
        alone = {card: why_not(self.o, act.Buy(vehicle, (card,))) for card in self.o.hand}
        return [card for card, refusal in alone.items() if refusal is None or refusal.reason == TOO_LITTLE]

    def _toggle_payer(self, card: int) -> None:
        assert self.payment is not None
        if card not in self.payment.payers and not could_join(self.o, self.payment, card):
            self._complain_about(Payment(self.payment.vehicle, (card,)))
            return
        self.payment = self.payment.toggled(card)
        self.actions.changed()

    def gains(self, action: act.Action) -> list[str]:
        """Return what anybody wins or loses by achievements as soon as that is done; nothing if it is not allowed."""
        passed = self.forecast.passed(action) if self.forecast.o.allows(action) else ()
        return forecasts.gains(self.o, passed, self.view.names)

    def pay(self) -> None:
        if self.payment is None:
            return
        if self.payment.why_not(self.o) is not None:
            self._complain_about(self.payment)
            return
        payment, self.payment = self.payment, None
        self.actions.decide(payment.action)

    def take_back(self) -> bool:
        """Take back what was to be paid, and deselect; return False if there was nothing."""
        if self.payment is None and not self.selected:
            return False
        self.payment, self.selected = None, ()
        self._stand()
        self.actions.changed()
        return True

    def _complain_about(self, payment: Payment) -> None:
        refusal = payment.why_not(self.o)
        if refusal is not None:
            self.actions.refuse(refusal)

    # -- lifting and dropping

    def offers(self, card: int) -> list[Offer]:
        """Return everything that the card may be dropped on now."""
        if self.o.prompt is Prompt.EXPOSE:
            return exposures(self.o, card, self.forecast, self.view.names)
        if self.o.prompt in (Prompt.PLACE, Prompt.STRIKE):
            return self.answers
        joined = tuple(one for one in self.selected if one != card) if card in self.selected else ()
        return offers_of(self.o, card, self.forecast, self.view.names, joined)

    def ending_the_assault(self) -> list[int]:
        """Return cards of the hand that would end the assault if they were used, though hits are left."""
        if self.o.prompt is not Prompt.ASSAULT or not self.view.session.may_decide:
            return []
        cards = [card for card in self.o.hand if card != self.lifted_card]
        return [card for card in cards if ends_assault(self.o, card, self.forecast)]

    def lifted(self, source: Node, manner: Manner) -> None:
        assert isinstance(source, CardSprite)
        self.lifted_card = source.card
        self._light(target_nodes(self.view, self.offers(source.card)))
        self.actions.lift(source, manner)
        self.actions.changed()

    def moved(self, source: Node, center: Vector2) -> None:
        assert isinstance(source, CardSprite)
        self.actions.carry(source, center)

    def entered(self, source: Node, target: Node) -> None:
        assert isinstance(target, TargetNode)
        target.aim(True)
        self.actions.aim(target)

    def left(self, source: Node, target: Node) -> None:
        assert isinstance(target, TargetNode)
        target.aim(False)
        self.actions.aim(None)

    def dropped(self, source: Node, target: Node) -> None:
        assert isinstance(source, CardSprite)
        assert isinstance(target, TargetNode)
        card = source.card
        self._let_go()
        offer = target.offer
        if not offer.legal or self._opens_tray(offer, card):
            self.actions.put_back(source)
        self._take(offer, card)

    def cancelled(self, source: Node) -> None:
        assert isinstance(source, CardSprite)
        self._let_go()
        self.actions.put_back(source)
        self.actions.changed()

    def _let_go(self) -> None:
        self.lifted_card = None
        self.actions.aim(None)
        self._light(self.standing)

    def _opens_tray(self, offer: Offer, card: int) -> bool:
        payment = offer.payment
        return payment is not None and not (payment.payers == (card,) and payment.exact(self.o))

    def _take(self, offer: Offer, card: int | None = None) -> None:
        """Carry out the target's offer, or say why it is not allowed."""
        if offer.refusal is not None:
            self.actions.refuse(offer.refusal)
            self.actions.changed()
            return
        if card is not None and self._opens_tray(offer, card):
            self.payment = offer.payment
            self.actions.changed()
            return
        self.follow_ups.answer_with(*offer.following)
        attack = offer.action
        if offer.way is Way.ASSAULT and isinstance(attack, act.Attack) and attack.card in self.selected:
            self.follow_ups.fire_on(self.o, attack, self.selected)
            self.selected = ()
        self.actions.decide(offer.decision)

    def _light(self, targets: list[TargetNode]) -> None:
        self._lit = targets
        self.actions.light(targets)
