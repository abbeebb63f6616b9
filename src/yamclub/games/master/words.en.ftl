# Yam Master
master-about = A duel for two: five dice put pawns on a board of combinations. Make alignments, and spoil the other's.
master-option-defi = where a dare that was made may be placed: any square the dice open, or a dare square only

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
master-label-sec = At once
master-label-defi = Dare

# In a sentence.
master-square-1 = three 1s
master-square-2 = three 2s
master-square-3 = three 3s
master-square-4 = three 4s
master-square-5 = three 5s
master-square-6 = three 6s
master-square-full = full house
master-square-carre = four alike
master-square-yam = yam
master-square-suite = straight
master-square-low = 8 or less
master-square-sec = at once
master-square-defi = dare

master-help =
    Number keys put a die aside, or back; Enter throws the others.
    A letter places a pawn on the square it marks (★), s ends the turn without.
    Three in a line make 1 point, four make 2, five win at once. Points are counted
    when a player has placed all 12 pawns.

    1·1·1 and so on: at least three of that number. Full: three and two alike, or
    five. Four: four alike. Yam: five alike. Straight: 1 to 5, or 2 to 6.
    ≤8: a total of 8 or less. At once: any of these but the first kind, on the
    first throw. Dare: press d after the first throw, then make one of them on the
    second or third; make none, and you place nothing at all.

    A yam may remove a pawn of the other player instead: r.
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
master-do-declare = dare
master-do-stop = place nothing
master-do-give-up = { $left ->
    [0] the dare is lost: end the turn
   *[other] give up the dare, end the turn
}

master-told-declare = { $name } dares!
master-told-place = { $name } places a pawn: { $needs } ({ $square })
master-told-remove = Yam Predator! { $name } removes the pawn on { $square } ({ $needs })
master-told-defi-made = The dare is won, as the dice lie
master-told-defi-failed = The dare is lost: { $name } places nothing with { $dice }
master-told-passed = { $name } places nothing with { $dice }
master-told-gained = { $name } now has { $points ->
    [one] { $points } point
   *[other] { $points } points
} (+{ $gained })
master-told-five = Five in a row! { $name } wins
master-told-lost = { $name } is down to { $points ->
    [one] { $points } point
   *[other] { $points } points
}

winner-five_in_a_row = { $names } wins at once, whatever the points!
reason-five_in_a_row = five pawns in a row
reason-pawns_placed = all twelve pawns of a player are placed
reason-turn_limit = 300 turns are played

error-no_throw_left = That was the third throw: place a pawn or end the turn.
error-nothing_to_throw = All five dice are kept: leave at least one to throw, or end the turn.
error-master_must_throw = A dare was declared: throw at least one die again first.
error-master_too_late_to_declare = A dare is declared once, after the first throw and before the second: go on without.
error-master_no_defi_free = Both dare squares are taken, so there is nothing to dare for: go on without.
error-master_square_taken = A pawn stands on { $square }: choose a free square.
error-master_not_formed = The dice { $dice } do not make what { $square } asks for: choose another square.
error-master_sec_is_first_throw = { $square } asks for it at once, which only the first throw makes: choose another square.
error-master_defi_not_declared = { $square } is a dare, and none was declared: choose another square.
error-master_defi_not_made = The dice { $dice } do not win the dare, so nothing can be placed: throw again or end the turn.
error-master_defi_square_only = At this table a dare that was won goes on a dare square: choose one.
error-master_only_yam = Only five alike remove a pawn: place one or end the turn.
error-master_no_pawn_there = No opposing pawn stands on { $square }: choose one that does.
