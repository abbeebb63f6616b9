# YAMI
yami-about = Yam with cards: exchange one card a turn, lay down before the others, fill sixteen boxes.
drawn = { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
}
yami-option-values = list: flush 30, straight 35; board: flush 35, straight 30
yami-option-cancel = last_resort: a follower cancels a box only with nothing to mark; free: whenever they like

yami-box-7 = sevens
yami-box-8 = eights
yami-box-9 = nines
yami-box-10 = tens
yami-box-V = jacks
yami-box-D = queens
yami-box-R = kings
yami-box-A = aces
yami-box-pair = pair
yami-box-two_pairs = two pairs
yami-box-brelan = three of a kind
yami-box-full = full house
yami-box-carre = four of a kind
yami-box-flush = flush
yami-box-straight = straight
yami-box-straight_flush = straight flush

yami-head-pair = pair
yami-head-two_pairs = 2 pairs
yami-head-brelan = three
yami-head-full = full
yami-head-carre = four
yami-head-flush = flush
yami-head-straight = straight
yami-head-straight_flush = st.flush

yami-stock = stock { $cards }
yami-discard = discard
yami-pile-below = Below it:
yami-hand-of = { $name }:
yami-known = Seen taken:
yami-bonus = bonus
yami-bonus-of = { $bonus ->
    [0] { $values }/{ $goal }
   *[other] { $values } +{ $bonus }
}
yami-total = total
yami-last-deal = Last deal:
yami-legend-choosing = ★ lay it down now   + yours if another lays down   · free   ✗ cancelled
yami-legend-following = A small letter marks a box, a capital one cancels it instead (a, b … values; i, j … combinations).
yami-legend-discarding = Choose a card to discard. The last one is the one just taken.

yami-deal-number = deal { $number } of { $deals }
yami-phase-opening = who deals first?
yami-phase-dealing = { $name } deals
yami-phase-turning = the first card is turned up
yami-phase-choosing = { $name } to play
yami-phase-drawing = { $name } draws
yami-phase-discarding = { $name } discards
yami-phase-following = the stock is gone: everybody marks
yami-phase-laid-down = { $name } laid down: the others mark
yami-phase-over = the match is over

yami-do-stock = draw from the stock
yami-do-discard-pile = take { $card }
yami-do-lay-down = lay down { $box }, { $points }
yami-do-mark = mark { $box }, { $points }
yami-do-cancel = cancel { $box }

yami-help =
    A number is a card, a letter is a box. Each turn, either lay down (a letter),
    or take a card (1 from the stock, 2 from the discard pile) and discard one.
    To lay down, show three or four cards of one value, or a combination (★).
    All the others must then score what they hold, even one card of a value (+);
    if you have nothing to score, you cancel a box. With cancel=free you may cancel
    one instead of scoring: a capital letter. Two identical cards count as one.
    The ace stands above the king, or below the seven. Bonus of 50 from 90
    points in the value boxes, or from 105 when two play.
    Moves may be written out: take stock · discard 10H · lay_down brelan · mark V ·
    cancel V.

yami-ask-opening = { $name } draws a card for the deal: type it (10H, KS)
yami-ask-dealing = { $name }, type your { $left ->
    [one] last card
   *[other] { $left } cards
} (10H KS …)
yami-ask-turning = Turn up the top card of the stock: type it (10H, KS)
yami-ask-drawing = { $name } draws from the stock: type the card (10H, KS)

yami-told-opening = { $name } draws { $card }
yami-told-dealt = { $name } is dealt { $cards }
yami-told-turning = { $card } is turned up
yami-told-drawing = { $name } draws { $card }
yami-told-from-stock = { $name } draws from the stock and discards { $card }
yami-told-from-pile = { $name } takes { $taken } and discards { $card }
yami-told-lay-down = { $name } lays down { $cards }: { $box }, { $points } points
yami-told-chosen = { $name } has chosen
told-tied = Highest card shared: { $names } draw again
yami-told-deals = Deal { $deal }: { $name } deals
yami-told-remade = The stock ran out: the discard pile is shuffled, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw
yami-told-gone = The stock ran out for the third time: everybody marks
yami-told-marks = { $name } marks { $box } with { $cards }: { $points } points
yami-told-cancels = { $name } cancels { $box } with { $cards }
yami-told-bonus = { $name } has the bonus: 50 points

reason-deals_played = the sixteen deals are played

error-yami_box_closed = That box is closed ({ $box }): choose a free one.
error-yami_not_shown = Your cards do not show that ({ $box }): choose a box they fit.
error-yami_needs_three = To lay down for a value ({ $box }) you need three of it, of different suits: exchange a card, or lay down something else.
error-yami_must_mark = You can mark something, so you may not cancel: choose a box to mark.
error-yami_must_follow = The hands are shown: mark a box, or cancel one.
error-yami_exchanged = You have taken a card, so you cannot lay down in this turn: discard one.
error-yami_take_first = Take a card before you discard one.
error-yami_discard_first = You have taken a card already: discard one.
error-yami_not_in_hand = That card is not in your hand: discard one you hold.
error-yami_draw_from_stock = The discard pile went round often enough: draw from the stock.
