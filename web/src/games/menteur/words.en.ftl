# YAM menteur, on the page.
menteur-option-reroll_counts-hidden = hidden
menteur-option-reroll_counts-shown = shown
menteur-option-truth-at_least = true
menteur-option-truth-exact = a bluff
menteur-option-chance-any_time = at any time
menteur-option-chance-last = last

# Said otherwise than on other boards.
die-kept = Die { $place }: { $face }, stays under the cup
throw = { $count ->
    [0] Nothing to reroll
    [one] Reroll one die
    [5] Reroll all 5 dice
   *[other] Reroll { $count } dice
}

menteur-seats = Around the table
menteur-mark-thinks = thinking
menteur-mark-decided = decided
menteur-mark-challenges = challenges
menteur-mark-crossed = a cross
menteur-mark-barred = struck out
menteur-mark-wrote = scored
menteur-mark-opening = rolled

menteur-own-dice = The dice under your cup
menteur-locked-dice = The dice under an earlier cup, locked
menteur-die-locked = Die { $place }: { $face }, locked
menteur-under = Under your cup: { $dice }.{ $some ->
    [0] {""}
   *[other] {" "}Locked: { $locked }.
}{ $count ->
    [0] {""}
   *[other] {" "}To stay: { $kept }.
}
menteur-die-toggled = { $face }, { $now ->
    [kept] stays
   *[back] will be rerolled
}.
menteur-lift = Lift the cup
menteur-lower = Put the cup down
menteur-throws = { $throws ->
    [one] { $throws } roll of 3
   *[other] { $throws } rolls of 3
}
menteur-claimed = { $name }: { $claim }
menteur-announces = { $name } announces
menteur-after-rolls = { $throws ->
    [one] after one roll
   *[other] after { $throws } rolls
}
menteur-shown = Under the cup: { $dice }
menteur-verdict-true = It’s true!
menteur-verdict-bluff = Bluff!
menteur-verdict-believed = Accepted
menteur-challenged-by = Challenged by { $names }

menteur-your-turn = { $throws ->
    [3] Your turn: third roll
    [2] Your turn: second roll
   *[other] Your turn: first roll
}
menteur-your-decision = Do you believe it?
menteur-deciding = Who believes it?
menteur-still-to-play = { $count ->
    [one] { $names } still has a turn.
   *[other] { $names } still have a turn each.
}
menteur-your-last-turn = This is your last turn.
menteur-last-turn = This is the very last turn.

menteur-announce-title = Announce a box
menteur-announce-hint = ★ the truth · the rest is a bluff
menteur-announce-blind = Lift the cup to see what is true.
menteur-box-open = { $name }: { $crosses ->
    [0] open
   *[other] open, with a cross
}
menteur-box-true = { $name }: your dice are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} there{ $crosses ->
    [0] {""}
   *[other] , with a cross
}
menteur-box-written = { $name }: { $points ->
    [one] { $points } point scored
   *[other] { $points } points scored
}
menteur-box-barred = { $name }: struck out
menteur-other-box = Choose another box
menteur-points-title = Points announced ({ $name })
menteur-points-hint = ★ what your dice are worth · ✓ true too
menteur-true = the truth
menteur-bluff = a bluff

menteur-or-announce = or announce a box
menteur-choose-points = How many points do you announce?
menteur-only-give-up = This box can’t be announced yet: cancel it, or choose another.
menteur-give-up = Cancel the box: { $name }
menteur-announce = Announce { $claim }
menteur-accept = Accept
menteur-challenge = Challenge
menteur-you-accept = You accept.
menteur-you-challenge = You challenge.

menteur-stakes = True: { $crosses ->
    [0] a cross
    [1] box struck out
   *[other] nothing to lose
} · Bluff: { $gain ->
    [0] nothing to gain
    [one] +{ $gain } point
   *[other] +{ $gain } points
}
menteur-challenge-sure = Yes, challenge
menteur-not-sure = Go back

# What is heard
menteur-asked = { $left ->
    [0] { $scratch ->
        [0] No roll left: announce a box.
       *[1] No roll left: announce a box, or cancel one.
    }
    [one] One roll left: roll again, or announce a box.
   *[other] { $left } rolls left: roll again, or announce a box.
}
menteur-asked-points = { $name }: choose the points with the arrow keys, then Enter announces. Escape goes back.
menteur-asked-confirm = { $claim }: Enter announces it. Arrow keys change the points, Escape goes back.
menteur-asked-decide = After { $throws ->
    [one] one roll
   *[other] { $throws } rolls
}. On your sheet, { $mine }. { $stakes }. A accepts, C challenges.
menteur-asked-sure = Challenge? { $stakes }. C again or Enter confirms, Escape goes back.
menteur-put-down = The cup is down.
menteur-keys-dice = Leave a die under the cup, or reroll it
menteur-keys-throw = Reroll the other dice
menteur-keys-give-up = Cancel the box chosen

