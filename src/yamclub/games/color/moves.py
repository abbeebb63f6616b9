"""What is agreed, done, drawn and told at a table of YAM color."""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from yamclub.errors import YamError
from yamclub.game import Action, News, Options, Outcome
from yamclub.games.color.colours import SPOTS, SYMMETRIC, BadDeck, Colour, Colours, Deck, read_deck
from yamclub.kernel.dice import throws
from yamclub.kernel.weighted import Weighted

MOST_STAKE = 3
ITEMS = 2 * SPOTS
"""What can be felt: the dice are items 1 to 8, the spots of the card 9 to 16."""

Seconds = Annotated[int, Meta(ge=1, le=600)]


class Refusal(StrEnum):
    BAD_DECK = "color_bad_deck"
    BAD_CARD = "color_bad_card"
    NO_SUCH_NUMBER = "color_no_such_number"
    NUMBER_TAKEN = "color_number_taken"
    ALREADY_ANNOUNCED = "color_already_announced"
    TOO_EARLY = "color_too_early"
    TOO_LATE = "color_too_late"
    NOT_YET = "color_not_yet"
    NOTHING_COVERED = "color_nothing_covered"
    NO_SUCH_ITEM = "color_no_such_item"
    STAKE_TOO_HIGH = "color_stake_too_high"


class ColorOptions(Options, frozen=True):
    tie: Literal["shared", "playoff"] = "shared"
    """Whether those with equally many cards share the win, or play one more round for it."""
    stakes: Literal["off", "pile", "pot"] = "off"
    """Whether won cards are laid before the throw, and whether the winner then draws from the pile or takes the pot."""
    blind: Literal["off", "on"] = "off"
    """Whether the dice and the card are covered, and felt (K16)."""
    round_seconds: Seconds = 12
    """How long a round lasts at most, from the moment the card is turned."""
    last_call_seconds: Seconds = 5
    """How long it lasts at most after the first announcement."""
    deck: Literal["symmetric"] | tuple[str, ...] = "symmetric"
    """Our own, or the 26 cards of a box, each as its eight letters."""

    def check(self, seats: int) -> None:
        try:
            deck_of(self.deck)
        except BadDeck as bad:
            if not bad.card:
                raise YamError(Refusal.BAD_DECK, cards=int(bad.text)) from None
            raise YamError(Refusal.BAD_CARD, card=bad.card, text=bad.text) from None

    def hides(self) -> bool:
        return self.blind == "on"


@cache
def deck_of(deck: str | tuple[str, ...]) -> Deck:
    return SYMMETRIC if isinstance(deck, str) else read_deck(deck)


# --- what is done


class Claim(Action, frozen=True):
    """Announce how many colours match."""

    number: int


class Lay(Action, frozen=True):
    """K15: stake this many won cards before the throw."""

    cards: int


class Feel(Action, frozen=True):
    """K16: put a finger on one covered item."""

    item: int


class Close(Action, frozen=True):
    """The clock's move: time is up."""


# --- what chance brings


class Lot(Outcome, frozen=True):
    """Who throws first."""

    seat: int


class Throw(Outcome, frozen=True):
    dice: Colours
    """The eight colours thrown."""


class Reveal(Outcome, frozen=True):
    """The top card of the pile, turned up."""

    card: Colours


class Prize(Outcome, frozen=True):
    """K15: a card from the pile for a winner who staked one."""

    card: Colours


class Felt(Outcome, frozen=True):
    """K16: the colour under the finger."""

    colour: Colour


# --- what others see of it, where it is hidden


class Covered(Outcome, frozen=True):
    """Dice were thrown, a card was turned, or a finger found a colour: covered for this viewer."""


class Feels(Action, frozen=True):
    """Somebody felt an item; only they know which."""


# --- what is told


class Claimed(Struct, frozen=True):
    """An announcement, with the moment it is credited with."""

    seat: int
    """Who announced."""
    number: int
    """How many colours they say match."""
    at: int
    """In milliseconds of match time."""


Verdict = Literal["too_high", "wins", "beaten"]


class Verified(Struct, frozen=True):
    """An announcement that was verified."""

    seat: int
    """Who announced."""
    number: int
    """How many colours they said match."""
    after: int
    """Milliseconds from the card to the announcement, as credited."""
    verdict: Verdict
    """More than really match, the winner, or right but lower or later than the winner."""
    paid: bool = False
    """Whether a card was paid for it."""


