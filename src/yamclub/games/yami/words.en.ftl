# YAMI
yami-about = Yam with cards: exchange one card per turn, lay down before the others, fill sixteen boxes.
drawn = { $draws ->
    [one] { $draws } card
   *[other] { $draws } cards
}
yami-option-values = list: flush 30, straight 35; board: flush 35, straight 30
yami-option-cancel = when another player lays down, last_resort: cancel a box only with nothing to score; free: whenever you like

yami-bot-novice = Lays down whatever looks like many points and scores where it brings most at once.
yami-bot-club = Knows what each box is worth and counts cards, but misjudges them now and then.
yami-bot-expert = Weighs every card still to come, lays down when it hurts you most, and plans for the bonus.
yami-bot-greedy = Counts unseen cards and looks one draw ahead.

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
yami-legend-choosing = ★ lay it down now   + yours if another lays down   · open   ✗ cancelled
yami-legend-following = A small letter scores a box, a capital one cancels it instead (a, b … values; i, j … combinations).
yami-legend-discarding = Choose a card to discard. The last one is the one just taken.

yami-deal-number = deal { $number } of { $deals }
yami-phase-opening = who deals first?
yami-phase-dealing = { $you ->
    [1] you deal
   *[0] { $name } deals
}
yami-phase-turning = the first card is turned up
yami-phase-choosing = { $you ->
    [1] you to play
   *[0] { $name } to play
}
yami-phase-drawing = { $you ->
    [1] you draw
   *[0] { $name } draws
}
yami-phase-discarding = { $you ->
    [1] you discard
   *[0] { $name } discards
}
yami-phase-following = the stock is gone: everybody scores
yami-phase-laid-down = { $you ->
    [1] you have laid down
   *[0] { $name } has laid down
}: the others score
yami-phase-over = the match is over

yami-do-stock = draw from the stock
yami-do-discard-pile = take { $card }
yami-do-lay-down = lay down { $box }, { $points }
yami-do-mark = score { $box }, { $points }
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

yami-ask-opening = { $name } draws a card to see who deals: type it (10H, KS)
yami-ask-dealing = { $name }, type your { $left ->
    [one] last card
   *[other] { $left } cards
} (10H KS …)
yami-ask-turning = Turn up the top card of the stock: type it (10H, KS)
yami-ask-drawing = { $name } draws from the stock: type the card (10H, KS)

yami-told-opening = { $you ->
    [1] You draw
   *[0] { $name } draws
} { $card }
yami-told-dealt = { $you ->
    [1] You are dealt
   *[0] { $name } is dealt
} { $cards }
yami-told-turning = { $card } is turned up
yami-told-drawing = { $you ->
    [1] You draw
   *[0] { $name } draws
} { $card }
yami-told-from-stock = { $you ->
    [1] You draw from the stock and discard
   *[0] { $name } draws from the stock and discards
} { $card }
yami-told-from-pile = { $you ->
    [1] You take { $taken } and discard
   *[0] { $name } takes { $taken } and discards
} { $card }
yami-told-lay-down = { $you ->
    [1] You lay down
   *[0] { $name } lays down
} { $cards }: { $box }, { $points } points
yami-choice-stock = { $you ->
    [1] You draw
   *[0] { $name } draws
} from the stock
yami-choice-pile = { $you ->
    [1] You take
   *[0] { $name } takes
} { $card } from the discard pile
yami-choice-discard = { $you ->
    [1] You discard
   *[0] { $name } discards
} { $card }
yami-choice-mark = { $you ->
    [1] You score
   *[0] { $name } scores
} in { $box }
yami-choice-cancel = { $you ->
    [1] You cancel
   *[0] { $name } cancels
} { $box }
yami-told-chosen = { $you ->
    [1] You have chosen
   *[0] { $name } has chosen
}
told-tied = Tied for the highest card: { $names } draw again
yami-told-deals = Deal { $deal }: { $you ->
    [1] you deal
   *[0] { $name } deals
}
yami-told-remade = The stock ran out: the discard pile is shuffled, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} to draw
yami-told-gone = The stock ran out for the third time: everybody scores
yami-told-marks = { $you ->
    [1] You score
   *[0] { $name } scores
} { $box } with { $cards }: { $points } points
yami-told-cancels = { $you ->
    [1] You cancel
   *[0] { $name } cancels
} { $box } with { $cards }
yami-told-bonus = { $you ->
    [1] You win
   *[0] { $name } wins
} the bonus: 50 points

reason-deals_played = the sixteen deals have been played

