# Yam Master, on the page.
master-option-defi-choice = any square the dice open
master-option-defi-forced = a dare square only

master-board = The board
master-spot = { $square }: { $needs }, { $holder ->
    [nobody] free
    [you] your pawn
   *[other] held by { $name }
}{ $move ->
    [place] , can be taken
    [remove] , pawn can be removed
   *[none] {""}
}{ $last ->
    [yes] , placed last
   *[no] {""}
}
master-spot-number = { $number }, { $needs }
master-sides = The players, their points and their pawns
master-line = { $points ->
    [0] Five in a row: { $squares }
    [one] Line: { $squares }, { $points } point
   *[other] Line: { $squares }, { $points } points
}
master-waiting = { $name } is playing…
master-end-turn = End the turn
master-can-place = Squares to take: { $squares }
master-can-remove = Pawns to remove: { $squares }
master-can-nothing = Your dice open no square yet
master-side-said = { $name }: { $points }, { $left }
master-side-pawns = Pawns on { $squares }
master-free-said = Free squares: { $squares }
master-keys-dare = Take the dare
master-choose-square = Tap a glowing square.
master-dare-stakes = Won: the dare squares open. Lost: no pawn.
master-five = Five in a row!
master-dare = { $dare ->
    [made] Dare won! Take a glowing square.
    [lost] Dare lost: nothing can be placed.
   *[on] { $left ->
        [1] Dare! Last roll: full, four, yam, straight or ≤8.
       *[other] Dare! Aim for a full, four, yam, straight or ≤8.
    }
}
master-hint-throw = Tap the dice to keep, then reroll the others.
master-hint-place-or-throw = Tap a glowing square to place a pawn, or reroll.
master-hint-place = Tap a glowing square to place a pawn.
master-hint-yam = Yam! Place a pawn, or remove one of your opponent’s.
master-hint-predator = Yam Predator! Tap a pawn of your opponent to remove it.
master-hint-must-throw = Dare taken: choose your dice and reroll.
master-hint-dare-made = Tap a glowing square, or reroll and risk the dare.
master-hint-dare-on = The dare is not won yet: one last roll.
master-hint-dare-lost = The dare is lost: end the turn.
master-hint-nothing = Nothing to place: end the turn.

master-walk-board = Each square asks for a combination. Those your dice open glow and wear a star: tap one to place your pawn there, and your turn is over.
master-walk-sides = Your pawns and your opponent’s: the points of the lines, and below them the pawns still in stock.
master-walk-actions = And here is what you can do now. Three pawns in a line are worth a point, five win at once. Good luck!

master-rules-goal-title = The goal
master-rules-goal = Line up your pawns on the board, and get in the way of your opponent’s. Five in a row win at once.
master-rules-turn-title = A turn
master-rules-turn = Roll the five dice, up to three times. After the first and the second roll, keep the dice you like and reroll the rest; a die you kept may be rerolled later. As soon as your dice make the combination of a free square, you may place a pawn on it, which ends the turn. You may also place nothing.
master-rules-squares-title = The squares
master-rules-squares =
    1 to 6 — at least three dice of that number
    Full — three of a kind and a pair, or five of a kind
    Four — at least four of a kind
    Yam — five of a kind
    Straight — 1 to 5, or 2 to 6
    ≤8 — the five dice add up to 8 or less
    1st roll — see below
    Dare — see below
master-rules-combine-title = Several combinations at once
master-rules-combine = Dice that make several combinations let you choose. Five of a kind are a yam, four of a kind, a full house and three of a kind.
master-rules-sec-title = First-roll squares
master-rules-sec = A full house, four of a kind, yam, straight or ≤8 on the very first roll opens these squares too. Three of a kind are not enough.
master-rules-dare-title = Dare squares
master-rules-dare = After the first roll you may take the dare, while a dare square is free. The second or third roll must then make a full house, four of a kind, yam, straight or ≤8. If you win it, it opens the dare squares and those your dice show. If you lose it, you place nothing at all, not even three of a kind. Rerolling after winning it puts it at risk again.
master-rules-predator-title = Yam Predator
master-rules-predator = Five of a kind, on any roll, let you remove a pawn of your opponent instead of placing one. It goes back to its owner’s stock.
master-rules-points-title = The points
master-rules-points =
    1 — a line of three neighbouring pawns
    2 — a line of four
    the match — five in a row, a column or a long diagonal
    Lines in every direction count, diagonals too. A line of four is not two of three.
master-rules-end-title = The end
master-rules-end = The match ends when a player places the last of their twelve pawns: whoever has the most points wins, equal points are a draw.
master-rules-ways-title = Ways to play
master-rules-ways = A table may ask that a dare that was won goes on a dare square only; otherwise any square the dice open will do.

# Options and bots by name
master-option-defi-title = A dare that was won goes on
master-option-defi-how = Where the pawn may go after a dare that was won.

master-ask-stop = Your turn will end with no pawn placed, and can’t be taken back.
master-ask-stop-do = Place nothing

master-odds-defi = dare won
