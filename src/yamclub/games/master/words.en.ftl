# Yam Master
master-about = A duel: your dice open squares on a grid. Line up your pawns, block your opponent’s.
master-option-defi = where a dare that was won may be placed: any square the dice open, or a dare square only

# How each bot plays.
master-bot-novice = Goes for the points in reach, one roll at a time, and sees only the biggest threats.
master-bot-club = Builds its own lines well, blocks a little late, and slips now and then.
master-bot-expert = Plays for the win, not for points: every square and every roll by the chances it leaves you.
master-bot-greedy = Plays each turn for the best lines and looks no further.

# On the board, in eight signs at most.
master-label-1 = 1·1·1
master-label-2 = 2·2·2
master-label-3 = 3·3·3
master-label-4 = 4·4·4
master-label-5 = 5·5·5
master-label-6 = 6·6·6
master-label-full = Full
master-label-carre = Four
master-label-yam = Yam
master-label-suite = Straight
master-label-low = ≤8
master-label-sec = 1st roll
master-label-defi = Dare

# In a sentence.
master-square-1 = three 1s
master-square-2 = three 2s
master-square-3 = three 3s
master-square-4 = three 4s
master-square-5 = three 5s
master-square-6 = three 6s
master-square-full = full house
master-square-carre = four of a kind
master-square-yam = yam
master-square-suite = straight
master-square-low = 8 or less
master-square-sec = first-roll square
master-square-defi = dare square

# What a square asks for.
master-asks-1 = at least three 1s
master-asks-2 = at least three 2s
master-asks-3 = at least three 3s
master-asks-4 = at least three 4s
master-asks-5 = at least three 5s
master-asks-6 = at least three 6s
master-asks-full = three of a kind and a pair
master-asks-carre = at least four of a kind
master-asks-yam = five of a kind
master-asks-suite = 1 to 5, or 2 to 6
master-asks-low = a total of 8 or less
master-asks-sec = any combination but three of a kind, on the first roll
master-asks-defi = any combination but three of a kind, after taking the dare

master-help =
    Number keys set a die aside, or put it back; Enter rolls the others.
    A letter places a pawn on the square it marks (★), s ends the turn without.
    Three in a line make 1 point, four make 2, five win at once. Points are counted
    when a player has placed all 12 pawns.

    1·1·1 and so on: at least three of that number. Full: three of a kind and a
    pair, or a yam. Four: four of a kind. Yam: five. Straight: 1 to 5, or 2 to 6.
    ≤8: a total of 8 or less. 1st roll: any of these but three of a kind, on the
    first roll. Dare: press d after the first roll, then make one of them on the
    second or third; if you make none, you place nothing at all.

    A yam may also remove a pawn of your opponent: r.
    The last pawn placed stands in brackets.
    Moves may be written out too: keep 44 · declare · place c3 · remove b2 · stop.
master-pawns-left = { $left ->
    [0] no pawn left
    [one] { $left } pawn left
   *[other] { $left } pawns left
}
master-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
master-turns-left = { $turns ->
    [one] last turn
   *[other] { $turns } turns to the end
}
master-declared = dare!

master-do-square = { $square }: { $needs }
master-do-remove-menu = Yam Predator: remove a pawn (✗)
master-do-declare = take the dare
master-do-stop = place nothing
master-do-give-up = { $left ->
    [0] the dare is lost: end the turn
   *[other] drop the dare, end the turn
}

