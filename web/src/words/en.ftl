# The page: what is read only there.
skip = Skip to the content
home = Yamclub, home
page-settings = Settings of the page
settings = Settings
close = Close
loading = One moment…
footer = Dice that anybody can verify. No account, no advertising.
language = Language
theme = Theme
theme-auto = device setting
theme-light = light
theme-dark = dark
motion = Dice animation
motion-auto = device setting
motion-still = none
pace = Speed of other players
pace-calm = slow
pace-brisk = fast
pace-instant = immediate
sound = Sound and vibration
sound-all = yes, and the dice and card of every round as tones
sound-how = The colours under your finger, when you play YAM color blind. No vibration without dice animation.
notify-default = This page can notify you when it is your turn.
notify-granted = This page will notify you when it is your turn.
notify-denied = Notifications are blocked for this page in your browser.
notify-ask = Notify me
key-space = space
line-lost = Connection lost. You’ll pick up where you left off as soon as it is back…
server-trouble = The server can’t store anything just now. Your move will be sent again as soon as it can…
error-unreachable = The server does not answer: check your connection and try again.
error-unknown = That did not work ({ $code }). Try again.

name-ask = Your name
name-example = Camille
name-keep = Save
name-go = Let’s go
name-sit = Continue
welcome = Bring out the dice.
welcome-back = Your roll, { $name }.
welcome-about = The games of the Yam family, with friends or against bots.
welcome-name = Enter a name and play.
welcome-throw = Roll the dice, for fun
your-tables = Your tables
games = The games
open-tables = Open tables
no-open-tables = Nobody is waiting right now. Open a table, and others will come.
your-turn = Your turn
rules = Rules
seats-free = { $free ->
    [one] { $free } open seat
   *[other] { $free } open seats
}
status-waiting = waiting
status-playing = playing
status-over = over
status-version = another version
status-damaged = damaged
unreadable = This match can’t be opened
unreadable-over = Its record can still be downloaded.
unreadable-playing = You can leave it. Once everybody has left, its record can be downloaded.
unreadable-left = You have left this match. Once everybody has left, its record can be downloaded.

new-table = Open a table
game = Game
seats = Seats
seat = Seat { $number }
seat-count = Number of seats
seat-fewer = One seat fewer
seat-more = One seat more
seat-me = You
seat-open = Open seat
seat-bot = Bot: { $bot }
against-bots = Against bots
with-friends = With friends
level = Level of the bots
level-mixed = Different bots, chosen below.
more-bots = More bots
bot-choose = Who is to sit here?
bot-change = Change
value-yes = yes
value-no = no
value-on = yes
value-off = no
clock = Time to think
clock-how = After that a bot plays for you until you are back.
stand-in = Stand-in
stand-in-how = This bot plays for somebody who is away.
clock-none = no limit
clock-seconds = { $count } s per move
clock-minutes = { $count } min per move
clock-days = { $count ->
    [one] { $count } day per move
   *[other] { $count } days per move
}
more-options = More options
list-paste = Paste them here: one per line, or a JSON list
list-file = Choose a file
list-read = { $count ->
    [0] nothing read yet
    [one] { $count } read
   *[other] { $count } read
}
seen-by = Who can see it
table-private = by invitation only
table-public = visible to everyone
play-now = Play
make-and-invite = Open and invite

agreed = { $what }: { $value }
table-of = A match of
no-table = There is no such table
go-home = Back home
missing = There is nothing at this address
invite = Invite
invite-how = Send this link, or let a phone scan this code.
qr = QR code of the table’s link
link = Link to the table
share = Share the link
copy = Copy the link
copied = The link is copied.
seat-waits = Open seat
sit = Sit down
stand = Leave my seat
put-bot = Seat a bot
take-out = Remove the bot
bot-at = Change the bot at seat { $number }: { $bot }
remove = Remove
remove-who = Remove { $name }
remove-how = { $name } will leave the table and can’t sit down here again.
keep-guest = Cancel
removed = You were removed from this table
removed-how = The person in charge of it has freed your seat. You can watch, or open a table of your own.
you = you
a-bot = bot
bot-club-short = Club
away = offline
away-in = { $name } is away: a bot can take over in { $time }.
away-now = { $name } is away: a bot can take over.
away-left = { $name } has left: a bot can take over.
vote-bot = Vote for a bot now ({ $votes } of { $needed })
voted-bot = You voted for a bot: { $votes } of { $needed } votes.
lapse-seconds = { $count } s
lapse-minutes = { $count } min
lapse-hours = { $count } h
lapse-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
present = online
start = Start
cannot-start = { $open ->
    [one] One seat is still open: wait for somebody, or seat a bot.
   *[other] { $open } seats are still open: wait for others, or seat bots.
}
start-waits = { $count ->
    [one] Waiting for { $names }’s device…
   *[other] Waiting for the devices of { $names }…
}
start-undo = Stop waiting
start-undone-late = The start was cancelled, because nothing came from the { $count ->
    [one] device
   *[other] devices
} of { $names }. The record will say so.
start-undone-left = The start was cancelled, because somebody left. No answer yet from: { $names }. The record will say so.
start-undone-owner = The start was cancelled by the person who opened the table. No answer yet from: { $names }. The record will say so.
owner-starts = The match starts when the person in charge of the table says so.
owner-starts-who = { $name } starts the match.
owner-passes = The person in charge of the table is away. In { $time }, { $name } will be in charge.
owner-passes-you = The person in charge of the table is away. In { $time }, you will be in charge.
owner-you = You are in charge of this table: you seat bots, and you start the match.

