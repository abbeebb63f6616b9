# YAM color, on the page.
color-option-tie-shared = the win is shared
color-option-tie-playoff = one more card decides
color-option-stakes-off = no stakes
color-option-stakes-pile = from the pile
color-option-stakes-pot = a pot
color-option-blind-off = in sight
color-option-blind-on = blind
color-option-deck-symmetric = our cards

color-mat = Dice and card
color-the-dice = The eight dice
color-the-card = The card
color-unknown = covered
color-die = Die { $place }: { $colour }
color-spot = Spot { $place }: { $colour }
color-numbers = How many colours match?
color-say = Call { $number }
color-said-by = { $number }, called by { $name }
color-your-call = How many colours match?
color-your-call-blind = Feel, then call how many
color-you-said = You called { $number }. Waiting for the others…
color-playoff-how = Between { $names }: the first card won decides, and nobody pays a card.
color-playoff-how-many = { $players } players are tied: the first card won decides, and nobody pays a card.
color-playoff-watch = You are watching the tie-break
color-playoff-out = not in the tie-break
color-players = The players and the cards they won
color-throws = rolls
color-won = { $cards ->
    [one] { $cards } card won
   *[other] { $cards } cards won
}
color-no-card-yet = no card yet
color-laid = { $cards ->
    [one] { $cards } card staked
   *[other] { $cards } cards staked
}
color-your-stake = Your stake, before the roll
color-stakes = How many cards to stake
color-stakes-how-pile = If you win, you take as many more from the pile. Otherwise they go under it.
color-stakes-how-pot = Whoever wins the round takes all the stakes. If nobody wins, they stay in the pot.
color-first-round = Start round { $round }
color-next-round = Go on to round { $round }
color-waits-for = Waiting for { $names }…
color-here-goes = Here goes…
color-phase-verified = the round is over
color-last-round = Last round
color-verified = The last round, verified
color-after = { $seconds } s
color-feel-how = Point at a die or a spot, or reach it with the arrow keys.
color-sound-on = Sound: on
color-sound-off = Sound: off

color-walk-dice = Eight pyramids are rolled. Only the ball on top counts: its colour, with a shape and a letter of its own.
color-walk-card = And a card is turned. Pair each die with a spot of its colour, each used once: how many pairs?
color-walk-numbers = Call the number before the others: a tap, or a key from 0 to 8. A number once called is taken. The ring is the time left.
color-walk-players = A round won is a card, and whoever has the most cards wins. There are no turns: everybody plays at once!

color-rules-goal-title = The goal
color-rules-goal = Win the most of the 26 cards, by being quick, right, and sometimes bold.
color-rules-round-title = A round
color-rules-round = Eight dice are rolled and a card with eight coloured spots is turned, for everybody at the same moment. Pair each die with a spot of its colour, each used once: the number of pairs, from 0 to 8, is the one to find.
color-rules-signs-title = The colours
color-rules-signs =
    red · R — triangle
    blue · B — circle
    green · G — square
    yellow · Y — diamond
color-rules-say-title = Calling
color-rules-say = There are no turns: as soon as you know, call. One number each, and it stands. A number that somebody has called is taken: you then need another one. You may also call nothing.
color-rules-verify-title = Verifying
color-rules-verify = Calls are verified from the highest down. If one is too high, its player pays a won card, which goes under the pile. The first that is exact or below wins the card, and those lower win and pay nothing. If nobody wins it, the card leaves the game.
color-rules-time-title = The time
color-rules-time = A round closes when everybody has called, after 12 seconds, or 5 seconds after the first call, unless the table has chosen other times. What counts is the moment you could have reacted: the delay of your connection is measured and compensated, and the times are shown after each round.
color-rules-end-title = The end
color-rules-end = When the pile is empty, whoever has the most cards wins. Players who are tied share the win, or play one more card between them: the first that is won decides, and nobody pays.
color-rules-stakes-title = With stakes
color-rules-stakes = Before the roll each player in turn may stake up to three won cards. “From the pile”: if you win the round, you take as many more from the pile, and your own back; what the others staked goes under the pile. “A pot”: if you win the round, you take all the stakes; if nobody wins, they stay for the next round.
color-rules-blind-title = Blind
color-rules-blind = Dice and card are under a cover. A finger on one of them tells its colour to you alone, by sight, by a tone and by a beat, until it moves on. Remembering is up to you.

# Options and bots by name
color-option-tie-title = A tie at the end
color-option-stakes-title = Stake cards that were won
color-option-blind-title = Blind
color-option-round_seconds-title = Length of a round, in seconds
color-option-last_call_seconds-title = After the first call, in seconds
color-option-tie-how = When several players have the same number of cards.
color-option-stakes-how = Before each roll, stake up to 3 cards you won. Winning the round brings as many more from the pile, or all the stakes: the pot.
color-option-blind-how = Dice and card are covered: a finger feels them one by one.
color-option-round_seconds-how = A round closes after this time at the latest, 1 to 600.
color-option-last_call_seconds-how = And this long after the first call at the latest, 1 to 600.
color-option-deck-title = The cards
color-option-deck-how = Our 26 cards, or those of your box: eight letters each, of R, B, G and Y.
color-option-deck-own = yours
color-option-deck-example =
    RRRRBBBB
    RRRRBBGY
    …
color-distance = { $ms } ms away
color-distance-why = Messages to this player and back take this long. Calls are credited with it.

# For those who do not see it
color-count-R = { $many } red
color-count-B = { $many } blue
color-count-G = { $many } green
color-count-Y = { $many } yellow
color-counts-dice = Dice: { $dice }.
color-counts-card = Card: { $card }.
color-asked-call = How many match?
color-taken = Taken: { $numbers }.
color-asked-ready = The next round waits for you:
color-holds = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
color-key-call = call a number, or stake so many cards
color-key-next = go on to the next round
color-key-tones = hear the dice and the card as tones
color-key-feel = feel the dice and the card

color-preset = Pace
color-preset-usual = usual: 12 s per round
color-preset-relaxed = relaxed: 60 s per round, 30 s after the first call