error-yami_box_closed = That box is no longer open ({ $box }): choose another.
error-yami_not_shown = Your hand is { $missing ->
    [one] one card
   *[other] { $missing } cards
} short of this box ({ $box }), which takes { $needs }: choose another.
error-yami_needs_three = To lay down for a value ({ $box }) you need three of it in different suits, and you have { $held ->
    [0] none
   *[other] { $held }
}: exchange a card, or lay down something else.
error-yami_copies = Identical cards count once, and you hold the { $rank ->
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
} twice. Your hand is { $missing ->
    [one] one card
   *[other] { $missing } cards
} short of this box ({ $box }), which takes { $needs }: choose another.
error-yami_must_mark = You have something to score, so you can’t cancel: choose a box to score.
error-yami_must_follow = The hands are shown: score a box, or cancel one.
error-yami_exchanged = You have taken a card, so you can’t lay down in this turn: discard one.
error-yami_take_first = Take a card before you discard one.
error-yami_discard_first = You have already taken a card: discard one.
error-yami_not_in_hand = That card is not in your hand: discard one you hold.
error-yami_draw_from_stock = The discard pile was taken too often: draw from the stock.

# What a box takes
yami-needs-value = a card of that value
yami-needs-three = three cards of that value in different suits
yami-needs-pair = two cards of one value
yami-needs-two_pairs = two cards of one value and two of another
yami-needs-brelan = three cards of one value
yami-needs-full = three cards of one value and two of another
yami-needs-carre = four cards of one value
yami-needs-flush = five cards of one suit
yami-needs-straight = five values in a row
yami-needs-straight_flush = five values in a row of one suit
yami-odds-at = five cards dealt, { $players ->
    [one] { $players } player
   *[other] { $players } players
}

# Why a choice is better
yami-why-copy = You hold { $card } already, and identical cards count once.
yami-why-gives = With { $card } you can lay down { $scored } points ({ $box }) at your next turn; { $good ->
    [0] no hidden card does that.
    [one] only one of the { $unseen } hidden cards does that.
   *[other] { $good } of the { $unseen } hidden cards do that.
}
yami-why-with = With { $card }, { $best } of the { $unseen } hidden cards { $best ->
    [one] lets
   *[other] let
} you lay down { $scored } points ({ $box }), instead of { $than } now.
yami-why-stock = { $good } of the { $unseen } hidden cards { $good ->
    [one] lets
   *[other] let
} you lay down { $scored } points ({ $box }): { $card } does not.
yami-why-served = { $better ->
    [0] No hidden card
   *[other] Only { $better } of the { $unseen } hidden cards
} would serve you better than { $card }, as the coach sees it.
yami-why-unserved = { $better } of the { $unseen } hidden cards would serve you better than { $card }, as the coach sees it.
yami-why-ready = You can then lay down { $scored } points at your next turn ({ $box }).
yami-why-cards = { $best } of the { $unseen } hidden cards then { $best ->
    [one] lets
   *[other] let
} you lay down { $scored } points ({ $box }), instead of { $than }.
yami-why-follow = If another player lays down, you can then score { $best } points, instead of { $than }.
yami-why-two = { $than ->
    [0] Two more cards from the stock then complete this ({ $box }) in { $best } % of cases, which the other choice never allows.
   *[other] Two more cards from the stock then complete this ({ $box }) in { $best } % of cases, instead of { $than } %.
}
yami-why-closed = Your box for that card ({ $box }) is closed, the one for the other ({ $other_box }) is open.
yami-why-feeds = { $card } would help the next player, who has taken { $held ->
    [one] one card
   *[other] { $held } cards
} of that value.
yami-why-safer = The next player’s box for that card ({ $box }) is closed, the one for the other ({ $other_box }) is open.
yami-why-scores = It scores { $best } points now, instead of { $than }.
yami-why-bonus = These { $scored } points bring the bonus nearer, which is worth about { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} on average.
yami-why-open = Left open, the other box ({ $other_box }) adds about { $than } to what your board brings, and this one ({ $box }) only about { $best }.
yami-why-now = { $above ->
    [0] No hidden card
   *[other] Only { $above } of the { $unseen } hidden cards
} would let you lay down more than these { $scored } points.
yami-why-rich = Scoring these { $scored } points is worth about { $more ->
    [one] { $more } point
   *[other] { $more } points
} more than a deal brings you on average.
yami-why-poor = Scoring these { $scored } points is worth about { $less ->
    [one] { $less } point
   *[other] { $less } points
} less than a deal brings you on average.
yami-why-others-less = If you lay down now, the others gain about { $less ->
    [one] { $less } point
   *[other] { $less } points
} less than a deal brings them on average.
yami-why-others-more = If you lay down now, the others gain about { $more ->
    [one] { $more } point
   *[other] { $more } points
} more than a deal brings them on average.
yami-why-next = Going on, { $above } of the { $unseen } hidden cards would let you lay down more than these { $scored } points, at your next turn at the earliest.
yami-why-above = { $above } of the { $unseen } hidden cards would let you lay down more than these { $scored } points.
