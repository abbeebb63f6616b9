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
    [0] All the dice stay
    [one] Throw one die
    [5] Throw all 5 dice
   *[other] Throw { $count } dice
}

menteur-seats = Around the table
menteur-mark-thinks = thinking
menteur-mark-decided = decided
menteur-mark-challenges = challenges
menteur-mark-crossed = a cross
menteur-mark-barred = barred
menteur-mark-wrote = written
menteur-mark-opening = thrown

menteur-own-dice = The dice under your cup
menteur-locked-dice = The dice under an earlier cup, locked
menteur-die-locked = Die { $place }: { $face }, locked
menteur-under = Under your cup: { $dice }. { $some ->
    [0] {""}
   *[other] Locked: { $locked }.
}
menteur-lift = Lift the cup
menteur-lower = Lower the cup
menteur-throws = { $throws ->
    [one] { $throws } throw of 3 made
   *[other] { $throws } throws of 3 made
}
menteur-claimed = { $name }: { $claim }
menteur-announces = { $name } announces
menteur-shown = Under the cup: { $dice }
menteur-verdict-true = It is true!
menteur-verdict-bluff = Bluff!
menteur-verdict-believed = Believed
menteur-challenged-by = Challenged by { $names }

menteur-your-turn = { $throws ->
    [3] Your turn: third throw
    [2] Your turn: second throw
   *[other] Your turn: first throw
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
menteur-box-open = { $name }, { $crosses ->
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
menteur-box-written = { $name }, closed: { $points ->
    [one] { $points } point
   *[other] { $points } points
} written
menteur-box-barred = { $name }, closed: barred
menteur-other-box = Boxes
menteur-points-title = Points announced in { $name }
menteur-points-hint = ★ what your dice are worth · ✓ true too
menteur-true = the truth
menteur-bluff = a bluff

menteur-or-announce = or announce a box
menteur-must-announce = No throw left: announce a box.
menteur-choose-points = How many points do you announce?
menteur-only-give-up = This box cannot be announced yet: give it up, or choose another.
menteur-give-up = Give up { $name }
menteur-announce = Announce { $claim }
menteur-accept = Accept
menteur-challenge = Challenge
menteur-you-accept = You accept.
menteur-you-challenge = You challenge.

menteur-sheets = The sheets of all players
menteur-cell-open = { $crosses ->
    [0] open
   *[other] open, one cross
}
menteur-cell-written = { $crosses ->
    [0] { $points }
   *[other] { $points }, one cross
}
menteur-cell-barred = struck out

menteur-walk-cup = The dice lie under a leather cup, and only the one who threw may look. When it is yours: hold the cup to peek, or tap it to leave it lifted. Tap a die (or press 1 to 5) to keep it under the cup; from then on it is locked.
menteur-walk-throws = Everybody sees how often was thrown: three times at most. You may stop at any time and announce, the truth or not.
menteur-walk-seats = The others. When somebody announces, all decide at the same time, and you see who has decided but not what.
menteur-walk-sheets = Everybody’s sheet, yours first. ✗ is a cross; two of them bar a box and cancel its points.
menteur-walk-actions = And here is what you can do now. Keep a straight face!

menteur-rules-goal-title = The goal
menteur-rules-goal = Fill the thirteen boxes of your sheet with as many points as you can: by good dice, by bluffing, and by catching the others.
menteur-rules-turn-title = A turn
menteur-rules-turn = Throw five dice under your cup and look at them alone. Up to twice, leave the dice you like under a cup and throw the others again. What is left under a cup is locked for the turn. Everybody sees how often you throw.
menteur-rules-boxes-title = The boxes
menteur-rules-boxes =
    aces to sixes — the sum of the dice of that face
    three alike — the sum of all five dice
    four alike — the sum of all five dice
    full house · 25 — three alike and two alike
    small straight · 30 — 1 2 3 4 5
    large straight · 40 — 2 3 4 5 6
    yam · 50 — five alike
    chance — the sum of all five dice
    bonus · 35 — for 63 or more from aces to sixes
menteur-rules-announce-title = Announcing
menteur-rules-announce = After any throw you may announce: a box that is open on your sheet, and points that five dice can have there. It need not be true. It is true if your dice form the box and are worth at least that much.
menteur-rules-decide-title = Believing or not
menteur-rules-decide = All the others accept or challenge, at the same time and in secret. Silence is acceptance. If nobody challenges, the points are written and the dice stay unseen.
menteur-rules-caught-title = Challenged
menteur-rules-caught =
    It was true — the points are written, and each challenger gets a cross at that box.
    It was a bluff — the bluffer gets the cross, and each challenger whose box is open writes the points.
    It was a false yam — the same, but nobody writes anything.
menteur-rules-crosses-title = Crosses
menteur-rules-crosses = One cross is a warning. The second at the same box bars it, and cancels what was written there.
menteur-rules-end-title = The end
menteur-rules-end = As soon as somebody has no open box left, each of the others has one last turn. Everybody may still challenge. The highest total wins.
menteur-rules-ways-title = Ways to play
menteur-rules-ways = The table may show how many dice are thrown again, ask for exact announcements (less than the dice are worth is a bluff too), or keep chance for a player’s last open box. It may also let players give up an open box instead of announcing: the box is struck out.

# Options and bots by name
menteur-option-reroll_counts-title = How many dice are thrown again
menteur-option-truth-title = To announce less than the dice
menteur-option-chance-title = Chance is announced
menteur-option-reroll_counts-how = What the others see when you throw again.
menteur-option-truth-how = Your dice are worth 20 in the box, and you announce 15.
menteur-option-chance-how = At any time, or once it is your last open box.
menteur-option-scratch-title = Give up a box
menteur-option-scratch-no = no
menteur-option-scratch-yes = yes
menteur-option-scratch-how = Instead of announcing, you may give up an open box: it is struck out.
