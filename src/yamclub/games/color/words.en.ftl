# YAM color
color-about = Eight dice, a card, four colours: call how many match before the others do.
drawn = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
color-option-tie = equal at the end: the win is shared, or one more card decides
color-option-stakes = stake up to 3 won cards before each roll; pile: winning the round brings as many more from the pile; pot: it brings all the stakes
color-option-blind = blind: dice and card are covered, feel them one by one
color-option-round_seconds = how long a round lasts at most, in seconds
color-option-last_call_seconds = how long after the first call, in seconds
color-option-deck = our cards, or those of your box: a JSON list of 26 cards like “RRRRBBGY”

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
color-playoff = tie-break
color-pile = { $cards ->
    [0] the pile is empty
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
color-pot = { $cards ->
    [one] { $cards } card in the pot
   *[other] { $cards } cards in the pot
}
color-phase-lot = who rolls first?
color-phase-staking = { $you ->
    [1] you may stake cards
   *[0] { $name } may stake cards
}
color-phase-throwing = { $you ->
    [1] you roll next
   *[0] { $name } rolls next
}
color-phase-turning = and the card?
color-phase-announcing = how many?
color-phase-feeling = how many?
color-phase-prizes = { $you ->
    [1] you take cards
   *[0] { $name } takes cards
}
color-phase-over = it is over
color-player = player
color-cards = cards
color-stake = stake
color-says = call
color-free = free numbers
color-true = { $number ->
    [0] No colour matches.
    [one] { $number } colour matches.
   *[other] { $number } colours match.
}
color-seconds = { $whole }.{ $tenths } s
color-verdict-too_high = too high, nothing to pay
color-verdict-pays = { $you ->
    [1] too high, you pay a card
   *[0] too high, pays a card
}
color-verdict-wins = { $you ->
    [1] you win the card
   *[0] wins the card
}
color-verdict-beaten = { $you ->
    [1] you win nothing
   *[0] wins nothing
}

color-do-claim = call { $number }
color-do-lay = { $cards ->
    [0] stake nothing
    [one] stake { $cards } card
   *[other] stake { $cards } cards
}
color-do-feel = feel { $item }
color-ready = Everybody ready? Enter: { $name } rolls, and the clock starts.
color-call = 0 to 8: how many colours match between dice and card?
color-call-blind = a to p feel what is there · 0 to 8: how many colours match?
color-call-felt = { $item } is { $colour } · a to p feel another · 0 to 8 call how many
color-call-said = You have called. Waiting for the others…
color-ask-lot = Who rolls first? Type the number: { $seats }
color-ask-throwing = { $name } rolls: type the eight colours ({ $colours })
color-ask-turning = { $name } turns the top card: type its eight spots ({ $colours })
color-ask-prizes = { $name } takes a card from the pile: type its eight spots ({ $colours })
color-ask-feeling = What does the finger find? ({ $colours })

color-help =
    Pair dice and spots of one colour, each used once: call the number of pairs.
    Calls are checked from the highest down: too high pays a card, and the first
    that is exact or below wins it. Lower calls win and pay nothing.
    A number once called is taken. Played blind, a to p feel one die or spot each.
    q leaves. Moves may be written out: claim 6 · lay 2 · feel 9.

color-told-lot = { $you ->
    [1] You roll
   *[0] { $name } rolls
} first
color-told-throw = { $you ->
    [1] You roll
   *[0] { $name } rolls
}: { $dice }
color-told-reveal = The card: { $card }
color-told-covered = { $you ->
    [1] You roll under the cover and turn
   *[0] { $name } rolls under the cover and turns
} a card
color-told-claim = { $you ->
    [1] You call
   *[0] { $name } calls
} { $number }!
color-told-close = Time is up.
color-told-lay = { $cards ->
    [0] { $you ->
        [1] You stake nothing
       *[0] { $name } stakes nothing
    }
    [one] { $you ->
        [1] You stake
       *[0] { $name } stakes
    } { $cards } card
   *[other] { $you ->
        [1] You stake
       *[0] { $name } stakes
    } { $cards } cards
}
color-told-prize = { $you ->
    [1] You take
   *[0] { $name } takes
} a card from the pile: { $card }
color-told-verdict = { $you ->
    [1] You
   *[0] { $name }
}, { $number }: { $verdict }
color-verdict-after = { $verdict } ({ $seconds })
color-told-nobody = Nobody wins the card: it leaves the game.
color-told-stake-lost = { $you ->
    [1] You lose
   *[0] { $name } loses
} { $cards ->
    [one] the card staked: it goes under the pile
   *[other] the { $cards } cards staked: they go under the pile
}
color-told-stake-back = { $you ->
    [1] You take
   *[0] { $name } takes
} back { $cards ->
    [one] the card staked
   *[other] the { $cards } cards staked
}
color-told-pot-won = { $you ->
    [1] You take
   *[0] { $name } takes
} the pot: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
color-told-pot-stays = { $cards ->
    [one] Nobody wins: { $cards } card stays in the pot
   *[other] Nobody wins: { $cards } cards stay in the pot
}
color-told-playoff = Tied: { $names } play on, and the first card won decides

reason-pile_through = the pile is empty
reason-rounds_played = 260 rounds have been played
reason-playoff_won = the tie-break has been won
reason-playoff_undecided = the tie-break found no winner
winner-playoff_won = { $you ->
    [1] You win
   *[0] { $names } wins
} the tie-break, after a tie at { $score }!

error-color_bad_deck = { $cards ->
    [one] Your deck has only { $cards } card: give a JSON list of 26.
   *[other] Your deck has { $cards } cards: give a JSON list of 26.
}
error-color_bad_card = Card { $card } of your deck, “{ $text }”, does not have eight spots: write eight letters of R, B, G and Y.
error-color_no_such_number = { $number } is impossible: call a number from 0 to 8.
error-color_number_taken = { $number } is taken: call another number, quickly.
error-color_already_announced = You have already called { $number }: one number per round.
error-color_too_early = That moment is already past: calls count in their order, and none before the card.
error-color_too_late = Too late: the round is closed.
error-color_not_yet = There is still time: the round closes at its moment.
error-color_nothing_covered = Nothing is covered here: look, and call a number.
error-color_no_such_item = There is no item { $item }: feel 1 to 8 for the dice, 9 to 16 for the card.
error-color_stake_too_high = You can’t stake { $cards }: stake 0 to { $most }.
color-odds-number = number { $number }
color-odds-at = eight dice rolled

color-told-silence = { $you ->
    [1] You say
   *[0] { $name } says
} nothing
color-why-high = { $number ->
    [0] No colour matches
    [one] { $number } colour matches
   *[other] { $number } colours match
}, not { $called }: whoever calls too high pays a card.
color-why-high-free = { $number ->
    [0] No colour matches
    [one] { $number } colour matches
   *[other] { $number } colours match
}, not { $called }: a call that is too high can’t win.
color-why-risk = { $number ->
    [0] No colour matches
    [one] { $number } colour matches
   *[other] { $number } colours match
}, not { $called }: with { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
} left in the pile, the card to pay is worth { $pays } % of the chances of winning, and the card to win { $wins } %.
color-why-low = { $number ->
    [one] { $number } colour matches
   *[other] { $number } colours match
}, and that number was free: { $called } wins only if nobody calls better.
color-why-free = { $number ->
    [0] No colour matches, and zero was free.
    [one] { $number } colour matches, and that number was free.
   *[other] { $number } colours match, and that number was free.
}
color-why-silent = { $number ->
    [0] No colour matched, and zero
    [one] { $number } colour matched, and that number
   *[other] { $number } colours matched, and that number
} stayed free until the end of the round, { $seconds } s after the card.
color-why-felt = { $risk ->
    [0] Going by what was felt, { $best } can’t be too high.
   *[other] Going by what was felt, { $best } is too high in only { $risk } % of cases.
}
color-why-felt-risk = Going by what was felt, { $called } is too high in { $risk } % of cases.
color-why-felt-high = Going by what was felt, { $called } is too high in { $risk } % of cases, and { $best } in { $less } %.
color-why-felt-low = Going by what was felt, { $best } or more match in { $more } % of cases, and then { $called } wins only if nobody calls better.
color-why-pot = Whoever wins the round takes the whole pot: staking more yourself doesn’t win you more.
color-why-stake = Winning the round (about { $wins } % of cases) leads to { $won } % of the chances instead of { $other_won } %, and not winning it to { $lost } % instead of { $other_lost } %.

color-bot-novice = Counts slowly, is often one off, and looks at nothing but the dice and the card.
color-bot-club = Counts well, hurries when behind and makes sure when ahead.
color-bot-expert = Quick and sure, listens to the other calls, and takes the risk that the score asks for.
color-bot-counter = Counts in about five seconds, and calls the highest free number that it thinks is not too high.
