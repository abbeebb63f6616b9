# Yam’s, on the page.
yams-option-straights-title = Straights
yams-option-straights-four = four or five in a row
yams-option-straights-five = 1 to 5, and 2 to 6
yams-option-straights-how = The small straight takes four dice in a row, or it is 1 to 5 and the large one 2 to 6.
yams-option-extra_yams-title = Extra yams
yams-option-extra_yams-how = After a yam, five of a kind give 100 more, and they may fill other boxes.

yams-sheets = The sheets of all players
yams-own-sheet = Your sheet
yams-open = open
yams-choose = { $box }: your dice are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} there
yams-choose-box = Choose a box on your sheet.
yams-write = Score { $points } in { $box }

yams-asked = { $left ->
    [0] No roll left: choose a box
    [one] One roll left: reroll, or choose a box
   *[other] { $left } rolls left: reroll, or choose a box
}. { $some ->
    [0] Your dice are worth nothing in your open boxes.
   *[1] Best: { $best }.
}
yams-asked-confirm = { $box } chosen, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: Enter scores, Escape goes back.

yams-walk-sheets = Each open box shows what your dice would score there: tap it to choose it, then again to score.

yams-rules-goal-title = The goal
yams-rules-goal = Fill the thirteen boxes of your sheet as well as you can. Whoever has the highest total wins.
yams-rules-turn-title = A turn
yams-rules-turn = Roll the five dice. You may reroll any of them, twice; a die you kept may still be rolled later. Then score in one open box of your sheet. If your dice fit no box well, you must still fill one: score zero where it costs you least.
yams-rules-upper-title = The upper part
yams-rules-upper = Aces, twos, and so on to sixes: the sum of the dice of that number. 63 points in the upper part earn a bonus of 35: that is three dice of each.
yams-rules-lower-title = The lower part
yams-rules-lower =
    three of a kind — the sum of the five dice
    four of a kind — the sum of the five dice
    full house · 25 — three of one number, two of another
    small straight · 30 — four in a row
    large straight · 40 — five in a row
    yam · 50 — five of a kind
    chance — the sum of the five dice
yams-rules-end-title = The end
yams-rules-end = After thirteen turns each all the sheets are full. Equal totals share the place.
yams-rules-ways-title = Ways to play
yams-rules-ways = French straights: the small one is 1 to 5, the large one 2 to 6. Extra yams: once your yam box is filled, five of a kind go in the box of their number, or else in any open box of the lower part, for full points, or else they are a zero; and they give 100 more if your yam scored 50.

yams-ask-write = Your dice are worth nothing in this box: you will score 0 there.
yams-ask-write-do = Score 0
