# YAM color
color-about = Eight dice, a card, four colours: be the first to say how many correspond.
drawn = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
color-option-tie = equal at the end: the win is shared, or one more card decides
color-option-stakes = lay up to 3 won cards before each throw; pile: the winner draws as many more; pot: the winner takes all that was laid
color-option-blind = dice and card are covered: feel them one by one
color-option-round_seconds = how long a round lasts at most, in seconds
color-option-last_call_seconds = how long after the first announcement, in seconds
color-option-deck = our cards, or those of your box: a JSON list of 26 cards like "RRRRBBGY"

color-letter-R = R
color-letter-B = B
color-letter-G = G
color-letter-Y = Y
color-name-R = red
color-name-B = blue
color-name-G = green
color-name-Y = yellow

color-dice = dice
color-card = card
color-round = round { $number }
color-playoff = playoff
color-pile = { $cards ->
    [0] the pile is empty
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
color-pot = { $cards ->
    [one] { $cards } card in the pot
   *[other] { $cards } cards in the pot
}
color-phase-lot = who throws first?
color-phase-staking = { $name } may lay cards
color-phase-throwing = { $name } throws next
color-phase-turning = and the card?
color-phase-announcing = how many?
color-phase-feeling = how many?
color-phase-prizes = { $name } takes cards
color-phase-over = it is over
color-player = player
color-cards = cards
color-stake = laid
color-says = says
color-free = free numbers
color-true = { $number ->
    [0] No colour corresponds.
    [one] { $number } colour corresponds.
   *[other] { $number } colours correspond.
}
color-seconds = { $whole }.{ $tenths } s
color-verdict-too_high = too high, nothing to pay
color-verdict-pays = too high, pays a card
color-verdict-wins = wins the card
color-verdict-beaten = beaten

color-do-claim = say { $number }
color-do-lay = { $cards ->
    [0] lay nothing
    [one] lay { $cards } card
   *[other] lay { $cards } cards
}
color-do-feel = feel { $item }
color-ready = Ready? Enter: { $name } throws, and the clock starts.
color-call = 0 to 8: how many colours do dice and card share?
color-call-blind = a to p feel what lies there · 0 to 8: how many colours do dice and card share?
color-call-felt = { $item } is { $colour } · a to p feel another · 0 to 8 say how many
color-call-said = You have spoken. Now the others…
color-ask-lot = Who throws first? Type the number: { $seats }
color-ask-throwing = { $name } throws: type the eight colours ({ $colours })
color-ask-turning = { $name } turns the top card: type its eight spots ({ $colours })
color-ask-prizes = { $name } takes a card from the pile: type its eight spots ({ $colours })
color-ask-feeling = What does the finger find? ({ $colours })

color-help =
    Pair dice and spots of one colour, each used once: call the number of pairs.
    Calls are checked from the highest down: too high pays a card, and the first
    that is exact or below wins it. Lower calls win and pay nothing.
    A number once called is taken. Played blind, a to p feel one die or spot each.
    q leaves. Moves may be written out: claim 6 · lay 2 · feel 9.

color-told-lot = { $name } throws first
color-told-throw = { $name } throws: { $dice }
color-told-reveal = The card: { $card }
color-told-covered = { $name } throws under the cover and turns a card
color-told-claim = { $name } says { $number }!
color-told-close = Time is up.
color-told-lay = { $cards ->
    [0] { $name } lays nothing
    [one] { $name } lays { $cards } card
   *[other] { $name } lays { $cards } cards
}
color-told-prize = { $name } takes a card from the pile: { $card }
color-told-verdict = { $name }, { $number }: { $verdict }
color-verdict-after = { $verdict } ({ $seconds })
color-told-nobody = Nobody wins the card: it leaves the game.
color-told-stake-lost = { $cards ->
    [one] { $name } loses the card laid: it goes under the pile
   *[other] { $name } loses the { $cards } cards laid: they go under the pile
}
color-told-stake-back = { $cards ->
    [one] { $name } takes back the card laid
   *[other] { $name } takes back the { $cards } cards laid
}
color-told-pot-won = { $cards ->
    [one] { $name } takes the pot: { $cards } card
   *[other] { $name } takes the pot: { $cards } cards
}
color-told-pot-stays = { $cards ->
    [one] Nobody wins: { $cards } card stays in the pot
   *[other] Nobody wins: { $cards } cards stay in the pot
}
color-told-playoff = Equal: { $names } play on, and the first card won decides

reason-pile_through = the pile is empty
reason-rounds_played = 260 rounds were played
reason-playoff_won = the playoff is won
reason-playoff_undecided = the playoff found no winner
winner-playoff_won = { $names } wins the playoff, all being equal at { $score }!

error-color_bad_deck = { $cards ->
    [one] That deck has only { $cards } card: give a JSON list of 26.
   *[other] That deck has { $cards } cards: give a JSON list of 26.
}
error-color_bad_card = Card { $card } of that deck, "{ $text }", is not eight spots: write eight letters of R, B, G and Y.
error-color_no_such_number = { $number } cannot be: say a number from 0 to 8.
error-color_number_taken = { $number } is taken: say another number, quickly.
error-color_already_announced = You said { $number } already: one number a round.
error-color_too_early = That moment is already past: announcements count in their order, and none before the card.
error-color_too_late = Too late: the round is closed.
error-color_not_yet = There is still time: the round closes at its moment.
error-color_nothing_covered = Nothing is covered here: look, and say a number.
error-color_no_such_item = There is no item { $item }: feel 1 to 8 for the dice, 9 to 16 for the card.
error-color_stake_too_high = { $cards } cannot be laid: lay 0 to { $most }.