people = Table
actions = What you can do
story = Match log
watching = You are watching this match.
time-left = Time left
bot-plays-for-you = A bot is playing for you.
take-back = Take my seat back
leave-how = If you leave, a bot may take your seat. You can take it back.
no-board = This game can’t be played on the page yet.
standing = { $place }. { $name }: { $score }
match-over = Match over
match-left = The match was abandoned before the end
rematch = Play again
replay = Watch again
download = Download
verify = Verify the draws
verified = { $draws ->
    [one] The draw checks out.
   *[other] All { $draws } draws check out.
}
verified-how = This page has computed every one again from the secret, which is public now that the match is over. Its fingerprint was shown before the first draw.
verified-shares = { $shares ->
    [0] No player’s device added randomness of its own, so the server alone chose the secret.
    [one] One player’s device added randomness of its own, and gave its fingerprint before anything was opened: the server could not have chosen the draws.
   *[other] { $shares } players’ devices added randomness of their own. Each gave its fingerprint before any was opened: nobody could have chosen the draws, not even the host, unless all of them work together.
}
verified-promise = Fingerprint shown before the match:
record-differs = The record is not what this device was shown before the match: the draws may have been chosen. “Verify the draws” says what is wrong.
error-shares_differ = Line { $line }: these are not the fingerprints that this device was shown before the match.
eyes = Point of view
eyes-open = everything visible
eyes-spectator = spectator
back-to-table = Back to the table
step-first = Go to the start
step-back = Previous
step-on = Next
step-last = Go to the end
walk = First match
walk-skip = Skip
walk-next = Next
walk-end = Play

about = About
about-title = About Yamclub
about-what-title = The club
about-what = A place to play the Yam games: with friends, with strangers, or against bots that see only what you would see in their place.
about-fair-title = Dice beyond suspicion
about-fair = Before anybody sits down, the table fixes a secret and shows its fingerprint. Every player’s device does the same with randomness of its own, and opens it only once all fingerprints are known: so nobody can choose the draws, not even the host. In the end everything is published, and anybody can compute every draw again, right here or with “yam verify”. One thing is a matter of trust: whoever runs the server can look at hidden dice, and at those to come.
about-private-title = No account
about-private = A name is enough. A single cookie remembers that it is you, and nothing is sent elsewhere.
about-free-title = Free
about-free = The program is free software (MIT licence): you can host it at home, read it and make it better.
about-names-title = The names of the games
about-names = The names of the games are trademarks of their owners. This club is not affiliated with them; the rules are told here in our own words, and no text or picture comes from their boxes.

