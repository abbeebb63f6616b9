# YAM menteur
menteur-about = Five dice under a cup: announce what you like, and catch the others bluffing.
menteur-option-reroll_counts = whether the others see how many dice are rerolled
menteur-option-truth = whether announcing less than your dice are worth is true (at_least) or a bluff (exact)
menteur-option-chance = chance may be announced at any time, or only as a player’s last open box
menteur-option-scratch = instead of announcing, a player may cancel an open box

menteur-dice = dice
menteur-locked = locked
menteur-last-round = last round
menteur-again = dice rerolled: { $counts }
phase-announcing = { $name }, roll { $throws } of 3
phase-deciding = { $you ->
    [1] you announce
   *[0] { $name } announces
} { $claim }, after { $throws ->
    [one] { $throws } roll
   *[other] { $throws } rolls
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
menteur-do-scratch = A–M cancel one
menteur-scratch = cancel { $box }
menteur-do-accept = accept
menteur-do-challenge = challenge: a bluff!
menteur-ask-opening = { $name } rolls { $dice } dice to see who starts: type what they show
ask-throw = { $name } rolls { $dice ->
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
    With scratch=yes a capital letter cancels an open box instead: it is struck out.
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

menteur-told-throw = { $you ->
    [1] You roll
   *[0] { $name } rolls
}, { $throw } of 3: { $dice }
menteur-told-keep = { $kept ->
    [0] { $you ->
        [1] You leave none of them and reroll
       *[0] { $name } leaves none of them and rerolls
    }
   *[other] { $you ->
        [1] You leave { $dice } under the cup and reroll
       *[0] { $name } leaves { $dice } under the cup and rerolls
    }
}
menteur-told-hidden-throw = { $throw ->
    [1] { $you ->
        [1] You roll
       *[0] { $name } rolls
    } under the cup
   *[other] { $you ->
        [1] You reroll
       *[0] { $name } rerolls
    }, { $throw } of 3
}
menteur-told-hidden-keep = { $you ->
    [1] You reroll
   *[0] { $name } rerolls
} { $dice ->
    [one] one die
   *[other] { $dice } dice
}
menteur-told-announce = { $you ->
    [1] You announce
   *[0] { $name } announces
} { $claim }
menteur-told-scratch = { $you ->
    [1] You announce nothing and cancel
   *[0] { $name } announces nothing and cancels
} a box: { $box }
menteur-told-accept = { $you ->
    [1] You accept
   *[0] { $name } accepts
}
menteur-told-challenge = { $you ->
    [1] You challenge
   *[0] { $name } challenges
}
menteur-told-silence = Time is up: saying nothing is accepting
menteur-told-believed = Nobody challenges: { $you ->
    [1] you are believed
   *[0] { $name } is believed
}
menteur-told-shown = { $you ->
    [1] You show
   *[0] { $name } shows
} { $dice }, { $true ->
    [0] a bluff
   *[other] the truth
}! Challenged by { $you_too ->
    [1] you
   *[0] { $names }
}
menteur-told-wrote = { $you ->
    [1] You score
   *[0] { $names } { $count ->
        [one] scores
       *[other] score
    }
} { $points } in { $box }
menteur-told-crossed = { $you ->
    [1] You get a cross in { $box }
   *[0] A cross in { $box }: { $names }
}
menteur-told-barred = { $you ->
    [1] Your second cross: { $box } is struck out
   *[0] Second cross, { $box } is struck out: { $names }
}
menteur-told-last-round = { $you ->
    [1] You have filled your sheet
   *[0] { $count ->
        [one] { $names } has filled their sheet
       *[other] { $names } have filled their sheets
    }
}: one last turn for each of the others
menteur-told-skipped = { $you ->
    [1] You have no open box left, so no last turn
   *[0] { $name } has no open box left, so no last turn
}

reason-sheet_full = a sheet is full and the last round has been played

error-no_throw_left = That was the third roll: announce a box.
error-dice_locked = Choose from the dice you have just rolled ({ $dice }): those under an earlier cup stay there.
error-dice_not_there = You can’t leave { $keep }: the dice you have just rolled are { $dice }.
error-nothing_to_throw = All your dice stay under the cup: put at least one back to reroll it, or announce.
error-menteur_box_closed = That box ({ $box }) is scored or struck out on your sheet: announce an open one.
error-menteur_points_impossible = Five dice are never worth { $points } there ({ $box }): announce points they can be worth.
error-menteur_chance_last = At this table chance is announced last: choose another open box.
error-menteur_no_scratch = At this table no box can be cancelled: announce one.

# How each bot plays.
menteur-bot-novice = Mostly tells the truth, takes the points at hand, bluffs clumsily and challenges on a hunch.
menteur-bot-club = Knows what a box should bring, bluffs where it may be believed, challenges what is unlikely.
menteur-bot-expert = Mixes bluffs and challenges so that nobody can read it, and notices how you play.
menteur-bot-bluffer = Rolls exactly, tells the truth when it pays, and doubts a great deal.

# Why a choice is better.
menteur-why-doubt = Such an announcement is a bluff in about { $bluff } % of cases.
menteur-why-doubt-wins = Such an announcement is a bluff in about { $bluff } % of cases, and catching it scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
menteur-why-doubt-rare = Even when aiming for it, { $throws ->
    [one] one roll gives
   *[other] { $throws } rolls give
} that in only { $reach } % of cases: such an announcement is a bluff about { $bluff } % of the time.
menteur-why-doubt-free = Such an announcement is a bluff in about { $bluff } % of cases, and a cross costs you nothing here: the box is already struck out.
menteur-why-trust = Such an announcement is true in about { $true } % of cases, and a wrong challenge costs a cross.
menteur-why-trust-strikes = Such an announcement is true in about { $true } % of cases, and a second cross would strike out your box.
menteur-why-trust-nothing = You can’t score these points, even if it is a bluff (about { $bluff } % of cases), and a wrong challenge costs a cross.
menteur-why-true = It is true, and a challenge can’t take away the { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
menteur-why-true-bluff = This is true; the other announcement is a bluff that is caught in about { $caught } % of cases.
menteur-why-true-more = Both are true, but this one scores { $best } instead of { $than }.
menteur-why-true-box = { $here } in { $box } compares better with an average turn ({ $average }) than { $there } in { $other_box } ({ $other_average }).
menteur-why-bluff = The bluff would be caught in only about { $caught } % of cases.
menteur-why-bluff-safer = This bluff would be caught in about { $best } % of cases, the other in about { $than } %.
menteur-why-bluff-more = The bluff would be caught in about { $caught } % of cases, and otherwise scores { $best } instead of { $than }.
menteur-why-bluff-waste = The bluff would be caught in about { $caught } % of cases, and { $little } would use up a box ({ $box }) where an average turn scores { $average }.
menteur-why-bluff-now = { $true ->
    [0] The bluff would be caught in about { $caught } % of cases, and rolling again never ends with a true announcement.
   *[other] The bluff would be caught in about { $caught } % of cases, and rolling again ends with a true announcement in only { $true } %.
}
menteur-why-stop = { $again ->
    [0] If you roll again you can’t have as much here.
   *[other] If you roll again you have at least as much here in only { $again } % of cases, even when aiming for it.
}
menteur-why-roll = After rolling again, the turn ends with a true announcement here ({ $box }) in { $best } % of cases.
menteur-why-roll-bluff = The bluff would be caught in about { $caught } % of cases, and rolling again ends with a true announcement in { $true } %.
menteur-why-roll-waste = { $little } would use up a box ({ $box }) where an average turn scores { $average }.
menteur-why-likelier = { $than ->
    [0] The turn then ends with a true announcement here ({ $box }) in { $best } % of cases, which the other choice never does.
   *[other] The turn then ends with a true announcement here ({ $box }) in { $best } % of cases, instead of { $than } %.
}
menteur-why-truer = The turn then ends with a true announcement in { $best } % of cases, instead of { $than } %.
menteur-why-points = The turn then scores { $best } on average, instead of { $than }.
menteur-why-caught = The bluff would be caught in about { $caught } % of cases.
menteur-why-vain = { $true ->
    [0] Rolling again never ends with a true announcement.
   *[other] Rolling again ends with a true announcement in only { $true } % of cases.
}
menteur-why-least = An average turn scores { $best } in this box, and { $than } in the other.
menteur-why-average = An average turn scores only { $average } in this box ({ $box }).