menteur-sheets = The sheets of all players
menteur-two-sheets = Sheets: { $names }
menteur-cell-open = { $crosses ->
    [0] open
   *[other] open, one cross
}
menteur-cell-written = { $crosses ->
    [0] { $points }
   *[other] { $points }, one cross
}
menteur-cell-barred = struck out

menteur-walk-cup = The dice are under a leather cup, and only the person who rolled may look. When it is yours: hold the cup to peek, or tap it to leave it lifted. Tap a die (or press 1 to 5) to leave it under the cup; from then on it is locked.
menteur-walk-throws = Everybody sees how many times you have rolled: three at most. You may stop at any time and announce, the truth or not.
menteur-walk-seats = The others. When somebody announces, all decide at the same time, and you see who has decided but not what.
menteur-walk-sheets = Everybody’s sheet, yours first. ✗ is a cross; two of them strike a box out and cancel its points.
menteur-walk-actions = And here is what you can do now. Keep a straight face!

menteur-rules-goal-title = The goal
menteur-rules-goal = Fill the thirteen boxes of your sheet with as many points as you can: by good dice, by bluffing, and by catching the others.
menteur-rules-turn-title = A turn
menteur-rules-turn = Roll five dice under your cup and look at them alone. Up to twice, leave the dice you like under a cup and reroll the others. A die left under a cup is locked for the turn. Everybody sees how many times you roll.
menteur-rules-boxes-title = The boxes
menteur-rules-boxes =
    aces to sixes — the sum of the dice of that number
    three of a kind — the sum of all five dice
    four of a kind — the sum of all five dice
    full house · 25 — three of a kind and a pair
    small straight · 30 — 1 2 3 4 5
    large straight · 40 — 2 3 4 5 6
    yam · 50 — five of a kind
    chance — the sum of all five dice
    bonus · 35 — for 63 or more from aces to sixes
menteur-rules-announce-title = Announcing
menteur-rules-announce = After any roll you may announce: a box that is open on your sheet, and points that five dice can be worth there. It need not be true. It is true if your dice form the box and are worth at least that much.
menteur-rules-decide-title = Accepting or challenging
menteur-rules-decide = All the others accept or challenge, at the same time and in secret. Saying nothing is accepting. If nobody challenges, the points are scored and the dice stay hidden.
menteur-rules-caught-title = A challenged announcement
menteur-rules-caught =
    It was true — the points are scored, and each challenger gets a cross in that box.
    It was a bluff — the bluffer gets the cross, and each challenger whose box is open scores the points.
    It was a false yam — the same, but nobody scores anything.
menteur-rules-crosses-title = Crosses
menteur-rules-crosses = One cross is a warning. The second in the same box strikes it out, and cancels what was scored there.
menteur-rules-end-title = The end
menteur-rules-end = As soon as somebody has no open box left, each of the others has one last turn. Everybody may still challenge. The highest total wins.
menteur-rules-ways-title = Ways to play
menteur-rules-ways = The table may show how many dice are rerolled, ask for exact announcements (announcing less than your dice are worth is then a bluff), or keep chance for a player’s last open box. It may also let players cancel an open box instead of announcing: the box is struck out.

# Options and bots by name
menteur-option-reroll_counts-title = How many dice are rerolled
menteur-option-truth-title = Announcing less than your dice are worth
menteur-option-chance-title = Chance is announced
menteur-option-reroll_counts-how = What the others see when you reroll.
menteur-option-truth-how = Your dice are worth 20 in the box, and you announce 15.
menteur-option-chance-how = At any time, or once it is your last open box.
menteur-option-scratch-title = Cancel a box
menteur-option-scratch-no = no
menteur-option-scratch-yes = yes
menteur-option-scratch-how = Instead of announcing, you may cancel an open box: it is struck out.

menteur-ask-scratch = This box will be cancelled: you can score nothing there any more.
menteur-ask-scratch-do = Cancel the box

menteur-odds-lift = Lift your cup to see the odds of your dice.
menteur-odds-claim = { $throws ->
    [one] After one roll, for an honest player who aims for this alone:
   *[other] After { $throws } rolls, for an honest player who aims for this alone:
}
