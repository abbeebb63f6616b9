# Yam Master, on the page.
master-option-defi-choice = any square the dice open
master-option-defi-forced = a dare square only

master-board = The board
master-spot = { $state ->
    [place] Place a pawn on { $square }: { $needs }
    [remove] Remove the pawn of { $name } on { $square }: { $needs }
    [taken] { $square }: { $needs }, pawn of { $name }
   *[free] { $square }: { $needs }, free
}{ $last ->
    [yes] , placed last
   *[no] {""}
}
master-spot-number = { $number }, { $needs }
master-asks-1 = at least three 1s
master-asks-2 = at least three 2s
master-asks-3 = at least three 3s
master-asks-4 = at least three 4s
master-asks-5 = at least three 5s
master-asks-6 = at least three 6s
master-asks-full = three alike and two alike
master-asks-carre = at least four alike
master-asks-yam = five alike
master-asks-suite = 1 to 5, or 2 to 6
master-asks-low = a total of 8 or less
master-asks-sec = any combination but three alike, on the first throw
master-asks-defi = any combination but three alike, after a dare that was declared
master-sides = The players, their points and their pawns
master-line = { $points ->
    [0] Five in a row: { $squares }
    [one] Aligned: { $squares }, { $points } point
   *[other] Aligned: { $squares }, { $points } points
}
master-waiting = { $name } is playing…
master-end-turn = End the turn
master-five = Five in a row!
master-dare = { $dare ->
    [made] Dare won! Take a glowing square.
    [lost] Dare lost: nothing can be placed.
   *[on] { $left ->
        [one] Dare! Last throw: full, four, yam, straight or ≤8.
       *[other] Dare! Make a full, four, yam, straight or ≤8.
    }
}
master-hint-throw = Tap the dice you keep, then throw the others.
master-hint-place-or-throw = Tap a glowing square to place a pawn, or throw on.
master-hint-place = Tap a glowing square to place a pawn.
master-hint-yam = Yam! Place a pawn, or remove one of theirs.
master-hint-predator = Yam Predator! Tap a pawn of theirs to remove it.
master-hint-must-throw = You dared: choose what you keep, and throw.
master-hint-dare-made = Tap a glowing square, or throw on and risk the dare.
master-hint-dare-on = The dare is not won yet: one more throw.
master-hint-dare-lost = The dare is lost: end the turn.
master-hint-nothing = Nothing to place: end the turn.

master-walk-board = Each square asks for a combination. Those your dice open glow and wear a star: tap one to put your pawn there, and your turn is over.
master-walk-sides = Your pawns and theirs: the points of the lines, and under them the pawns still in stock.
master-walk-actions = And here is what you can do now. Three pawns in a line are worth a point, five win at once. Good luck!

master-rules-goal-title = The goal
master-rules-goal = Line up your pawns on the board, and get in the way of the other player’s. Five in a row win at once.
master-rules-turn-title = A turn
master-rules-turn = Throw the five dice, up to three times. After the first and the second throw, keep the dice you like and throw the rest; a die you kept may be thrown again later. As soon as your dice make what a free square asks for, you may put a pawn on it, which ends the turn. You may also place nothing.
master-rules-squares-title = The squares
master-rules-squares =
    1 to 6 — at least three dice of that number
    Full — three alike and two alike, or five alike
    Four — at least four alike
    Yam — five alike
    Straight — 1 to 5, or 2 to 6
    ≤8 — the five dice add up to 8 or less
    At once — see below
    Dare — see below
master-rules-combine-title = More holds less
master-rules-combine = Dice that make several combinations let you choose. Five alike are a yam, a four, a full and three of their number.
master-rules-sec-title = At once
master-rules-sec = A full, four, yam, straight or ≤8 on the very first throw opens these squares too. Three alike are not enough.
master-rules-dare-title = Dare
master-rules-dare = After the first throw you may declare a dare, while one of its squares is free. The second or third throw must then make a full, four, yam, straight or ≤8. Made, it opens the dare squares and those your dice show. Lost, you place nothing at all, not even three alike. To throw on after making it is to risk it.
master-rules-predator-title = Yam Predator
master-rules-predator = Five alike, on any throw, may remove a pawn of the other player instead of placing one. It goes back to its owner’s stock.
master-rules-points-title = The points
master-rules-points =
    1 — a line of three neighbouring pawns
    2 — a line of four
    the game — five in a row, a column or a long diagonal
    Lines in different directions all count, diagonals too. A line of four is not two of three.
master-rules-end-title = The end
master-rules-end = Whoever places the last of twelve pawns ends the game: the most points win, equal points are a draw.
master-rules-ways-title = Ways to play
master-rules-ways = A table may ask that a dare that was made goes on a dare square only; otherwise any square the dice open will do.

# Options and bots by name
master-option-defi-title = A dare that was made goes on
master-option-defi-how = Where the pawn of a dare that was made may go.
