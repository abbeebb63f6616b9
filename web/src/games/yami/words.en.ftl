# YAMI, on the page.
yami-option-values-list = flush 30, straight 35
yami-option-values-board = flush 35, straight 30
yami-option-cancel-last_resort = only with nothing to score
yami-option-cancel-free = whenever you like

card-in-words = { $rank ->
    [V] jack
    [D] queen
    [R] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
   *[club] clubs
}
yami-key-stock = S
yami-key-discard = D
yami-key-cancel = C
yami-hand = Your hand
yami-just-taken = just taken
yami-known-to-all = known to all
yami-new = new
yami-sort-suit = Sort by suit
yami-sort-rank = Sort by value
yami-sort = Sort
yami-sort-values = 7–A
yami-see-last = Last deal

yami-piles = The stock and the discard pile
yami-stock-take = Draw from the stock: { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
yami-stock-left = Stock: { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
yami-discard-take = Take the { $card } from the discard pile
yami-discard-top = Discard pile, on top: { $card }
yami-discard-empty = The discard pile is empty
yami-below = Below the top of the discard pile: { $cards }
yami-nothing-below = Nothing below the top of the discard pile

yami-rivals = The other players and what is known of their hands
yami-rival-cards = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
yami-rival-known = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, of which you know: { $cards }
yami-is-dealer = deals this time
yami-dealer-sign = D
yami-has-chosen = has chosen

yami-your-board = Your board
yami-values = Values
yami-combinations = Combinations
yami-bonus-way = { $bonus ->
    [0] Bonus: { $values } points of the { $goal } needed
   *[other] Bonus won: { $bonus } points
}
yami-box-free = { $box }: open
yami-box-shows = { $box }: open, your hand is worth { $points } points
yami-box-marked = { $box }: { $points } points
yami-box-cancelled = { $box }: cancelled
yami-boards = The boards of the others
yami-board-of = Board: { $name }

yami-ask-lay-now = Your turn: lay down, or take a card
yami-ask-take-now = Your turn: take a card
yami-ask-discard-now = Your turn: discard a card
yami-ask-mark-now = { $laid ->
    [yes] { $name } has laid down: score a box
   *[no] The stock is gone: score a box
}
yami-ask-cancel-now = { $laid ->
    [yes] { $name } has laid down: cancel a box
   *[no] The stock is gone: cancel a box
}
yami-wait-for = You have chosen. Waiting for { $names }
yami-can-lay-down = To lay down, tap a lit box.
yami-hint-take = Take a card.
yami-hint-discard = Tap the card to discard.
yami-hint-mark = Tap a lit box to score it.
yami-hint-cancel = Your hand fits no open box: tap the one to cancel.
yami-hint-cancel-instead = Tap the box to cancel.
yami-cancel-instead = Cancel a box instead
yami-mark-instead = Score a box after all
yami-other-choice = Go back

yami-deal-ended = End of deal { $deal }
yami-look = All hands are shown
yami-next-deal = Go to deal { $deal }

yami-walk-hand = This is your hand. Each turn you exchange one card: take one, then tap the one you discard.
yami-walk-piles = Draw from the stock, unseen, or take the top of the discard pile, which everybody then knows you have.
yami-walk-board = Your board. A star marks the boxes you can lay down for now, a gold ring what your hand would score if another player lays down.
yami-walk-rivals = The others, and the cards they were seen to take. As soon as one of them lays down, everybody must score or cancel a box.

yami-rules-goal-title = The goal
yami-rules-goal = Fill the sixteen boxes of your board with as many points as you can. Every deal closes exactly one of them, for everybody.
yami-rules-deal-title = A deal
yami-rules-deal = Everybody gets five cards. The rest is the stock; its top card starts the discard pile. Sixteen deals make a match, and the deal passes to the left.
yami-rules-turn-title = A turn
yami-rules-turn = Lay down, or exchange a card: take the top of the stock or of the discard pile, then discard any card. If you have exchanged a card, you can’t lay down in the same turn.
yami-rules-lay-title = Laying down
yami-rules-lay = Show your hand and score an open box: a value with three or four cards of it, or a combination.
yami-rules-follow-title = Following
yami-rules-follow = When a player has laid down, all the others show their hands and score what they hold, even a single card of a value. They choose in secret; choices are revealed when all have chosen. Whoever has nothing to score cancels an open box; at some tables you may cancel one even with something to score.
yami-rules-values-title = The values
yami-rules-values = From the seven to the ace: 5 points per card, in different suits. So 5, 10, 15 or 20.
yami-rules-combinations-title = The combinations
yami-rules-combinations =
    pair · 5 — two of one value
    two pairs · 10 — two of one value, two of another
    three of a kind · 15 — three of one value
    full house · 20 — three of one value, two of another
    four of a kind · 25 — four of one value
    flush · 35 — five of one suit
    straight · 30 — five values in a row
    straight flush · 50 — five in a row of one suit
    At some tables the flush is worth 30 and the straight 35.
yami-rules-cards-title = The cards
yami-rules-cards = Packs of 32 are shuffled together: two for two players, four for more. Two identical cards count as one. In a straight the ace stands above the king, or below the seven. A hand may be scored as a lesser one that it contains.
yami-rules-bonus-title = The bonus
yami-rules-bonus = 50 points for 90 in the value boxes; with two players, for 105.
yami-rules-end-title = When the stock runs out
yami-rules-end = The discard pile is shuffled into a new stock, twice. The third time everybody scores a box or cancels one, and the deal is over.

# Options and bots by name
yami-option-values-title = Flush and straight
yami-option-values-how = The rules say both: the choice is yours.
yami-option-cancel-title = Cancel a box
yami-option-cancel-how = What you may do when another player has laid down.

# A card with its article, copies, and the discard
yami-the-card = the { $rank ->
    [V] jack
    [D] queen
    [R] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [spade] spades
    [heart] hearts
    [diamond] diamonds
   *[club] clubs
}
yami-copy = copy
yami-copy-counts = second copy, counts once
yami-do-discard = Discard { $card }
yami-do-take = Take { $card }
yami-see-boards = Boards

yami-ask-cancel = This box will be cancelled, for 0 points, though your cards can score another.
yami-ask-cancel-do = Cancel the box

# What is said to those who do not see the board
yami-say-worth = { $box } { $points }
yami-say-lay = You can lay down: { $boxes }.
yami-say-take = { $pile ->
    [yes] Take a card: from the stock, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left, or { $card } from the discard pile.
   *[no] Draw a card from the stock, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left.
}
yami-say-discard = Choose the card to discard.
yami-say-mark = Your hand can score: { $boxes }.
yami-say-cancel = You can cancel: { $boxes }.
yami-say-hand = Your hand: { $cards }.
yami-say-chosen = Chosen, to be confirmed: { $what }.
yami-say-total = { $name } { $points }
yami-say-mine = Your total: { $points }.
yami-key-does-stock = draw from the stock
yami-key-does-discard = take from the discard pile
yami-key-does-card = choose the card to discard
yami-key-does-confirm = confirm what is chosen
yami-key-does-back = choose again
yami-key-does-cancel = cancel a box instead of scoring one
yami-key-does-arrows = go from card to card, from box to box