class Round(Struct, frozen=True):
    """A round that is over: all of it is public."""

    dice: Colours
    """What was thrown."""
    card: Colours
    """The card that was turned."""
    number: int
    """The true number."""
    claims: tuple[Verified, ...]
    """From the highest down."""
    winner: int | None
    """The seat that wins the card; None: nobody does."""


class RoundEnded(News, frozen=True):
    """The cover, if there is one, is lifted."""

    lays_open = (Throw, Reveal)

    round: Round


class StakeLost(News, frozen=True):
    """What a seat staked goes under the pile."""

    seat: int
    cards: int


class StakeBack(News, frozen=True):
    """The winner takes back what they staked."""

    seat: int
    cards: int


class PotWon(News, frozen=True):
    """The winner takes everything that was staked, in this round and in those that nobody won before it."""

    seat: int
    cards: int


class PotStays(News, frozen=True):
    """Nobody won the round: what was staked stays on the table."""

    cards: int


class PlayoffStarts(News, frozen=True):
    seats: tuple[int, ...]
    """Those tied for the first place, who play on."""


ColorAction = Claim | Lay | Feel | Close
ColorOutcome = Lot | Throw | Reveal | Prize | Felt
ColorNews = RoundEnded | StakeLost | StakeBack | PotWon | PotStays | PlayoffStarts

CLOSE = Close()
COVERED = Covered()
FEELS = Feels()
CLAIMS = tuple(Claim(number) for number in range(SPOTS + 1))
FEEL_ACTIONS = tuple(Feel(item) for item in range(1, ITEMS + 1))
LAY_ACTIONS = tuple(Lay(cards) for cards in range(MOST_STAKE + 1))
THROW_CHANCE = throws(SPOTS, 4).map(lambda dice: Throw(Colours(dice)))


def every_action(players: int, options: ColorOptions) -> tuple[ColorAction, ...]:
    """Claims and stakes by rising number; where things are covered, items to feel; the clock's close."""
    return (*CLAIMS, *LAY_ACTIONS, *(FEEL_ACTIONS if options.blind == "on" else ()), CLOSE)


@cache
def free_claims(taken: int, *, blind: bool) -> tuple[Claim | Feel, ...]:
    """The numbers not announced yet (``taken`` holds a bit for each that is), and what may be felt meanwhile."""
    free = tuple(claim for claim in CLAIMS if not taken >> claim.number & 1)
    return free + FEEL_ACTIONS if blind else free


@cache
def lot_chance(players: int) -> Weighted[Lot]:
    return Weighted((Lot(seat), 1) for seat in range(players))


@cache
def turned_up(kind: type[Reveal] | type[Prize], card: Colours) -> Reveal | Prize:
    """The move that turns this card up, made once."""
    return kind(card)


class Top(Weighted[Reveal | Prize]):
    """The next card out of sorted ones, weighted by how many there are of each.

    It is asked for twice for every card, of cards that no longer are the same the next time, and one outcome is
    drawn: nothing is computed before it is needed. Equal cards lie together, so a number picks as in any ``Weighted``.
    """

    __slots__ = ("_cards", "_kind")

    def __init__(self, cards: Deck, kind: type[Reveal] | type[Prize]) -> None:
        if not cards:
            raise ValueError("nothing is left to draw")
        self._cards, self._kind = cards, kind
        self.total = len(cards)

    @property
    def outcomes(self) -> tuple[Reveal | Prize, ...]:
        return tuple(turned_up(self._kind, card) for card in dict.fromkeys(self._cards))

    @property
    def weights(self) -> tuple[int, ...]:
        return tuple(map(self._cards.count, dict.fromkeys(self._cards)))

    def pick(self, number: int) -> Reveal | Prize:
        if not 0 <= number < self.total:
            raise ValueError(f"{number} is not in 0..{self.total - 1}")
        return turned_up(self._kind, self._cards[number])

    def weight(self, outcome: object) -> int:
        if not isinstance(outcome, self._kind):
            return 0
        wanted = outcome.card
        return len([card for card in self._cards if card is wanted])  # equal ones are the same object


@lru_cache(maxsize=1024)
def felt_chance(left: tuple[int, ...]) -> Weighted[Felt]:
    """An item nobody has felt yet may be any of those left, all equally likely."""
    return Weighted((Felt(colour), count) for colour, count in zip(Colour, left, strict=True) if count)
