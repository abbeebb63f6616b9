# YAM menteur
menteur-about = Five dice under a cup: announce what you like, and catch the others bluffing.
menteur-option-reroll_counts = whether the others see how many dice are thrown again
menteur-option-truth = whether announcing less than the dice are worth is true (at_least) or a bluff (exact)
menteur-option-chance = chance may be announced at any time, or only as a player's last open box
menteur-option-scratch = instead of announcing, a player may give up an open box

menteur-dice = dice
menteur-locked = locked
menteur-last-round = last round
menteur-again = dice thrown again: { $counts }
phase-announcing = { $name }, throw { $throws } of 3
phase-deciding = { $name } announces { $claim }, after { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}
menteur-waiting = Still to decide: { $names }

menteur-claim = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
menteur-claim-upper = { $box }, { $count } × { $face } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

menteur-do-announce = a–m announce a box
menteur-do-scratch = A–M give one up
menteur-scratch = give up { $box }
menteur-do-accept = accept
menteur-do-challenge = challenge: a bluff!
menteur-ask-opening = { $name } throws { $dice } dice to see who starts: type what they show
ask-throw = { $name } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
} under the cup, looks alone, and types what { $dice ->
    [one] it shows
   *[other] they show
}
menteur-help =
    · open   12 scored   ✗ a cross   ▒▒ struck out   ★ what your dice are worth
    Number keys leave a die you have just rolled under a cup, or put it back;
    Enter rolls the others. Dice left under a cup are locked for the turn.
    A letter announces the box beside it, true or not; then type the points.
    With scratch=yes a capital letter gives an open box up instead: it is struck out.
    Full house (three and two) 25, small straight (1 to 5) 30, large straight
    (2 to 6) 40, yam (five of a kind) 50; three of a kind, four of a kind and
    chance: the sum of the five dice.

    When another player announces, a accepts and c challenges. If nobody
    challenges, the points are scored. If it was true, each challenger gets a cross
    in that box. If it was a bluff, the bluffer gets the cross, and each challenger
    whose box is open scores the points announced. Not a yam: only the player who
    rolled one can score it. The second cross strikes the box out, points and all.
    When a sheet is full, each of the other players has one last turn.
    Moves may be written out too: keep 44 · announce brelan 19 · challenge ·
    scratch yam.

menteur-told-throw = { $name } throws, { $throw } of 3: { $dice }
menteur-told-keep = { $kept ->
    [0] { $name } leaves none of them and throws again
   *[other] { $name } leaves { $dice } under the cup and throws again
}
menteur-told-hidden-throw = { $throw ->
    [1] { $name } throws under the cup
   *[other] { $name } throws again, { $throw } of 3
}
menteur-told-hidden-keep = { $name } throws { $dice ->
    [one] one die
   *[other] { $dice } dice
} again
menteur-told-announce = { $name } announces { $claim }
menteur-told-scratch = { $name } announces nothing and gives up a box: { $box }
menteur-told-accept = { $name } accepts
menteur-told-challenge = { $name } challenges
menteur-told-silence = Time is up: who says nothing accepts
menteur-told-believed = Nobody challenges { $name }
menteur-told-shown = { $name } shows { $dice }, { $true ->
    [0] a bluff
   *[other] the truth
}! Challenged by { $names }
menteur-told-wrote = { $names } { $count ->
    [one] writes
   *[other] write
} { $points } in { $box }
menteur-told-crossed = A cross in { $box }: { $names }
menteur-told-barred = Second cross, { $box } is barred: { $names }
menteur-told-last-round = { $count ->
    [one] { $names } has a full sheet
   *[other] { $names } have full sheets
}: one last turn for each of the others
menteur-told-skipped = { $name } has no open box left, so no last turn

reason-sheet_full = a sheet was full and the last round is played

error-no_throw_left = That was the third throw: announce a box.
error-dice_locked = { $keep } is not all among the dice just thrown ({ $dice }): those under an earlier cup stay there by themselves.
error-dice_not_there = { $keep } is not among the dice just thrown ({ $dice }): leave only dice that lie there.
error-nothing_to_throw = All the dice are left: leave out at least one to throw, or announce.
error-menteur_box_closed = That box ({ $box }) is written or barred on your sheet: announce an open one.
error-menteur_points_impossible = Five dice are never worth { $points } there ({ $box }): announce points they can have.
error-menteur_chance_last = At this table chance is announced last: choose another open box.
error-menteur_no_scratch = At this table no box is given up: announce one.
