"""YAMI: Yam with cards. Sixteen deals, and in each every player closes one box of a board of sixteen.

Players hold five cards and exchange one per turn, until somebody can lay down. Then all the others
must show their hands too, and mark a box with what they have, or cancel one. The numbers C1 to C20
name the rules, as in the game's page.
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
    News,
    Result,
    State,
    Turn,
    Viewer,
    ranked,
    turn_of,
)
from yamclub.games.yami.boxes import (
    EMPTY_SHEET,
    INDEX,
    Box,
    Points,
    Sheet,
    Shows,
    all_cards,
    may_lay_down,
    score,
    shows,
)
from yamclub.games.yami.lacking import why_not
from yamclub.games.yami.moves import (
    CANCELS,
    DISCARDS,
    DRAWS,
    HIDDEN_DRAW,
    HIDDEN_MARK,
    LAY_DOWNS,
    MARKS,
    TAKE_STOCK,
    TAKES,
    WRONG_NOW,
    BonusWon,
    Cancel,
    Closed,
    Deals,
    Discard,
    Draw,
    HandsShown,
    LayDown,
    Mark,
    Refusal,
    Source,
    StockGone,
    StockRemade,
    Take,
    YamiAction,
    YamiOptions,
)
from yamclub.games.yami.view import Phase, YamiView, blank_view, player_view
from yamclub.kernel.cards import Card, Cards, Draws
from yamclub.kernel.values import changed
from yamclub.mechanics.opening import Opening

DEALS = 16
HAND = 5
REMAKES = 2
"""C20: how often the stock is made again in one deal; when it runs out once more, the deal is over."""
TAKES_IN_A_ROW = 10
"""C20: how many cards per player may come from the discard pile in a row; then one must come from the stock."""
NO_CARDS = Cards()
_WITHOUT_SEATS = dict.fromkeys(("opening", "dealing", "turning", "drawing"), CHANCE_TURN) | {"over": NOBODYS_TURN}
_STOCK_ONLY = (TAKE_STOCK,)
_SEATS = range(4)
_FROM_STOCK, _FROM_PILE, _OPEN = Source.STOCK, Source.DISCARD, Eye.OPEN


class YamiState(State, frozen=True):
    remembers: ClassVar[tuple[str, ...]] = ("last",)
    reversible: ClassVar[tuple[type[Action], ...]] = (Take, Discard, Mark, Cancel)
    """Not laying down: it shows all hands. Nor a discard that ends the deal, for the same reason."""

    options: YamiOptions
    players: int
    phase: Phase
    seat: int
    """Who plays, or who is given a card."""
    stock: Cards
    dealer: int = 0
    deal: int = 0
    pile: tuple[Card, ...] = ()
    """The discard pile, its top card last."""
    hands: tuple[Cards, ...] = ()
    known: tuple[Cards, ...] = ()
    """By seat, the cards of the hand that everybody knows (C7)."""
    sheets: tuple[Sheet, ...] = ()
    source: Source | None = None
    taken: Card | None = None
    remade: int = 0
    takes_in_a_row: int = 0
    """Exchanges with the discard pile since one with the stock."""
    laid_by: int | None = None
    choices: tuple[Closed | None, ...] = ()
    """By seat, once hands are shown: what is marked or cancelled."""
    last: tuple[Closed, ...] = ()
    opening: Opening | None = None
    """While it is decided who deals first."""

    # --- whose move, and what may be done

    def turn(self) -> Turn:
        turn = _WITHOUT_SEATS.get(self.phase)
        if turn is not None:
            return turn
        if self.phase == "following":  # C9: all at once
            return turn_of(tuple([seat for seat, choice in enumerate(self.choices) if choice is None]))
        return ONE_SEAT[self.seat]

    def chance(self) -> Draws[Draw]:
        return Draws(self.stock, DRAWS)

    def legal(self, by: By) -> tuple[YamiAction, ...]:
        phase = self.phase
        if not isinstance(by, int) or by not in self.turn().seats:
            return ()
        if phase == "discarding":
            return tuple(self.hands[by].once(DISCARDS))
        sheet = self.sheets[by]
        showing = self._shows(by)
        if phase == "choosing":
            takes = _STOCK_ONLY if self._pile_taken_enough() else TAKES
            lay_downs = showing.lay_downs
            return (*takes, *[LAY_DOWNS[box] for box in lay_downs if sheet[box] is None]) if lay_downs else takes
        following: list[YamiAction] = [MARKS[box] for box in showing.marks if sheet[box] is None]
        if not following or self.options.cancel == "free":
            following += [CANCELS[box] for box, stands in enumerate(sheet) if stands is None]
        return tuple(following)

    def gives_up(self, by: By, action: Action) -> bool:
        return isinstance(action, Cancel)

    def _shows(self, seat: int) -> Shows:
        return shows(self.hands[seat].places, self.options.values)

    def _shown(self, seat: int) -> Points:
        return self._shows(seat).points

    def _pile_taken_enough(self) -> bool:
        return self.takes_in_a_row >= TAKES_IN_A_ROW * self.players

    def refuse(self, by: By, action: Action, at: int) -> IllegalAction | None:
        wrong_now = WRONG_NOW[self.phase].get(type(action))
        if wrong_now is not None or not isinstance(by, int):
            return IllegalAction(wrong_now or Code.NOT_A_MOVE_HERE)
        if isinstance(action, Take):
            too_often = action.source is _FROM_PILE and self._pile_taken_enough()
            return IllegalAction(Refusal.DRAW_FROM_STOCK) if too_often else None
        if isinstance(action, Discard):
            there = action.card in self.hands[by]
            return None if there else IllegalAction(Refusal.NOT_IN_HAND, card=str(action.card))
        if isinstance(action, LayDown | Mark):
            return self._refuse_box(by, action.box, to_lay_down=isinstance(action, LayDown))
        if isinstance(action, Cancel):
            return self._refuse_cancel(by, action.box)
        return IllegalAction(Code.NOT_A_MOVE_HERE)

    def _refuse_cancel(self, seat: int, box: Box) -> IllegalAction | None:
        if self.sheets[seat][INDEX[box]] is not None:
            return IllegalAction(Refusal.BOX_CLOSED, box=box)
        must_mark = self.options.cancel == "last_resort" and isinstance(self.legal(seat)[0], Mark)
        return IllegalAction(Refusal.MUST_MARK) if must_mark else None  # C10

    def _refuse_box(self, seat: int, box: Box, *, to_lay_down: bool) -> IllegalAction | None:
        index = INDEX[box]
        points = self._shown(seat)[index]
        if self.sheets[seat][index] is not None:  # C11
            return IllegalAction(Refusal.BOX_CLOSED, box=box)
        if may_lay_down(index, points) if to_lay_down else points:  # C8
            return None
        return why_not(self.hands[seat], box, to_lay_down=to_lay_down)

    # --- what follows

    def follow(self, by: By, move: Any, at: int) -> tuple[Self, tuple[News, ...]]:
        kind = type(move)
        if kind is Draw:
            return self._drawn(move.card)
        if kind is Take:
            if move.source is _FROM_PILE:
                return self._taken_from_pile(), ()
            return replace(self, phase="drawing", source=_FROM_STOCK, takes_in_a_row=0), ()
        if kind is Discard:
            return self._discarded(move.card)
        if kind is LayDown:
            return self._laid_down(move.box)
        if not isinstance(by, int):
            raise TypeError(f"not a move of YAMI: {move!r}")
        return self._followed(by, move)

    def _drawn(self, card: Card) -> tuple[Self, tuple[News, ...]]:
        stock, seat = self.stock.minus(card), self.seat
        if self.opening is not None:
            return self._drawn_for_deal(self.opening.after(card.rank), stock)
        if self.phase == "turning":  # C4, and C3: the dealer's left-hand neighbour plays first
            first = self._left_of(self.dealer)
            return replace(self, phase="choosing", seat=first, stock=stock, pile=(card,)), ()
        hands = changed(self.hands, seat, self.hands[seat].plus(card))
        if self.phase == "drawing":
            return replace(self, phase="discarding", stock=stock, hands=hands, taken=card), ()
        dealt = replace(self, stock=stock, hands=hands)
        if len(hands[seat]) < HAND:
            return dealt, ()
        return replace(dealt, phase="turning" if seat == self.dealer else "dealing", seat=self._left_of(seat)), ()

    def _drawn_for_deal(self, opening: Opening, stock: Cards) -> tuple[Self, tuple[News, ...]]:
        """C3: the highest card deals first; those tied for it draw again, from whole packs."""
        if opening.starter is not None:
            return self._new_deal(opening.starter)
        left = stock if opening.numbers else all_cards(self.players)
        return replace(self, opening=opening, seat=opening.seat, stock=left), opening.news

    def _new_deal(self, dealer: int) -> tuple[Self, tuple[News, ...]]:
        """C4: all cards again. A player gets five in a row: the stock has no order, so the chances are the same."""
        nothing = (NO_CARDS,) * self.players
        fresh = type(self)(self.options, self.players, "dealing", self._left_of(dealer), all_cards(self.players))
        dealt = replace(
            fresh,
            dealer=dealer,
            deal=self.deal + 1,
            hands=nothing,
            known=nothing,
            sheets=self.sheets,
            last=self.last,
        )
        return dealt, (Deals(dealer, dealt.deal),)

    def _taken_from_pile(self) -> Self:
        seat, card = self.seat, self.pile[-1]
        return replace(
            self,
            phase="discarding",
            pile=self.pile[:-1],
            hands=changed(self.hands, seat, self.hands[seat].plus(card)),
            known=changed(self.known, seat, self.known[seat].plus(card)),  # C7: all saw it
            source=_FROM_PILE,
            taken=card,
            takes_in_a_row=self.takes_in_a_row + 1,
        )

    def _discarded(self, card: Card) -> tuple[Self, tuple[News, ...]]:
        seat = self.seat
        known = self.known
        if card in known[seat]:  # nobody can tell two identical cards apart: at most one fewer is known
            known = changed(known, seat, known[seat].minus(card))
        discarded = replace(
            self,
            phase="choosing",
            seat=self._left_of(seat),
            pile=(*self.pile, card),
            hands=changed(self.hands, seat, self.hands[seat].minus(card)),
            known=known,
            source=None,
            taken=None,
        )
        return (discarded, ()) if self.stock.places else discarded._stock_ran_out()

    def _stock_ran_out(self) -> tuple[Self, tuple[News, ...]]:
        """C20: the pile below its top card is the new stock; the third time, the deal is over."""
        if self.remade == REMAKES:
            everybody = (None,) * self.players
            news = (StockGone(), HandsShown(self.hands))
            return replace(self, phase="following", choices=everybody), news
        stock = Cards(self.pile[:-1])
        remade = replace(self, stock=stock, pile=self.pile[-1:], remade=self.remade + 1)
        return remade, (StockRemade(len(stock)),)

    def _laid_down(self, box: Box) -> tuple[Self, tuple[News, ...]]:
        """C8: the box is marked at once, and all hands are shown (C9)."""
        seat = self.seat
        closed = self.closing(seat, LAY_DOWNS[INDEX[box]])
        laid = replace(
            self,
            phase="following",
            sheets=changed(self.sheets, seat, changed(self.sheets[seat], INDEX[box], closed.points)),
            laid_by=seat,
            choices=changed((None,) * self.players, seat, closed),
        )
        return laid, (HandsShown(self.hands),)

    def closing(self, seat: int, action: LayDown | Mark | Cancel) -> Closed:
        """C12: a box takes the most the hand shows for it; nothing if it is cancelled."""
        points = 0 if isinstance(action, Cancel) else self._shown(seat)[INDEX[action.box]]
        return Closed(seat, action.box, points, self.hands[seat])

    def _followed(self, seat: int, action: Mark | Cancel) -> tuple[Self, tuple[News, ...]]:
        choices = changed(self.choices, seat, self.closing(seat, action))
        if None in choices:
            return replace(self, choices=choices), ()
        return self._deal_ended(tuple(choice for choice in choices if choice is not None), choices)

    def _deal_ended(
        self, closed: tuple[Closed, ...], choices: tuple[Closed | None, ...]
    ) -> tuple[Self, tuple[News, ...]]:
        """C11: everybody has closed one box; C4: the deal passes to the left (C3), sixteen times."""
        sheets = tuple(changed(self.sheets[one.seat], INDEX[one.box], one.points) for one in closed)
        news: tuple[News, ...] = tuple(one for one in closed if one.seat != self.laid_by)
        news += tuple(BonusWon(one.seat) for one in closed if self._earns_bonus(one, sheets[one.seat]))
        ended = replace(self, sheets=sheets, last=closed)
        if self.deal == DEALS:
            return replace(ended, phase="over", choices=choices), news
        begun, deals = ended._new_deal(self._left_of(self.dealer))
        return begun, news + deals

    def _earns_bonus(self, closed: Closed, sheet: Sheet) -> bool:
        """Whether this box brought the bonus (C18)."""
        before = score(changed(sheet, INDEX[closed.box], None), self.players)
        return score(sheet, self.players).bonus > before.bonus

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    # --- what is known

    def result(self) -> Result | None:
        """C19: the highest total wins, equal totals share the place."""
        if self.phase != "over":
            return None
        return ranked([score(sheet, self.players).total for sheet in self.sheets], "deals_played")

    def seen(self, by: By, move: Move, viewer: Viewer) -> Move:
        if viewer is Eye.OPEN:
            return move
        if isinstance(move, Draw):
            private = self.phase in ("dealing", "drawing") and viewer != self.seat
            return HIDDEN_DRAW if private else move
        return HIDDEN_MARK if isinstance(move, Mark | Cancel) and viewer != by else move

    def view(self, viewer: Viewer) -> YamiView:
        options, players, phase, source = self.options, self.players, self.phase, self.source
        openly = phase == "over" or viewer is _OPEN
        hands_open = openly or phase == "following"
        view = replace(
            blank_view(options, players, DEALS),
            turn=self.turn(),
            phase=phase,
            you=viewer if isinstance(viewer, int) else None,
            seat=self.seat,
            dealer=self.dealer,
            deal=self.deal,
            stock=len(self.stock.places),
            remakes_left=REMAKES - self.remade,
            pile=self.pile,
            source=source,
            takes_in_a_row=self.takes_in_a_row,
            taken=self.taken if openly or viewer == self.seat or source is _FROM_PILE else None,
            players=tuple(
                [
                    player_view(hand, known, sheet, options, players, seen=hands_open or seat == viewer)
                    for seat, hand, known, sheet in zip(_SEATS, self.hands, self.known, self.sheets, strict=False)
                ]
            ),
            last=self.last,
        )
        if self.opening is None and not self.choices and phase != "over":
            return view
        choices = self._choices_seen(viewer, openly)
        return replace(view, result=self.result(), laid_by=self.laid_by, choices=choices, opening=self.opening)

    def _choices_seen(self, viewer: Viewer, openly: bool) -> tuple[Closed | None, ...]:
        seen = (viewer, self.laid_by)
        return tuple([choice if openly or seat in seen else None for seat, choice in enumerate(self.choices)])


def first_state(players: int, options: YamiOptions) -> YamiState:
    nothing = (NO_CARDS,) * players
    sheets = (EMPTY_SHEET,) * players
    opening = Opening(tuple(range(players)))
    return YamiState(
        options, players, "opening", 0, all_cards(players), hands=nothing, known=nothing, sheets=sheets, opening=opening
    )