master-choice-stop = { $you ->
    [1] You stop
   *[0] { $name } stops
} rolling
master-told-declare = { $you ->
    [1] You take
   *[0] { $name } takes
} the dare!
master-told-place = { $you ->
    [1] You place
   *[0] { $name } places
} a pawn: { $needs } ({ $square })
master-told-remove = Yam Predator! { $you ->
    [1] You remove
   *[0] { $name } removes
} the pawn on { $square } ({ $needs })
master-told-defi-made = The dare is won with these dice
master-told-defi-failed = The dare is lost: { $you ->
    [1] you place
   *[0] { $name } places
} nothing with { $dice }
master-told-passed = { $you ->
    [1] You place
   *[0] { $name } places
} nothing with { $dice }
master-told-gained = { $you ->
    [1] You now have
   *[0] { $name } now has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (+{ $gained })
master-told-five = Five in a row! { $you ->
    [1] You win
   *[0] { $name } wins
}
master-told-lost = { $you ->
    [1] You are
   *[0] { $name } is
} down to { $points ->
    [one] { $points } point
   *[other] { $points } points
}

winner-five_in_a_row = { $you ->
    [1] You win
   *[0] { $names } wins
} at once, whatever the points!
reason-five_in_a_row = five pawns in a row
reason-pawns_placed = a player has placed all twelve pawns
reason-turn_limit = 300 turns have been played

error-no_throw_left = That was the third roll: place a pawn or end the turn.
error-nothing_to_throw = All five dice are kept: leave at least one to reroll, or end the turn.
error-master_must_throw = You have taken the dare: reroll at least one die first.
error-master_too_late_to_declare = The dare is taken once, after the first roll and before the second: go on without.
error-master_no_defi_free = Both dare squares are taken, so there is no dare left to take: go on without.
error-master_square_taken = A pawn stands on { $square }: choose a free square.
error-master_not_formed = { $missing ->
    [0] { $square } needs { $asks }, and your dice are { $dice }: choose another square.
    [one] { $square } needs { $asks }, and your dice are { $dice } (one die short): choose another square.
   *[other] { $square } needs { $asks }, and your dice are { $dice } ({ $missing } dice short): choose another square.
}
error-master_sec_is_first_throw = { $square } is a first-roll square, which needs { $asks }: choose another square.
error-master_defi_not_declared = { $square } is a dare square, and you did not take the dare: choose another.
error-master_defi_not_made = Your dice { $dice } don’t win the dare, so you can place nothing: reroll or end the turn.
error-master_defi_square_only = At this table a dare that was won goes on a dare square: choose one.
error-master_only_yam = It takes five of a kind to remove a pawn: place one or end the turn.
error-master_no_pawn_there = Your opponent has no pawn on { $square }: choose one that is there.

# Why a choice is better.
master-why-likelier = { $than ->
    [0] A pawn then goes on { $square } ({ $needs }) in { $best } % of cases, which the other choice never allows.
   *[other] A pawn then goes on { $square } ({ $needs }) in { $best } % of cases, instead of { $than } %.
}
master-why-chance = A pawn then goes on { $square } ({ $needs }) in { $best } % of cases.
master-why-remove = A yam then removes a pawn of the opponent in { $best } % of cases.
master-why-empty = { $best ->
    [0] A pawn is then always placed; with the other choice none is in { $than } % of cases.
   *[other] Nothing is then placed in only { $best } % of cases, instead of { $than } %.
}
master-why-on = { $worse ->
    [0] Rolling again ends better in { $better } % of cases, and never worse.
   *[other] Rolling again ends better in { $better } % of cases, and worse in { $worse } %.
}
master-why-place = { $better ->
    [0] Rolling again can’t end better.
   *[other] Rolling again would end better in only { $better } % of cases.
}
master-why-lose = Rolling again would end worse in { $worse } % of cases.
master-why-dare = From these dice the dare is won in { $chance } % of cases.
master-why-no-dare = From these dice the dare would be won in { $chance } % of cases, and a lost dare places nothing.
master-why-five = Five in a row win at once.
master-why-blocks = It blocks a line in which the opponent has { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}.
master-why-breaks = It breaks a line in which the opponent has { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}.
master-why-scores = Its lines bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
master-why-takes = It costs the opponent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
master-why-builds = It makes { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} in a line that can still become five.
master-why-denies = On that square the opponent would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
master-why-harder = This square is harder to get: it can be made in { $best } % of turns, { $square } ({ $needs }) in { $than } %.
master-why-end = The last pawn ends the match, with { $mine } to { $theirs } in points.
master-why-not-yet = That last pawn would end the match, with { $mine } to { $theirs } in points.
