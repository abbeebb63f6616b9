# Yamslam
slam-about = Five dice, three rolls, and chips to win from seven series before they run out.
slam-option-series = one game, 5 or 10 games added up, or first to 1000
slam-option-teams = two teams of two, seated alternately (four players)
slam-option-four_as_two_pairs = four of a kind also count as two pairs

slam-series-two_pairs = two pairs
slam-series-brelan = three of a kind
slam-series-small_straight = small straight
slam-series-flush = flush
slam-series-full = full house
slam-series-carre = four of a kind
slam-series-large_straight = large straight

# What a chip takes.
slam-asks-two_pairs = two pairs
slam-asks-brelan = three of a kind
slam-asks-small_straight = four dice in a row
slam-asks-flush = five even dice, or five odd ones,
slam-asks-full = three of a kind and a pair
slam-asks-carre = four of a kind
slam-asks-large_straight = five dice in a row

slam-chip = chip
slam-points = points
slam-on-table = in play
slam-total = this game
slam-total-of = { $bonus ->
    [0] { $total }
   *[other] { $total } (bonus { $bonus })
}
slam-earlier = earlier games
slam-game-number = { $series ->
    [1000] game { $number }, first to 1000
   *[other] game { $number } of { $series }
}

slam-do-take = take a chip: { $chip }
slam-do-take-removed = take a removed chip: { $chip }
slam-do-stop = no chip: end the turn
slam-help =
    Number keys set a die aside, or put it back; Enter rolls the others.
    A letter takes the chip beside it (★: your dice win it as they stand).
    If your dice win a chip, you must take one to end the turn. If they form several
    combinations, choose: a full house also wins three of a kind. Without a chip, the
    turn ends only after the third roll.
    When everybody has failed in turn, the most valuable chip in play is removed.
    Yamslam, five of a kind: take any chip, even a removed one, and play again.

    Bonuses: 50 for a chip of all seven series, or 20 for six; 30 for each series
    of which you hold all four chips; 20 for the last chip in play.
    u puts all dice back, q leaves. In plain mode type keys and Enter: “13” keeps
    the first and third die and rolls the rest.
    Moves may be written out: keep 444 · take full · take full removed · stop.

slam-told-take = { $you ->
    [1] You take
   *[0] { $name } takes
} a chip: { $chip }, { $points } points
slam-told-take-removed = { $you ->
    [1] You take
   *[0] { $name } takes
} a removed chip: { $chip }, { $points } points
slam-told-failed = { $you ->
    [1] You win
   *[0] { $name } wins
} no chip with { $dice }
slam-told-removed = Nobody won a chip: one is removed ({ $chip })
slam-told-again = Yamslam! { $you ->
    [1] You play
   *[0] { $name } plays
} again
slam-told-another = Yamslam! { $you ->
    [1] You take
   *[0] { $name } takes
} a second chip
slam-told-game-ended = Game over: { $scores }

reason-chips_gone = no chip is left in play
reason-series_played = all the games have been played
reason-goal_reached = 1000 points have been reached

error-no_throw_left = That was the third roll: take a chip or end the turn.
error-nothing_to_throw = All five dice are kept: leave at least one to reroll, or take a chip.
error-slam_not_formed = It takes { $asks } to win that chip ({ $series }), and your dice are { $dice }: choose a combination they form.
error-slam_none_in_play = No chip of that series ({ $series }) is left in play: choose another.
error-slam_none_removed = No chip of that series ({ $series }) was removed: choose another.
error-slam_only_yamslam = It takes five of a kind to take a removed chip: choose one in play.
error-slam_must_take = Your dice win a chip, so you must take one: choose it.
error-slam_throws_left = A turn without a chip ends after the third roll: reroll.
slam-yamslam = Yamslam

# How each bot plays.
slam-bot-novice = Plays for the points of the next roll, forgets the bonuses, and misjudges a lot.
slam-bot-club = Reckons with one roll at a time and with the variety bonus, and slips now and then.
slam-bot-expert = Solves every turn exactly, for the win: what a chip brings, whom it denies, how the end comes.
slam-bot-greedy = Plays each turn exactly for its points and bonuses, and looks no further.

# Why a choice is better.
slam-why-a-two_pairs = two pairs
slam-why-a-brelan = three of a kind
slam-why-a-small_straight = a small straight
slam-why-a-flush = a flush
slam-why-a-full = a full house
slam-why-a-carre = four of a kind
slam-why-a-large_straight = a large straight
slam-why-a-yamslam = a Yamslam
slam-why-likelier = { $than ->
    [0] This gives { $chip } in { $best } % of cases, which the other choice never does.
   *[other] This gives { $chip } in { $best } % of cases, instead of { $than } %.
}
slam-why-chance = This gives { $chip } in { $best } % of cases.
slam-why-empty = { $best ->
    [0] The turn then always wins a chip; with the other choice it wins none in { $than } % of cases.
   *[other] The turn then wins no chip in only { $best } % of cases, instead of { $than } %.
}
slam-why-on = { $worse ->
    [0] Rolling again ends better in { $better } % of cases, and never worse.
   *[other] Rolling again ends better in { $better } % of cases, and worse in { $worse } %.
}
slam-why-take = { $better ->
    [0] Rolling again can’t end better.
   *[other] Rolling again would end better in only { $better } % of cases.
}
slam-why-lose = Rolling again would end with less in { $worse } % of cases.
slam-why-brings = With its bonuses this chip brings { $worth } points.
slam-why-more = With its bonuses this chip brings { $best } points, instead of { $than }.
slam-why-harder = This chip is harder to win: it can be made in { $best } % of turns, the other ({ $chip }) in { $than } %.
slam-why-scarce = { $left ->
    [one] It is the last chip of its series in play.
   *[other] Only { $left } chips of this series are left in play.
}
