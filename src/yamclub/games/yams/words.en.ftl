# Yam’s
yams-about = The classic: five dice, three rolls, thirteen boxes to fill on a sheet of your own.
yams-option-straights = small straight of four dice in a row, or the French table: small is 1 to 5, large is 2 to 6
yams-option-extra_yams = once your yam box is filled, five of a kind count as any box below, and give 100 more after a yam
yams-bot-novice = Takes the points of the moment, uses up good boxes early and slips often.
yams-bot-club = Knows what a box is usually worth, but plans for neither the bonus nor the last turns.
yams-bot-expert = Plays each turn exactly, and for the win: it gambles when behind and plays safe when ahead.
yams-bot-greedy = Plays each turn for the most points above what its boxes usually bring.

yams-do-write = a letter scores
yams-extra-yam = extra yam, +{ $points }
yams-help =
    Number keys set a die aside, or put it back; Enter rolls the others.
    A letter scores your dice in the box beside it and ends your turn. The number
    beside the box (★) is what they are worth there; without one you score 0.

    Aces to sixes: the sum of the dice of that number; 63 points in all earn a
    bonus of 35. Three and four of a kind, chance: the sum of all five dice.
    Full house, three and two of a kind: 25. Small straight: 30, large straight: 40.
    Yam, five of a kind: 50. After thirteen turns each, the highest total wins.
    u puts all dice back, q leaves. In plain mode “13” and Enter keep the first
    and third die. Moves may be written out: keep 444 · write full.

yams-told-write = { $you ->
    [1] You score { $points } in { $box }
   *[0] { $name } scores { $points } in { $box }
}
yams-told-upper = { $you ->
    [1] You earn the bonus of the upper part: +{ $points }
   *[0] { $name } earns the bonus of the upper part: +{ $points }
}
yams-told-extra_yam = { $you ->
    [1] Extra yam! You score { $points } more
   *[0] Extra yam! { $name } scores { $points } more
}

reason-sheets_full = every sheet is full

error-yams_box_closed = You have already filled that box ({ $box }): choose an open one.
error-yams_five_elsewhere = Five of a kind can’t go there ({ $box }): use the box of their number if it is open, or else the lower part.

# Why a choice is better.
yams-why-a-aces = three aces or more
yams-why-a-twos = three twos or more
yams-why-a-threes = three threes or more
yams-why-a-fours = three fours or more
yams-why-a-fives = three fives or more
yams-why-a-sixes = three sixes or more
yams-why-a-brelan = three of a kind
yams-why-a-carre = four of a kind
yams-why-a-full = a full house
yams-why-a-small_straight = a small straight
yams-why-a-large_straight = a large straight
yams-why-a-yam = a yam
yams-why-a-chance = 20 points or more for the chance box
yams-why-likelier = { $than ->
    [0] This gives { $what } in { $best } % of cases, which the other choice never does.
   *[other] This gives { $what } in { $best } % of cases, instead of { $than } %.
}
yams-why-chance = This gives { $what } in { $best } % of cases.
yams-why-empty = { $best ->
    [0] The turn then always brings something; with the other choice it brings little in { $than } % of cases.
   *[other] The turn then brings little in only { $best } % of cases, instead of { $than } %.
}
yams-why-on = { $worse ->
    [0] Rolling again ends better in { $better } % of cases, and never worse.
   *[other] Rolling again ends better in { $better } % of cases, and worse in { $worse } %.
}
yams-why-write = { $better ->
    [0] Rolling again can’t end better.
   *[other] Rolling again would end better in only { $better } % of cases.
}
yams-why-lose = Rolling again would end with less in { $worse } % of cases.
yams-why-save = The other box ({ $box }) would get { $now } now: left open, it adds about { $later } to what the rest of the sheet brings.
yams-why-use = This box ({ $box }) gets { $now } now: left open, it would add only about { $later } to what the rest of the sheet brings.
yams-why-bonus = { $now } more in the upper part make the bonus likelier, which is worth about { $worth } on average.
yams-why-behind = { $points ->
    [one] About { $points } point behind, a risk pays: fewer points on average, but more wins.
   *[other] About { $points } points behind, a risk pays: fewer points on average, but more wins.
}
yams-why-ahead = { $points ->
    [one] About { $points } point ahead, it is time to play safe: fewer points on average, but more wins.
   *[other] About { $points } points ahead, it is time to play safe: fewer points on average, but more wins.
}
