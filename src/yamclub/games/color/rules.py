"""YAM color: eight dice of four colours, a card of eight spots, and a race to say how many match.

Everybody announces at the same time, and each number only once. Announcements are verified from
the highest down: one that is too high costs a card, the first that is not wins the card on the
table. Rules read no clock. The moment of the card starts a round, each announcement comes with the
moment it is credited with, and the clock's own move ends it. The numbers K1 to K17 name the rules,
as in the game's page.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from yamclub.errors import Code
from yamclub.game import (
    CHANCE_TURN,
    NOBODYS_TURN,
    ONE_SEAT,
    Action,
    By,
    Eye,
    IllegalAction,
    Move,
    Mover,
    News,
    Result,
    State,
    Turn,
    Viewer,
    ranked,
    turn_against_time,
)
from yamclub.games.color.colours import CARDS, SPOTS, Colours, Deck, with_card
from yamclub.games.color.cover import NO_COVER, Cover
from yamclub.games.color.moves import (
    CLOSE,
    COVERED,
    FEELS,
    ITEMS,
    LAY_ACTIONS,
    MOST_STAKE,
    THROW_CHANCE,
    Claim,
    Claimed,
    Close,
    ColorAction,
    ColorOptions,
    Feel,
    Felt,
    Lay,
    Lot,
    PlayoffStarts,
    PotStays,
    PotWon,
    Prize,
    Refusal,
    Reveal,
    Round,
    RoundEnded,
    StakeBack,
    StakeLost,
    Throw,
    deck_of,
    free_claims,
    lot_chance,
)
from yamclub.games.color.pile import Pile
from yamclub.games.color.verification import verified
from yamclub.games.color.view import ColorView, Phase, Player, Touch, blank_view
from yamclub.kernel.values import changed
from yamclub.kernel.weighted import Weighted

_CLOCK = Mover.CLOCK
MOST_ROUNDS = 10 * CARDS
"""Fines refill the pile, so careless play could go on for ever; between people no match comes near this limit."""


class ColorState(State, frozen=True):
    remembers: ClassVar[tuple[str, ...]] = ("last",)
    reversible: ClassVar[tuple[type[Action], ...]] = (Lay,)

    options: ColorOptions
    players: int
    phase: Phase
    seat: int
    """Who throws."""
    pile: Pile
    won: tuple[Deck, ...]
    laid: tuple[Deck, ...]
    contenders: tuple[int, ...]
    gone: Deck = ()
    staking: tuple[int, ...] = ()
    """Who may still stake cards, in turn."""
    dice: Colours | None = None
    card: Colours | None = None
    turned_at: int = 0
    waiting: tuple[int, ...] = ()
    """Who may still announce."""
    claims: tuple[Claimed, ...] = ()
    cover: Cover = NO_COVER
    winner: int | None = None
    """The winner of the round just closed, until the next begins."""
    owed: int = 0
    """Cards the winner still gets from the pile for their stake."""
    rounds: int = 0
    playoff: bool = False
    champion: int | None = None
    """Who won the playoff."""
    last: Round | None = None
    pot: Deck = ()
    """K15: what was staked in rounds that nobody won."""

    # --- whose move, and what may be done

    def turn(self) -> Turn:
        phase = self.phase
        if phase == "announcing":
            return turn_against_time(self.waiting)
        if phase == "staking":
            return ONE_SEAT[self.staking[0]]
        return NOBODYS_TURN if phase == "over" else CHANCE_TURN

    def deadline(self) -> int | None:
        """K8: a set time after the card or after the first announcement, whichever comes first."""
        if self.phase not in ("announcing", "feeling"):
            return None
        closes = self.turned_at + 1000 * self.options.round_seconds
        if self.claims:
            return min(closes, self.claims[0].at + 1000 * self.options.last_call_seconds)
        return closes

    def pause(self) -> int:
        """Nobody can verify one round and count the next at the same time."""
        if self.phase != "throwing":
            return 0
        return 4000 if self.last is not None and self.options.stakes == "off" else 2000

    def chance(self) -> Weighted[Any]:
        phase = self.phase
        if phase == "throwing":
            return THROW_CHANCE
        if phase == "lot":
            return lot_chance(self.players)
        if phase == "feeling" and self.dice is not None and self.card is not None:
            return self.cover.felt(self.dice, self.card)
        return self.pile.top(Reveal if phase == "turning" else Prize)

    def legal(self, by: By) -> tuple[ColorAction, ...]:
        if self.phase == "announcing":
            if by in self.waiting:
                taken = 0
                for claim in self.claims:
                    taken |= 1 << claim.number
                return free_claims(taken, blind=self.options.blind == "on")
            return (CLOSE,) if by is _CLOCK else ()
        if self.phase == "staking" and by == self.staking[0]:
            return LAY_ACTIONS[: len(self.won[self.staking[0]]) + 1]
        return ()

    def refusal(self, by: By, move: Move, at: int = 0) -> IllegalAction | None:
        """K6: one announcement per round. The refusal says so, which is clearer than "not your turn"."""
        refused = super().refusal(by, move, at)
        if refused is not None and refused.code is Code.NOT_YOUR_TURN and isinstance(move, Claim):
            announced = [claim.number for claim in self.claims if claim.seat == by]
            if announced:
                return IllegalAction(Refusal.ALREADY_ANNOUNCED, number=announced[0])
        return refused

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        kind = type(action)
        if by is _CLOCK:
            if kind is Close:
                return IllegalAction(Refusal.NOT_YET) if at < (self.deadline() or 0) else None
        elif self.phase == "announcing":
            if isinstance(action, Claim):
                return self._refuse_moment(at) or self._refuse_number(action.number)
            if isinstance(action, Feel):
                return self._refuse_moment(at) or self._refuse_feel(action.item)
        elif isinstance(action, Lay):
            most = min(MOST_STAKE, len(self.won[self.staking[0]]))
            staked = action.cards
            return None if 0 <= staked <= most else IllegalAction(Refusal.STAKE_TOO_HIGH, cards=staked, most=most)
        return IllegalAction(Code.NOT_A_MOVE_HERE)

    def _refuse_moment(self, at: int) -> IllegalAction | None:
        """K17: announcements come in the order of the moments they are credited with; none is before the card."""
        if at < (self.claims[-1].at if self.claims else self.turned_at):
            return IllegalAction(Refusal.TOO_EARLY)
        return IllegalAction(Refusal.TOO_LATE) if at > (self.deadline() or 0) else None

    def _refuse_number(self, number: int) -> IllegalAction | None:
        if not 0 <= number <= SPOTS:
            return IllegalAction(Refusal.NO_SUCH_NUMBER, number=number)
        for claim in self.claims:
            if claim.number == number:
                return IllegalAction(Refusal.NUMBER_TAKEN, number=number)
        return None

    def _refuse_feel(self, item: int) -> IllegalAction | None:
        if self.options.blind == "off":
            return IllegalAction(Refusal.NOTHING_COVERED)
        return None if 1 <= item <= ITEMS else IllegalAction(Refusal.NO_SUCH_ITEM, item=item)

    # --- what follows

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        kind = type(move)
        if kind is Claim:
            return self._announced(Claimed(int(by), move.number, at))
        if kind is Throw:
            return replace(self, phase="turning", dice=move.dice), ()
        if kind is Reveal:
            return self._turned(move.card, at), ()
        if kind is Feel:
            return replace(self, phase="feeling", cover=self.cover.touched(int(by), move.item)), ()
        if kind is Felt:
            return replace(self, phase="announcing", cover=self.cover.settled(move.colour)), ()
        if kind is Lot:
            return replace(self, seat=move.seat)._round_begins(), ()
        if kind is Lay:
            return self._staked(move.cards), ()
        return self._prize_taken(move.card) if kind is Prize else self._closed()

    def _turned(self, card: Colours, at: int) -> Self:
        """K4: the card is up, and everybody may announce."""
        return replace(
            self,
            phase="announcing",
            card=card,
            pile=self.pile.without_top(card),
            turned_at=at,
            waiting=self.contenders,
            cover=Cover((0,) * self.players) if self.options.blind == "on" else NO_COVER,
            rounds=self.rounds + 1,
        )

    def _announced(self, claim: Claimed) -> tuple[Self, tuple[News, ...]]:
        waiting = tuple([seat for seat in self.waiting if seat != claim.seat])
        spoken = replace(self, waiting=waiting, claims=(*self.claims, claim))
        return (spoken, ()) if waiting else spoken._closed()

    def _closed(self) -> tuple[Self, tuple[News, ...]]:
        """K9 to K12, and K14: in a playoff nobody pays, and the first card won decides."""
        assert self.dice is not None  # noqa: S101 - a round that can close has begun
        assert self.card is not None  # noqa: S101
        purses = None if self.playoff else tuple(map(len, self.won))
        round_ = verified(self.dice, self.card, self.claims, self.turned_at, purses)
        winner = round_.winner
        ended = replace(self._fined(round_), last=round_, winner=winner)
        news: tuple[News, ...] = (RoundEnded(round_),)
        if winner is None:
            ended = replace(ended, gone=with_card(ended.gone, self.card))
        elif self.playoff:
            return replace(ended, phase="over", champion=winner)._cleared(), news
        else:
            ended = replace(ended, won=changed(ended.won, winner, (*ended.won[winner], self.card)))
            owed = min(len(self.laid[winner]), len(ended.pile)) if self.options.stakes == "pile" else 0
            if owed:
                return replace(ended, phase="prizes", owed=owed)._cleared(), news
        after, more = ended._round_is_over()
        return after, news + more

    def _fined(self, round_: Round) -> Self:
        """K9: each player who was too high slides the card they won last under the pile, the highest first."""
        won, fines = self.won, []
        for claim in round_.claims:
            if claim.paid:
                *rest, card = won[claim.seat]
                won = changed(won, claim.seat, tuple(rest))
                fines.append(card)
        return replace(self, won=won, pile=self.pile.slid_under(tuple(fines))) if fines else self

    def _prize_taken(self, card: Colours) -> tuple[Self, tuple[News, ...]]:
        """K15."""
        winner, owed = self._next_thrower(), self.owed - 1
        won = changed(self.won, winner, (*self.won[winner], card))
        taken = replace(self, pile=self.pile.without_top(card), won=won, owed=owed)
        return (taken, ()) if owed else taken._round_is_over()

    def _next_thrower(self) -> int:
        """K12: the winner, or the same player again."""
        return self.seat if self.winner is None else self.winner

    def _round_is_over(self) -> tuple[Self, tuple[News, ...]]:
        settled, news = self._stakes_settled()
        settled = replace(settled._cleared(), seat=self._next_thrower(), winner=None)
        if settled.pile and (settled.rounds < MOST_ROUNDS or settled.playoff):
            return settled._round_begins(), news
        after, more = settled._pile_is_through()
        return after, news + more

    def _stakes_settled(self) -> tuple[Self, tuple[News, ...]]:
        """K15: the winner's stake is returned; the others' go under the pile, the thrower's first, then to the left."""
        if self.options.stakes == "pot":
            return self._pot_settled()
        if not any(self.laid):
            return self, ()
        won, pile = self.won, self.pile
        news: list[News] = []
        for seat in self._from_thrower():
            cards = self.laid[seat]
            if cards and seat == self.winner:
                won = changed(won, seat, won[seat] + cards)
                news.append(StakeBack(seat, len(cards)))
            elif cards:
                pile = pile.slid_under(cards)
                news.append(StakeLost(seat, len(cards)))
        return replace(self, won=won, pile=pile, laid=((),) * self.players), tuple(news)

    def _pot_settled(self) -> tuple[Self, tuple[News, ...]]:
        """K15: the winner takes the pot; if nobody wins, it stays for the next round."""
        pot = self.pot + tuple(card for seat in self._from_thrower() for card in self.laid[seat])
        if not pot:
            return self, ()
        settled = replace(self, laid=((),) * self.players)
        if self.winner is None:
            return replace(settled, pot=pot), (PotStays(len(pot)),)
        won = changed(self.won, self.winner, self.won[self.winner] + pot)
        return replace(settled, won=won, pot=()), (PotWon(self.winner, len(pot)),)

    def _cleared(self) -> Self:
        """Dice and card are taken off the table; what they were stays in ``last``."""
        return replace(self, dice=None, card=None, turned_at=0, claims=(), waiting=(), cover=NO_COVER)

    def _round_begins(self) -> Self:
        if self.options.stakes != "off" and not self.playoff:
            staking = tuple(seat for seat in self._from_thrower() if self.won[seat])
            if staking:
                return replace(self, phase="staking", staking=staking)
        return replace(self, phase="throwing")

    def _staked(self, cards: int) -> Self:
        seat, *others = self.staking
        keep = len(self.won[seat]) - cards
        laid = changed(self.laid, seat, self.won[seat][keep:])
        won = changed(self.won, seat, self.won[seat][:keep])
        phase: Phase = "staking" if others else "throwing"
        return replace(self, phase=phase, staking=tuple(others), laid=laid, won=won)

    def _pile_is_through(self) -> tuple[Self, tuple[News, ...]]:
        """K13, K14."""
        most = max(map(len, self.won))
        tied = tuple(seat for seat, cards in enumerate(self.won) if len(cards) == most)
        if self.options.tie == "shared" or self.playoff or len(tied) == 1:
            return replace(self, phase="over"), ()
        fresh = replace(self, phase="throwing", pile=Pile(deck_of(self.options.deck)), gone=(), pot=())
        return replace(fresh, contenders=tied, playoff=True), (PlayoffStarts(tied),)

    def _from_thrower(self) -> tuple[int, ...]:
        """All seats, the thrower first, then to the left."""
        return (*range(self.seat, self.players), *range(self.seat))

    # --- what is known

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        scores = tuple(map(len, self.won))
        if self.champion is not None:
            won = ranked(scores, "playoff_won")
            second = tuple(
                2 if seat in self.contenders and seat != self.champion else place
                for seat, place in enumerate(won.places)
            )
            return replace(won, places=second)
        if self.playoff:
            return ranked(scores, "playoff_undecided")
        return ranked(scores, "rounds_played" if self.pile else "pile_through")

    def _covered(self, viewer: Viewer) -> bool:
        return self.options.blind == "on" and viewer is not Eye.OPEN

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        if self._covered(viewer):
            match move:
                case Throw() | Reveal():
                    return COVERED
                case Felt() if viewer != self.cover.feeling:
                    return COVERED
                case Feel() if viewer != by:
                    return FEELS
        return move

    def view(self, viewer: Viewer) -> ColorView:
        view = replace(
            blank_view(self.options, self.contenders),
            turn=self.turn(),
            phase=self.phase,
            seat=self.seat,
            round=self.rounds,
            pile=len(self.pile),
            dice=self.dice,
            card=self.card,
            claims=self.claims,
            turned_at=self.turned_at,
            deadline=self.deadline(),
            players=tuple(map(Player, self.won, self.laid)),
            under=self.pile.under,
            gone=self.gone,
            last=self.last,
        )
        if self.options.blind == "on":
            view = self._covering(view, viewer)
        if self.phase == "over" or self.playoff or self.owed or self.pot:
            return replace(view, result=self.result(), playoff=self.playoff, owed=self.owed, pot=self.pot)
        return view

    def _covering(self, view: ColorView, viewer: Viewer) -> ColorView:
        if self._covered(viewer) and self.dice is not None:
            view = replace(view, covered=True, dice=None, card=None)
        return replace(view, touches=self._touches_seen(viewer))

    def _touches_seen(self, viewer: Viewer) -> tuple[Touch, ...]:
        seats = [seat for seat in range(self.players) if viewer is Eye.OPEN or viewer == seat]
        found = [(seat, self.cover.under_finger(seat)) for seat in seats]
        return tuple(Touch(seat, *touch) for seat, touch in found if touch is not None)


def first_state(players: int, options: ColorOptions) -> ColorState:
    nothing: tuple[Deck, ...] = ((),) * players
    seats = tuple(range(players))
    return ColorState(options, players, "lot", 0, Pile(deck_of(options.deck)), nothing, nothing, seats)
