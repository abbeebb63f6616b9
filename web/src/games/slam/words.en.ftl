# Yamslam, on the page.
slam-option-series-title = How many games
slam-option-teams-title = Two teams of two (four players)
slam-option-four_as_two_pairs-title = Four of a kind are two pairs too
slam-option-series-single = one game
slam-option-series-5 = 5 games
slam-option-series-10 = 10 games
slam-option-series-1000 = up to 1000

# Said otherwise than on other boards.
die = Die { $place }: { $face }, { $colour ->
    [odd] ivory
   *[even] red
}
die-kept = Die { $place }: { $face }, { $colour ->
    [odd] ivory
   *[even] red
}, kept

slam-stacks = The chips in play
slam-stack = { $name }, { $points } points, { $left ->
    [0] no chip left in play
    [one] { $left } chip in play
   *[other] { $left } chips in play
}{ $removed ->
    [0] {""}
   *[other] , { $removed } removed
}{ $won ->
    [yes] , won by your dice
   *[no] {""}
}
slam-won = Your dice win: { $chips }
slam-won-chip = { $chip } ({ $points })
slam-won-nothing = Your dice win nothing yet
slam-lost-turn = Your dice win nothing: end the turn
slam-side-said = { $names }: { $points }, { $chips }
slam-gone = { $removed ->
    [one] { $removed } chip removed
   *[other] { $removed } chips removed
}
slam-take-removed = take a removed chip
slam-sides = The players and their chips
slam-held = { $count } × { $chip }
slam-bonus = bonus { $bonus }
slam-no-chip-yet = no chip yet
slam-end-turn = End the turn without a chip
slam-choose-any = Yamslam! Tap the chip of your choice.
slam-failing-count = { $failed ->
    [one] One turn without a chip, out of { $players }.
   *[other] { $failed } turns in a row without a chip, out of { $players }.
}
slam-failing-why = When everybody fails, the most valuable chip is removed.
slam-choose-chip = Take a chip that your dice win.

slam-walk-stacks = Around them, the chips to win: four of each series, with their value. A star marks those your dice win: tap one to take it.
slam-walk-sides = This is what everybody has won. Mind the bonuses: a whole series, or a chip of every series.

slam-rules-goal-title = The goal
slam-rules-goal = Win the most valuable chips, and the right collections, before none are left on the table.
slam-rules-turn-title = A turn
slam-rules-turn = Roll the five dice. You may reroll any of them, twice; a die you kept may still be rerolled later. If your dice form a series that has a chip in play, take one chip, and only one. If your dice win a chip, you must take one; without a chip, the turn ends only after the third roll.
slam-rules-chips-title = The chips
slam-rules-chips =
    two pairs · 5 — two of a kind, and another two
    three of a kind · 10 — three dice of one number
    small straight · 20 — four in a row
    flush · 25 — all even (red) or all odd (ivory)
    full house · 30 — three of a kind and a pair
    four of a kind · 40 — four dice of one number
    large straight · 50 — five in a row
slam-rules-combine-title = Several combinations at once
slam-rules-combine = A combination contains the smaller ones: four of a kind are three of a kind too, and two pairs if the table agrees; a full house is three of a kind and two pairs too.
slam-rules-fail-title = A turn without a chip
slam-rules-fail = If your dice form nothing, or no chip of that series is left, the turn is lost. When as many turns in a row are lost as there are players, the most valuable chip is removed. A turn in which a Yamslam took a chip is never lost. Alone, every lost turn removes one.
slam-rules-yamslam-title = Yamslam!
slam-rules-yamslam = Five of a kind let you take any chip, even one that was removed, and you play again. Alone, you take two.
slam-rules-bonus-title = The bonuses
slam-rules-bonus =
    50 — a chip of each of the seven series
    20 — a chip of six series
    30 — all four chips of a series
    20 — the last chip in play
slam-rules-ways-title = Ways to play
slam-rules-ways = Alone, with two, three or four players, or as two teams of two whose chips are put together. One game, 5 or 10 games added up, or up to 1000 points.
slam-option-series-how = The points of all games are added up.
slam-option-teams-how = Two against two, seated alternately; it takes four seats.
slam-option-four_as_two_pairs-how = Four of a kind may take the chip of the two pairs.
slam-games-before = + { $points } from earlier games

slam-ask-stop = Your turn will end without a chip, though you have rolls left.
slam-ask-stop-do = End without a chip

slam-odds-yamslam = Yamslam