# What the boards of several games say. A game that says it otherwise writes the same id in its own file.
dice = The dice
die = Die { $place }: { $face }
die-kept = Die { $place }: { $face }, kept
dice-said = Dice 1 to 5: { $dice }. { $count ->
    [0] None kept.
   *[other] Kept: { $kept }.
}
die-toggled = Die { $place }, a { $face }: { $now ->
    [kept] kept
   *[back] put back
}. { $count ->
    [0] None kept.
   *[other] Kept: { $kept }.
}
keys-dice = Keep a die, or put it back
keys-throw = Reroll the dice not kept
throw = { $count ->
    [0] Nothing to reroll
    [one] Reroll one die
    [5] Reroll all 5 dice
   *[other] Reroll { $count } dice
}
throws-left = { $left ->
    [0] No roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
your-turn-throws = { $left ->
    [0] Your turn: no roll left
    [one] Your turn: one roll left
   *[other] Your turn: { $left } rolls left
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
walk-dice = These are your dice. Tap those you keep (or press 1 to 5), the others will be rerolled.
walk-throws = The bright dots show how many rolls you have left: three per turn.
walk-actions = And here is what you can do now. Good luck!

sheet-upper-part = { $caption }: upper part
sheet-lower-part = { $caption }: lower part

# A sheet that is read out
sheet-said = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
sheet-said-open = Open: { $boxes }.
sheet-said-written = Scored: { $boxes }.
sheet-said-barred = Struck out: { $boxes }.
sheet-said-sum = { $label }: { $sum }.
sheet-own = You
keys-box = Choose a box
keys-confirm = Confirm the box chosen
keys-other-box = Choose another box

# What can be heard, and the keys
board = Game board
keys = Single-key shortcuts
keys-how = On the board only.
talk = Screen reader announcements
talk-brief = only the essential
talk-usual = normal
talk-full = detailed
keys-help = Keys
keys-where = These keys work while the board has the focus.
keys-game = In this game
keys-common = In every game
keys-command = Type a move
hear-dice = Hear the dice or cards
hear-sheet = Hear the sheet or the board
hear-last = Hear the last move
hear-time = Hear the time left
hear-moves = Hear what you can do
hear-nothing = Nothing to say right now.
hear-no-clock = There is no time limit.
hear-time-left = Time left: { $time }.
command = Your move
command-how = As in the terminal: the move, then its details. Example: keep 44. Enter plays it.

# Addresses that lead nowhere, names, and leaving a match.
name-empty = Enter a name: it is how others will see you.
leave = Leave the match
leave-ask = Leave the match?
leave-not = Stay
you-left = You have left the match.
you-left-how = Your seat is yours until the end: take it back here, or from the home page.
missing-how = The link may be old or incomplete. If it is a table’s, paste it here.
missing-broken = This table’s link seems incomplete or mistyped: it ends with ten letters and digits, never 0, 1, l or o. Paste the whole link here.
missing-table = You were probably looking for this table.
missing-open = Open the table
missing-game = You were probably looking for { $game }.
missing-ways = Where to go
link-paste = Link of the table
link-open = Open
link-broken = This is not the link of a table: it ends with ten letters and digits. Ask for it again.

# Taking a move back, and asking before one that gives something up
move-back = Take back
hear-take-back = You can take this move back: key { $key }.
ask-first = This move gives something up, and can’t be taken back.
ask-do = Play this move
ask-back = Go back

# Who comes and goes at a table, for screen readers.
came-sat = { $name } sits down.
came-gone = { $name } has left the table.
came-bot = A bot sits down: { $name }.
came-away = { $name } is offline.
came-back = { $name } is back.
came-left = { $name } has left the match.
came-stand-in = A bot plays for { $name }.
came-taken-back = { $name } takes the seat back.
came-started = The match begins.

# A replay
replay-where = Moment of the match
replay-turn = turn { $turn } of { $turns }
replay-play = Play
replay-pause = Pause
turn-back = Previous turn
turn-on = Next turn
eyes-of = view: { $who }

# The odds of the dice as they lie
odds = Show the odds of your dice
odds-how = Where the table allows it: how likely each combination is, and the dice to keep for it.
odds-title = Odds
odds-hide = Hide
odds-on = The odds are shown.
odds-off = The odds are hidden.
odds-what = Combination
odds-chance = Probability
odds-how-to = Dice to keep
odds-certain = certain
odds-impossible = impossible
odds-formed = your dice form it
odds-keep = keep { $dice }
odds-keep-none = reroll all
odds-keep-for = { $name }: { $keep }
odds-said = { $name }: { $chance }{ $some ->
    [0] {""}
   *[other] , { $keep }
}.
odds-later = They appear as soon as the dice are on the table.
odds-none = Nothing that these dice could still bring.
odds-other = The dice are under the cup: only the player who rolled them sees their odds.
keys-odds = Show or hide the odds
hear-odds = Hear the odds shown
hear-odds-off = No odds are shown: key { $key } shows them.
table-odds = Odds
table-odds-how = Players may have the page show how likely each combination is.
table-odds-allowed = allowed
table-odds-forbidden = not allowed
table-without-odds = without odds
odds-count = { $least }+ { $name }
odds-points = { $name } { $least }+
odds-out = out of reach: { $names }
odds-all = all

# The coach: the analysis of a match
analysis = Analysis
analysis-working = The coach is looking at every choice of this match…
analysis-none = No analysis of this match
analysis-again = Try again
analysis-players = Luck and skill
analysis-worse = cost
analysis-better = helped
analysis-count = { $what }: { $count }
analysis-table = The chart as a table
analysis-moment = Moment of the match
analysis-start = Start of the match
analysis-turn = turn { $turn }
analysis-chance-of = { $name }: { $worth }
analysis-player = Player
analysis-everybody = everybody
analysis-filter = Which choices
analysis-previous = Previous mistake
analysis-next = Next mistake
analysis-place = { $place } of { $count }
analysis-best = The best choice
analysis-fine = Nearly the best
analysis-cost-win = costs { $cost } of the chances of winning
analysis-cost-points = costs { $cost } on average
analysis-watch = Watch from here
analysis-option = Choice
analysis-worth-win = Chances of winning
analysis-worth-points = Final score on average

# The coach: hints and the tutor
hint = Hint
hint-asked = The coach is thinking…
hint-why = Why?
hint-exact = exact
hint-estimated = estimated
hint-later = Hints are for your own turn.
hint-said = Hint: { $what }
hint-worth-said = { $what } { $worth }
keys-hint = Hint, step by step
hints-agree = Allow hints in this match
hints-on = Everybody agrees: hints are allowed.
hints-waits = Hints need everybody’s consent. Still missing: { $names }.
hints-agreed-by = Given by: { $names }.
table-hints = Hints
table-hints-how = Whether players may ask for the best choice during the match.
table-hints-bots = against bots; with people if all agree
table-hints-agreed = only if all agree
table-hints-never = not allowed
tutor = Tutor
tutor-how = Against bots only: you are asked before a move that gives a lot away.
tutor-ask = Are you sure?
tutor-cost-win = This move costs { $cost } of the chances of winning.
tutor-cost-points = This move costs { $cost } on average.
tutor-better = Better: { $best }
tutor-anyway = Play anyway
tutor-think = Let me think

# Playing on from a moment of a match
play-on = Play on from here
play-on-how = A new match begins at this moment, with bots in the other seats.
play-on-how-alone = A new match begins at this moment.
play-on-seat = Your seat
play-on-hidden = What you couldn’t know
play-on-as-it-was = as it was
play-on-anew = drawn anew
play-on-as-it-was-how = Everything hidden from you is as it was in that match.
play-on-anew-how = Everything hidden from you is drawn once more: what you saw stays the same.
play-on-again = Same moment again
played-on = Played on from another match.
played-on-anew = Played on from another match, the unknown drawn anew.
played-on-look = See that moment
played-on-back = Back to that moment

# Practice
practise = Practise
practise-name = Enter a name: your progress is kept under it.
practise-about = One position, one question: what is best here? The coach judges each answer and says why. What you know comes again later and later, what you miss comes again soon.
practise-nowhere = This server has no questions: the coach is not installed here.
practise-games = All games
practise-learned = { $questions ->
    [one] Learned: { $learned } of { $questions } question
   *[other] Learned: { $learned } of { $questions } questions
}
practise-due = { $due ->
    [0] nothing is due now
    [one] { $due } question is due
   *[other] { $due } questions are due
}
practise-new = not begun yet
practise-own = { $count ->
    [one] { $count } mistake of yours
   *[other] { $count } mistakes of yours
}
practise-question = Question { $number } of { $count }
practise-source-mistake = from a match of yours
practise-source-generated = from the set
practise-ask = What is best here?
practise-judging = The coach is thinking…
practise-answers = Your answers
practise-rank-good = good
practise-rank-fair = fair
practise-rank-poor = to be learned
practise-rank-open = not asked yet
practise-points = { $count ->
    [one] { $count } point out of 100
   *[other] { $count } points out of 100
}
practise-of-hundred = out of 100
practise-better = Better: { $best }
practise-again-days = { $count ->
    [one] This question comes again tomorrow.
   *[other] This question comes again in { $count } days.
}
practise-again-minutes = { $count ->
    [one] This question comes again in { $count } minute.
   *[other] This question comes again in { $count } minutes.
}
practise-stage = Stage { $stage } of { $stages }.
practise-next = Next question
practise-result = See the result
practise-mean = { $count ->
    [one] { $count } point out of 100 on average
   *[other] { $count } points out of 100 on average
}
practise-good = Good answers: { $good } of { $count }
practise-none-left = There is no question left for now
practise-streak = Longest run of good answers: { $count }
practise-more = Go on practising
practise-play = Play this game
practise-mistakes = { $count ->
    [one] Practise your mistake
   *[other] Practise your { $count } mistakes
}
