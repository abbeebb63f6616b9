# The house: what every game shares.
name-list = { $others } and { $last }
card-ranks = 7 8 9 10 J Q K A

command-about = Play and master the Yam family of dice and card games.
command-lang = the language: fr or en (default: yours)
command-json = print JSON, for programs
command-games = list the games, with their seats and options
command-play = play a game in this terminal
command-odds = the odds, exactly, with best play for one combination, and what to keep
command-replay = watch a recorded match again
command-analyse = see what was best, what choices cost and what was luck
command-practice = practise: one position at a time, from your own mistakes and from a set
command-serve = open the web table, for you and your friends
command-verify = check every roll, card and move of a record
command-solve = the best play of a game played solo, exactly: its average, or its odds of a goal
command-train = train a game’s expert by self-play
command-arena = let bots meet over many matches: who is stronger, how surely
command-new-game = write the skeleton of a new game into this checkout
command-help = show this help
command-completion = print what makes this shell complete yam on Tab
command-version = show the version
play-game = the game: { $games }
play-seats = who sits down, in order: human, bot, human:NAME, bot:NAME (default: human,bot, or enough to start)
play-set = set an option of the game, as in --set series=5; @FILE reads the value from a JSON file; may be repeated
play-seed = repeat the same randomness: any text
play-entropy = add a seat’s own randomness to that of the match, as in --entropy 1:text
play-record = write the match to a new file
play-companion = real dice or cards: you type in what they show
play-from = play on from a moment of this record
play-at = with --from: the move after which to go on, numbered as in yam replay and yam analyse; 0 is the start
play-hidden = with --from: what players did not know, as-it-was or anew (default: as-it-was)
play-seat = with --from: the seat you take (default: whose turn it is)
play-level = with --from: the bot that takes the other seats, such as novice, club or expert
play-plain = print line by line and never redraw, for screen readers
replay-file = a record written by yam play --record
replay-as = the point of view: a seat (1 is the first), spectator, or open (default: open)
replay-step = wait for a key after each move
serve-host = where to listen (default: everywhere on this machine, in IPv4 and IPv6; localhost: for this machine alone)
serve-port = the port (default: 8642; 0: any that is free)
serve-data = the folder to keep tables in (default: your data folder)
serve-database = keep tables in PostgreSQL instead, for one or several servers (or name it in YAMCLUB_DATABASE)
serve-bot-pace = how long bots wait before they move (default: 0.8)
serve-bot-workers = how many processes may think for bots at once (default: one per processor but one); 0: none, bots think in the server
serve-no-analyses = make no analyses of matches that are over
serve-open = open it in your browser
new-game-id = its id: a lower-case word
new-game-name = its name, as people read it
new-game-next = Next: fill in the rules, then make types-web golden quick. The guide is docs/adding-a-game.md.
usage = usage:
commands = commands
arguments = arguments
options = options
meta-command = COMMAND
meta-game = GAME
meta-seats = SEAT,…
meta-set = OPTION=VALUE
meta-text = TEXT
meta-entropy = SEAT:TEXT
meta-dice = DICE
meta-cards = CARDS
meta-file = FILE
meta-seat = SEAT
meta-address = ADDRESS
meta-number = NUMBER
meta-folder = FOLDER
meta-seconds = SECONDS
meta-bot = BOT
meta-share = SHARE
meta-key = KEY
meta-target = TARGET
meta-objective = OBJECTIVE

odds-target = what is hoped for, as in full, fours:3 or brelan-4, or a card of YAM color; without it, a table of everything
odds-dice = the dice on the table, as in 44425; without it, the odds before the first roll
odds-kept = the dice set aside: the odds once they are kept and the others are rolled; in YAM menteur those locked before, and --dice gives those just rolled or all five
odds-throws-left = how many rolls may still be made (default: 3 before the first, else 2; in YAM menteur 1 beside locked dice)
odds-after-throws = YAM menteur: the odds that an honest player who aimed at it has it after this many rolls
odds-hand = YAMI: your five cards, as in 7♠,10♥,J♣,Q♦,A♠ or 7S,10H,JC,QD,AS; without it, the odds of five dealt cards
odds-draws = YAMI: complete the hand in so many draws from the stock, with the best discards (default: 1)
odds-seen = YAMI: other cards you have seen, which can’t be drawn
odds-players = how many play (default: as few as can); in YAMI it sets the number of packs
odds-at-start = before the first roll, { $left ->
    [one] { $left } roll
   *[other] { $left } rolls
}
odds-at-dice = { $dice } on the table, { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
odds-at-locked = { $dice } just rolled, { $kept } locked, { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
odds-at-kept = { $kept } set aside, the others to roll, { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
odds-at-announced = announced by an honest player after { $throws ->
    [one] { $throws } roll
   *[other] { $throws } rolls
}
odds-at-hand = { $hand }, { $draws ->
    [one] { $draws } card to draw
   *[other] { $draws } cards to draw
}
odds-at-least = { $name }, { $number } or more
odds-percent = { $share } %
odds-made = all: made
odds-reroll = none
odds-column-target = target
odds-column-name = what it is
odds-column-chance = probability
odds-column-fraction = exactly
odds-column-keep = keep
odds-column-card = card

games-seats = { $fewest ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $span ->
        [0] { $fewest } players
       *[other] { $fewest } to { $most } players
    }
}
games-usual = the usual one
games-solo = only solo
games-default = { $choices } (default { $default })

person = Player { $number }
bot-name = Bot { $number } ({ $bot })

bot-novice = Novice
bot-club = Club player
bot-expert = Expert
bot-greedy = Greedy
bot-bluffer = Bluffer
bot-counter = Counter
bot-perfect = Perfect
bot-random = Random
# How such a bot plays, where a game does not say it in its own words.
bot-novice-about = Knows the rules, plays for the moment, and errs as beginners do.
bot-club-about = Plays soundly and slips now and then.
bot-expert-about = Looks ahead, weighs the odds, and gives little away.
bot-greedy-about = Takes what is worth most at once.
bot-bluffer-about = Bluffs at random, and doubts what is unlikely.
bot-counter-about = Counts correctly, at a steady speed.
bot-perfect-about = Plays from the solved tables, without a single mistake.
bot-random-about = Makes any move at all.

play-committed = The randomness is already fixed. Its fingerprint, to check later:
play-goes-on = This match goes on from move { $step } of { $file }.
play-goes-on-anew = What you can’t know was drawn anew.
play-companion-start = Real dice or cards: type what they show. z corrects the last entry.
play-key-dice = { $last ->
    [0] Enter reroll
   *[other] 1–{ $last } keep or put back · u undo · Enter reroll the rest
}
play-key-back = u back
play-key-undo = z correct the last entry
play-key-take-back = z take the move back
play-give-up = This gives something up: press Enter to do it, any other key to go back.
play-key-more = ? help · q leave
play-throw-all = No die is set aside: press Enter once more to reroll all the dice.
play-nothing-to-throw = All the dice are set aside: put one back to reroll it, or choose below.
play-no-such-key = { $key } does nothing here.
play-leave = Leave the match? Press q once more to leave, any other key to play on.
play-left = You left the match.
play-prompt = >
play-done = Press Enter to go on, q to leave.
play-help =
    Number keys set a die aside, or put it back. Enter rolls the others.
    A letter takes what is beside it (★: your dice win it as they stand).
    u puts all dice back, q leaves. In plain mode type keys and Enter: “13” keeps
    the first and third die and rolls the rest. Moves may be written out: keep 444.
play-pass = { $name }, it is your turn. The others look away; press Enter.
play-race-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
play-race-letters = Your letter first: { $names }
play-race-speaks = { $name }?
play-race-referee = Type what is called out, in its order, as in a6. Enter: nobody else. z takes the card back.
play-over = The match is over: { $reason }.
play-winner = { $many ->
    [0] { $you ->
        [1] You win with { $score }!
       *[0] { $names } wins with { $score }!
    }
   *[other] Tied for first with { $score }: { $names }.
}
play-solo = { $you ->
    [1] Your score
   *[0] { $names }
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
play-place = { $place }. { $name }: { $score }
play-compared = Perfect play scores { $average } on average, and less than this in { $games } of 100 matches.
play-comparing = Comparing with perfect play, the first time only (Ctrl+C skips it)…
play-recorded = Recorded in { $file }. Check it with: yam verify { $file }

verify-true = Verified: { $drawn } and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game }, all correct.
verify-typed = The rules were kept in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of { $game }. Real dice or cards were typed in by people, so nobody can check those.
verify-played-on = It goes on from a moment of another match, which nothing here proves.
verify-abandoned = The match was abandoned before the end.
verify-key = the server’s public key, as 64 hex digits or in a file: also check that this server signed the record
verify-signed = It is signed with the key { $key }. Whose key that is, only its server can tell you: compare with --key.
verify-signed-by-key = It is signed with the key you gave.
train-minutes = stop after so many minutes; the same command goes on later
train-generations = how many generations in all (default: as many as the game needs)
train-seed = the same seed gives the same weights (default: 1)
train-jobs = how many processes share the work (default: 1)
train-ray = the address of a Ray cluster that shares the work
train-out = where the weights go (default: the cache folder); YAMCLUB_WEIGHTS takes this folder
train-again = begin anew instead of going on
train-working = Training { $game }
train-done = { $generations ->
    [one] One generation
   *[other] { $generations } generations
 } in { $seconds } s: { $file }
train-measure = { $name }: { $first } → { $last }
train-goes-on = { $done } of { $generations } generations are done: the same command goes on.
train-use = Bots use it with YAMCLUB_WEIGHTS={ $folder }
arena-bots = the bots that meet: names, or a program of your own: cmd:COMMAND through a pipe, web:COMMAND at a web table (docs/arena.md)
arena-matches = how many matches each pair plays (alone: each bot), rounded up so that all hold every seat equally often (default: 1000)
arena-seats = how many sit at a table (default: 2, or as few as can); at more than 2, one of either bot sits among the other’s; alone, scores are compared
arena-seed = the same text gives the same dice and the same matches (default: 0)
arena-mixed = tables with as many different bots as seats, instead of pairs
arena-all-matches = play all matches, even when it is already decided who is ahead and whether by a step (60 %, or 1.5 times the fair share)
arena-decide = stop as soon as it is decided whether the first bot’s share is more or less than this, as in 0.55
arena-move-seconds = how long a move may take (default: 10): a bot that is late, crashes or does what is not allowed loses the match
arena-no-luck = count the wins only; don’t measure the luck
arena-csv = write a row per match
arena-picture = draw the cross-table, as in table.svg
arena-out = where the matches played are kept (default: the cache folder, until all are played); the same command goes on from there
arena-working = { $game }: { $bots }
arena-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }
arena-resumed = { $matches ->
    [one] { $matches } match was
   *[other] { $matches } matches were
} played before: going on from there.
arena-column-bot = bot
arena-column-matches = matches
arena-column-share = share
arena-column-score = score
arena-column-interval = 95 %
arena-column-luckless = luck removed
arena-column-fewer = fewer matches
arena-fewer = { $times } ×
arena-cross-duel = Share of the matches won by the bot of the row, ties shared (95 % interval).
arena-cross-alone = Share of the matches won by one of the row’s bot among { $others } of the column’s, ties shared (fair: { $fair }).
arena-cross-mixed = How often the bot of the row is ahead of the column’s at the same table, a tie counting half.
arena-cross-solo = How many points more the bot of the row scores on average with the same randomness.
arena-fair = Fair share: { $fair }.
arena-decided = Decided after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $asked }; --all-matches plays them all.
arena-failures = { $bot } failed in { $matches ->
    [one] { $matches } match, which it lost
   *[other] { $matches } matches, which it lost
}: crashed { $crashed }, not allowed { $illegal }, too late { $late }. The first time: { $why }
arena-out-of-it = { $bot } failed { $times } times in a row and is out.
arena-interrupted = Interrupted. The same command goes on.
solve-target = what to solve: { $targets }
solve-set = set an option, as in --set four_as_two_pairs=no; may be repeated
solve-objective = score: the best average (default); score:N: the best odds of at least N points; grand-slam (slam): of all 28 chips
solve-distribution = also print how likely best play is to score how much
solve-again = solve anew, though the answer was kept from before
solve-compiling = Compiling for this machine, the first time only…
solve-working = Solving ({ $target })…
solve-average = { $what }: best play scores { $value } points on average.
solve-odds = { $what }: best play has a probability of { $value } ({ $share } %) of { $goal ->
    [0] all 28 chips
   *[other] at least { NUMBER($goal, useGrouping: 0) } points
}.
solve-options = With { $options }.
solve-states = { $states } states solved in { $seconds } s.
solve-kept = { $states } states, read in { $seconds } s from the table kept before. --again solves anew.
solve-without-effect = { $option } changes nothing in { $target }.
solve-quantiles = Of 100 games { $tenth } score at most { $low }, half at least { $middle }, { $tenth } at least { $high } points.
solve-column-score = score
solve-column-share = probability
solve-column-above = this or more
solve-what-slam = Yamslam solo
solve-what-yams = Yam’s solo
solve-what-yahtzee = Yahtzee
solve-what-menteur-honest = YAM menteur’s sheet, filled alone and honestly
replay-move = Move { $number }
replay-undone = The last move is taken back.
replay-entropy = { $name } adds their own randomness.
replay-stands-in = The bot { $bot } stands in for { $name }.
replay-back = { $name } is back.
serve-here = The table is open:
serve-network = On the same network (phones too):
serve-stop = Ctrl+C closes it. Every match goes on where it stood when it is opened again.
serve-no-page = The page is not built, so browsers will find none: run make page in the source folder, then start again.

error-bad_dice = “{ $text }” is not a set of dice: type one digit per die, like 24456.
error-bad_card = “{ $text }” is not a card: write its value and suit, like 10♥ or 10H.
error-bad_action = “{ $text }” is not a move: start with one of { $kinds }.
error-bad_outcome = “{ $text }” is not what was asked for: type one digit or letter per die (24456, RBGY), or a card (10♥ or 10H).
error-bad_value = “{ $value }” is not a { $field } that { $kind } takes: see the moves on the game’s page in docs/games.
error-unknown_game = There is no game “{ $game }”: choose one of { $games }.
error-unknown_option = { $game } has no option “{ $option }”: it has { $options }.
error-bad_option_value = “{ $value }” is not a value of the option { $option }: see yam games.
error-bad_seat_count = { $game } can’t be played by { $seats } with these options: it takes { $fewest ->
    [1] { $most ->
        [1] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $span ->
        [0] { $fewest } players
       *[other] { $fewest } to { $most } players
    }
}.
error-bad_seat = “{ $seat }” is not a seat: write human, bot, human:NAME or bot:NAME, separated by commas.
error-clock_too_slow = { $game } is played in real time, by everybody at once: choose a limit of at most { $seconds } s per move, or none.
error-unknown_bot = { $game } has no bot “{ $bot }”: it has { $bots }.
error-solo_bot = The bot { $bot } only plays { $game } solo: at a table of { $seats } choose from { $bots }.
error-bad_name = “{ $name }” can’t be a name: use 1 to { $most } visible characters.
error-bad_entropy = That randomness can’t be added: once per seat, before the first roll or card, 1 to { $most } bytes.
error-bad_opening = That is not the randomness whose fingerprint was given before.
error-not_your_turn = It is not your turn: wait for it.
error-not_a_move_here = That can’t be done now: choose one of the moves shown.
error-impossible_outcome = The dice or cards can’t fall like that: count those that are rolled or drawn, and type them again.
error-match_over = The match is over: start another one.
error-bot_broke_rules = The bot { $bot } tried a move against the rules ({ $why }): the match stops here.
error-nothing_to_undo = There is nothing to undo.
error-nothing_to_take_back = Your last move can’t be taken back any more: the match has gone on.
error-no_such_table = There is no such table: check the link.
error-not_started = The match has not started yet.
error-already_started = The match has already started.
error-starting = The match is about to start, and the seats are fixed: wait a moment.
error-not_starting = The start was cancelled, or nobody has asked for it yet.
error-not_committed = Not every player’s device has given its fingerprint yet: wait a moment.
error-too_many_starts = The start was cancelled { $most } times: open another table.
error-not_over = The match is not over yet.
error-seats_open = Some seats are still open: wait, or give them to bots.
error-seat_taken = That seat is taken: choose another.
error-already_seated = You are already at this table.
error-not_seated = You are not at this table: watch, or take a seat.
error-not_owner = Only the person who opened this table may do that.
error-no_name_yet = Enter your name first.
error-overtaken = Things have changed meanwhile: look at the table and choose again.
error-removed = The person in charge of this table has removed you: open a table of your own.
error-odds_forbidden = This table plays without odds.
error-no_odds = There are no odds in this game.
error-no_coach = This game has no coach: its matches can’t be analysed.
error-hints_in_race = No hints during a race, they would decide it: count and call yourself.
error-hints_forbidden = No hints at this table now: they are for matches against bots, or once everybody has agreed.
error-analyses_off = This server doesn’t analyse matches: download the record and use yam analyse.
error-coach_failed = The coach couldn’t answer: try again.
error-no_practice = There is no practice for { $game }: its positions can’t be asked about one by one.
error-no_such_question = This question is not known here: take the next one.
error-already_answered = You have answered this question meanwhile, maybe in another tab: take the next one.
error-bad_question = This question can’t be read: { $why }.
error-bad_progress = The progress of practice can’t be read: { $why }.
error-still_here = This player is here, so no bot can take the seat.
error-too_early = This player has only just gone: a bot can take the seat in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-not_the_stand_in = At this table only the bot { $bot } stands in for others.
error-match_unreadable = { $why ->
    [damaged] The log of this match is damaged: it can’t be shown.
   *[version] This match follows another version of the rules: it can’t be shown or played here.
}
error-not_known_yet = The database does not answer, so it is not known yet whether that was saved: send it again in a moment, it counts once.
error-bad_message = That message is not understood ({ $why }).
error-bad_token = Sign-in not recognised: enter your name again.
error-bad_origin = This server does not answer pages from elsewhere.
error-too_large = That is too large: { $most } bytes at most.
error-too_fast = Too many requests: wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too_slow = Your connection couldn’t keep up: connect again.
error-stopping = The server is stopping: connect again in a moment.
error-no_such_page = There is nothing at this address.
error-not_this_way = This address is not used that way.
error-our_fault = Server error, nothing was changed: try again.
error-port_taken = Port { NUMBER($port, useGrouping: 0) } is already in use: stop the program that has it, or choose another with --port.
error-port_needs_rights = Port { NUMBER($port, useGrouping: 0) } is for the system’s own programs: choose one from 1024 up with --port.
error-unknown_host = No machine called “{ $host }” can be found: check --host.
error-host_elsewhere = { $host } is not an address of this machine: check --host, or leave it out to listen everywhere.
error-cannot_listen = The server can’t listen at { $host }, port { NUMBER($port, useGrouping: 0) } ({ $why }): check --host and --port.
error-bad_database = The database can’t be used ({ $why }): check --database or --data.
error-bad_database_address = The address of the database can’t be read: in a password, characters such as / @ : # % have to be percent-encoded (see docs/hosting.md).
error-database_away = PostgreSQL does not answer ({ $why }). Waiting for it; Ctrl+C stops.
error-database_in_use = Another server has { $file } open: stop that one first, or choose another folder with --data.
error-bad_signing_key = { $file } is not an Ed25519 private key: restore it from a backup, or move it away to get a new one.
error-database_has_two_names = { $file } has a second name (a hard link), by which another server could damage it: delete one of the two.
error-no_such_file = { $file } can’t be read ({ $why }): check the name.
error-cannot_write = { $file } can’t be written ({ $why }): choose another place.
error-file_exists = { $file } already exists and was left as it is: choose another name.
error-not_a_record = Line { $line } is not the header of a record: give a file written by yam play --record.
error-record_newer = Line { $line }: this record is of a newer version ({ $theirs }; this program knows { $ours }): update yamclub.
error-no_such_seat = This match has no seat { $seat }: choose one from 1 to { $most }.
error-record_of_other_game = { $file } is a record of { $game }: give records of the game you practise.
error-rules_differ = This match follows version { $theirs } of the rules of { $game }, and this program knows { $ours ->
    [1] version 1 only
   *[other] versions 1 to { $ours }
}: update yamclub.
error-wrong_header = Line { $line }: such a match can’t be played ({ $why }).
error-options_not_complete = Line { $line }: the header must give every option, in this order and in the form yam writes: { $options }.
error-bad_position = Line { $line }: the position this match begins with is not one of its game: find an intact copy.
error-no_such_moment = This match has no move { $step }: choose one from 0 (the start) to { $most }.
error-nothing_to_play_on = The match is over at move { $step }: choose an earlier one.
error-record_cut_short = This record is cut short after line { $line }: its end is missing, so it can’t be trusted.
error-record_damaged = Line { $line } of this record is damaged: find an intact copy.
error-record_altered = Line { $line }: the seal does not fit, so this record was changed after it was closed.
error-commitment_broken = Line { $line }: this secret is not the one whose fingerprint was shown before the start.
error-not_opened = Line { $line }: seat { $seat } gave a fingerprint in the header, and it was not opened before this.
error-wrong_draw = Line { $line }: this is not the number that the secret draws.
error-wrong_outcome = Line { $line }: this is not what the draw gave.
error-wrong_move = Line { $line }: this move is against the rules ({ $why }).
error-wrong_result = Line { $line }: this is not how the match ended.
error-not_signed = Line { $line }: this record ends without a signature: download it from the server that kept the match, or check it without --key.
error-wrong_signature = Line { $line }: the signature does not fit, so this record is not as the server gave it out.
error-another_key = Line { $line }: the record is signed with another key, { $key }.
error-bad_key = { $file } is not a key: give 64 hex digits, or a file with an Ed25519 public key.
error-unknown_target = “{ $target }” is not something to solve: choose from { $targets }.
error-unknown_objective = “{ $objective }” is not an objective of { $target }: choose from { $objectives }.
error-no_distribution = For { $objective }, only the probability is computed for { $target }, not that of each score: leave out --distribution.
error-bad_goal = { $objective } can’t be asked of { $target }: { $most ->
    [0] it only knows the best average
   *[other] ask for 1 to { NUMBER($most, useGrouping: 0) } points
}.
error-bad_choice = “{ $value }” is not a value of the option { $option } of { $target }: choose from { $choices }.
error-table_unusable = The table kept in { $file } can’t be used ({ $why ->
    [damaged] damaged
    [cut_short] cut short
    [foreign] not a table of this version
    [older] of another version
   *[other] { $why }
}): it is made anew.
error-table_not_kept = The table can’t be kept in { $file } ({ $why }): it will be made anew the next time. YAMCLUB_CACHE names another folder.
error-journal_differs = { $file } was played with other settings ({ $setting }): go on with the same ones, or name another file with --out.
error-journal_damaged = { $file } is not a journal of an arena, or it is damaged in line { $line }.
error-journal_in_use = Another arena is writing { $file }: wait until it is done, or name another file with --out.
error-no_such_command = “{ $command }” is not a command that can be run here: check its name (as in cmd:COMMAND).
error-worker_differs = A machine of the cluster has another version of the bots ({ $theirs }, here { $ours }): install the same on all of them.
error-workers_lost = The processes that play were lost { $times } times in a row. Is there enough memory?
error-ray_away = No Ray cluster answers at { $address }: { $why }
error-bad_json = { $file } is not JSON: check what is written in it.
error-unknown_argument = “{ $argument }” means nothing here: see yam { $command } --help.
error-missing_argument = { $argument } is missing: see yam { $command } --help.
error-bad_argument = “{ $value }” does not fit { $argument }: see yam { $command } --help.
error-no_weights = There are no weights at “{ $file }”: make them with yam train.
error-weights_damaged = The weights in “{ $file }” are damaged: make them again with yam train, or take them from the package.
error-weights_foreign = The weights in “{ $file }” are for { $theirs }, not for { $ours }: make others with yam train.
error-nothing_to_learn = { $game } has no bot that learns: those that do are { $games }.
error-training_differs = “{ $folder }” holds a training with other settings: go on with those, choose another folder with --out, or add --again.
error-bad_batch_size = “{ $n }” is not a number of matches: it takes 1 or more.
error-bad_batch_actions = A step of { $n } matches takes { $n } whole numbers, not { $dtype } of shape { $shape }.
error-illegal_in_batch = Match { $match } of the batch does not allow action { $action } now: choose one that its mask allows.
error-bad_batch_state = State { $place } does not belong to such a table: same game, seats and options, and not over.
error-missing_extra = { $command ->
    [bot] This bot needs more than is installed: run { $install }.
   *[other] yam { $command } needs more than is installed: run { $install }.
}
error-screen_each = Playing blind takes one screen per person: a single human, without --companion.
error-unknown_odds = { $game } has no target “{ $target }”: choose one of { $targets }.
error-impossible_dice = “{ $text }” can’t be your dice: there must be { $counts }, each from 1 to 6.
error-out_of_range = { $value } is not possible for { $argument }: choose a number from { $fewest } to { $most }.
error-impossible_hand = These cards can’t be: give five in the hand, and no card more often than it is in the packs (× { $packs }).
error-not_of_this_game = { $argument } means nothing in { $game }: leave it out.
error-not_together = { $argument } and { $other } do not go together: leave one of them out.

# A turn of throws, who starts, and the score sheet; a game may say these in its own words.
drawn = { $draws ->
    [one] { $draws } roll
   *[other] { $draws } rolls
}
phase-opening = who starts?
phase-throwing = { $you ->
    [1] you roll
   *[0] { $name } rolls
}
phase-choosing = { $name }, { $left ->
    [0] no roll left
    [one] { $left } roll left
   *[other] { $left } rolls left
}
phase-over = the match is over
ask-throw = { $name } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
}: type what they show
told-opening = { $you ->
    [1] You roll
   *[0] { $name } rolls
} { $dice }: { $total }
told-throw = { $you ->
    [1] You roll
   *[0] { $name } rolls
}: { $dice }
told-keep = { $kept ->
    [0] { $you ->
        [1] You reroll
       *[0] { $name } rerolls
    } all the dice
   *[other] { $you ->
        [1] You keep
       *[0] { $name } keeps
    } { $dice }
}
told-tied = Tied for the best roll: { $names } roll again
told-starts = { $you ->
    [1] You start
   *[0] { $name } starts
}
told-take-back = { $you ->
    [1] You take your move back
   *[0] { $name } takes the move back
}
box-aces = aces
box-twos = twos
box-threes = threes
box-fours = fours
box-fives = fives
box-sixes = sixes
box-brelan = three of a kind
box-carre = four of a kind
box-full = full house
box-small_straight = small straight
box-large_straight = large straight
box-yam = yam
box-chance = chance
sheet-upper = bonus from { $goal }
sheet-total = total
error-no_throw_left = That was the third roll: choose what to do with these dice.
error-dice_locked = Choose from the dice you have just rolled ({ $dice }): those that are locked stay so.
error-dice_not_there = You can’t keep { $keep }: your dice are { $dice }.
error-nothing_to_throw = All your dice are kept: leave at least one to reroll, or choose what to do with them.

## The coach

coach-note-damaged = The record is right only up to line { $line }: what comes after it was left out.
coach-note-unfinished = The match was not played to its end: the result is what it was worth when it stopped.
coach-note-companion = The dice were typed in at a real table. They are taken as they were typed.
coach-decimal = { $whole }.{ $tenths }
coach-percent = { $number } %
coach-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
coach-gain = +{ $amount }
coach-loss = −{ $amount }
coach-headline-won = { $name } won { $luck ->
    [much] with a lot of luck
    [some] with a little luck
    [bad] in spite of bad luck
   *[even] without much luck either way
}: luck { $lucky }, own choices { $own }, the others’ choices { $others }.
coach-headline-tied = { $names } share the win.
coach-headline-stopped = The match stopped early: { $name } stood best, with { $result } of the chances of winning.
coach-headline-alone = { $name } scored { $result }: { $expected } were to be expected, luck brought { $lucky }, choices { $own }.
coach-headline-alone-stopped = The match stopped early: { $name } could expect { $result }.
coach-choice-win = { $chosen }: this costs { $cost } of the chances of winning. Better: { $best }.
coach-choice-points = { $chosen }: this costs { $cost } on average. Better: { $best }.
coach-why = Why: { $why }
coach-mark-inaccuracy = inaccuracy
coach-mark-mistake = mistake
coach-mark-blunder = blunder
coach-marks-inaccuracy = Inaccuracies
coach-marks-mistake = Mistakes
coach-marks-blunder = Blunders
coach-label-expected = Expected at the start
coach-label-luck = Luck
coach-label-own = Own choices
coach-label-others = Others’ choices
coach-label-result = Result
coach-label-adjusted = Result without the luck
coach-label-rate = Mean cost of a choice
coach-label-level = Plays about like
coach-about-expected = What this player could hope for before the first move, if everybody played well.
coach-about-luck = What rolls and cards brought or took away, compared with an average draw.
coach-about-own = What the player’s own choices gave away, compared with the best ones. Never above zero: nobody plays better than best.
coach-about-others = What the choices of the other players gave away to this player, or kept from them.
coach-about-result = The four added up: what the match brought in the end.
coach-about-adjusted = What the result would have been with average luck; ± says how sure that is.
coach-quick-title = Quick and slow
coach-quick-right = Right calls
coach-quick-high = Too high
coach-quick-low = Too low
coach-quick-late = Too late
coach-quick-silent = Nothing called
coach-quick-guessed = Called before anybody could count
coach-quick-median = Usual time of a call
coach-quick-seconds = { $whole }.{ $tenths } s
coach-quick-level = Counts about as quickly as
coach-quick-raced = Quicker or slower
coach-about-raced = What being quicker than the others brought, or being slower cost. It is part of the others’ choices.
coach-about-counts = By the published times of people who count. Rounds in which somebody else was quicker count as at least so long.
coach-title = { $game }: the match, analysed
coach-unit-win = Numbers are chances of winning, in percent.
coach-unit-points = Numbers are points.
coach-sums = Chances are lost and won back all the time, so a sum over a match can be more than 100 %.
coach-chart = Chances over the match
coach-chart-alone = Points to be expected over the match
coach-chart-step = Step { $step }: { $values }
coach-turning-points = Turning points
coach-no-turning-points = No single step changed much.
coach-marked = Choices that cost something
coach-no-marked = No choice cost enough to be marked.
coach-step = Step { $step }
coach-change = { $name } from { $before } to { $after }
coach-played = Played
coach-better = Better
coach-table-then = The table at that moment
coach-compared = The choices compared
coach-exact = All worths are exact.
coach-estimated = Worths are estimates: small costs may be off.
coach-rollouts = Choices were played on { $count ->
    [one] { $count } time
   *[other] { $count } times
} each for sharper estimates.
analyse-file = a record made by yam play --record
analyse-seat = only the choices of this seat: 1, 2, …
analyse-rollouts = play every choice that may have cost something on so many times, for a sharper estimate
analyse-html = also write a report that any browser shows
analyse-preparing = Getting the table of exact values ready, { $seconds } s
analyse-written = Report written: { $file }
analyse-jobs = so many processes for that
analyse-progress = Analysing
analyse-player = Player
analyse-expected = Start
analyse-luck = Luck
analyse-own = Own choices
analyse-others = Others
analyse-result = Result
analyse-adjusted = Without luck
analyse-level = Plays like
analyse-meaning =
    Chances to win, in percent: what was to be expected at the start, what dice and cards changed, what the player’s own choices gave away and what the others’ choices changed, which makes the result.
analyse-meaning-alone =
    Points: what was to be expected at the start, what the dice changed and what the player’s own choices gave away, which makes the result.
analyse-quick = Quick and slow: calls that were right, too high, too low or too late, and rounds without a call
analyse-quick-right = Right
analyse-quick-high = High
analyse-quick-low = Low
analyse-quick-late = Late
analyse-quick-silent = None
analyse-quick-median = Time
analyse-quick-level = Counts like
analyse-quick-raced = In the race
analyse-percent = { $number } %
analyse-points = { $number } points on average
analyse-chances = { $number } chances to win in 100
analyse-chart = The match: the higher the bar, the better the chances
analyse-turning = Turning points
analyse-choices = { $count ->
    [0] No choice cost enough to be marked
    [one] One choice that cost something
   *[other] { $count } choices that cost something
}
analyse-choice = “{ $chosen }” costs { $cost }. Better: “{ $best }”.
analyse-report-title = { $game }: analysis of a match
analyse-report-months = January February March April May June July August September October November December
analyse-report-date = { $day } { $month } { $year }
analyse-report-no-date = date not recorded
analyse-report-names = Players: { $names }
analyse-report-players-title = Luck and own choices
analyse-report-unit-win = Numbers are chances of winning: 40 % means 40 wins in 100 such matches.
analyse-report-unit-points = Numbers are points.
analyse-report-hoped-win = At the start, { $name } had { $amount } of the chances of winning.
analyse-report-hoped-points = At the start, { $name } could expect { $amount } on average.
analyse-report-luck = { $way ->
    [more] Luck added { $amount }.
    [less] Luck took away { $amount }.
   *[even] All in all, luck changed nothing.
}
analyse-report-own = { $way ->
    [less] Own choices gave away { $amount }.
   *[even] Own choices gave nothing away.
}
analyse-report-others = { $way ->
    [more] The others’ choices brought { $amount }.
    [less] The others’ choices took away { $amount }.
   *[even] All in all, the others’ choices changed nothing.
}
analyse-report-ended = { $how ->
    [won] In the end: the match is won.
    [shared] In the end: the win is shared.
    [lost] In the end: the match is lost.
    [points] In the end: a score of { $amount }.
   *[stopped] When the match stopped: { $amount }.
}
analyse-report-figures = { $name }: what made the result
analyse-report-what = What
analyse-report-bar = Bar
analyse-report-number = Number
analyse-report-marks-inaccuracy = { $count ->
    [0] no inaccuracies
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analyse-report-marks-mistake = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analyse-report-marks-blunder = { $count ->
    [0] no blunders
    [one] { $count } blunder
   *[other] { $count } blunders
}
analyse-report-decisions = { $count ->
    [0] No choices to judge
    [one] { $count } choice judged
   *[other] { $count } choices judged
}
analyse-report-like = Plays about like the bot “{ $level }”: “{ $about }”
analyse-report-no-level = No level to compare with: none has been measured for this game.
analyse-report-chart-about = From the start of the match on the left to its end on the right: the higher the line, the better. The numbers are the turning points below.
analyse-report-chart-table = The chart as a table
analyse-report-chart-left-out = Moves that changed no number are left out.
analyse-report-start = Start of the match
analyse-report-turning-about = The moves that changed most, by luck or by choice.
analyse-report-turn-link = Turning point { $place }, move { $number }
analyse-report-move = Move { $number }
analyse-report-turn = Turning point { $place }: move { $number }
analyse-report-happened = What happened
analyse-report-draw = A draw
analyse-report-by-luck = This was luck, and nobody’s choice.
analyse-report-rest = { $hides ->
    [1] The change that isn’t due to the choice comes from what came to light here: it counts as luck.
   *[0] The change that isn’t due to the choice is the estimate setting itself right.
}
analyse-report-best = There was no better choice.
analyse-report-fine = A choice that cost little.
analyse-report-cost = Cost
analyse-report-table = The table before this move
analyse-report-table-seen = The table before this move, as { $name } saw it
analyse-report-earlier = Just before: { $text }
analyse-report-change = Change
analyse-report-before = Before
analyse-report-after = After
analyse-report-only = Listed below: only the choices of seat { $seat }, { $name }.
analyse-report-more-pictures = { $count ->
    [one] Only the costliest choice has a picture, so that this file stays small.
   *[other] Only the { $count } costliest choices have a picture, so that this file stays small.
}
analyse-report-all = All choices
analyse-report-all-about = Every moment at which there was more than one thing to do.
analyse-report-choices-of = { $name }: { $count ->
    [0] no choices
    [one] { $count } choice
   *[other] { $count } choices
}
analyse-report-option-win = Chances of winning
analyse-report-option-points = Final score on average
analyse-report-choice = Choice
analyse-report-is-best = best
analyse-report-words = What the words mean
analyse-report-worth-win = The worth of a moment is how often a player wins from there when everybody plays well: 40 % is 40 wins in 100 such matches.
analyse-report-worth-points = The worth of a moment is the final score that good play reaches from there on average.
analyse-report-luck-about = Luck is what dice and cards brought or took away, compared with an average draw.
analyse-report-own-about = Own choices are what a player gave away compared with the best choice, as far as that player could know then.
analyse-report-limits = A choice is an inaccuracy from a cost of { $inaccuracy } on, a mistake from { $mistake } and a blunder from { $blunder }.
analyse-report-sure = How sure this is
analyse-report-partly = { $count ->
    [one] { $exact } of { $count } choice has exact worths
   *[other] { $exact } of { $count } choices have exact worths
}, the others are estimated: small costs may be off.
analyse-report-made = Made by yam analyse, Yamclub { $version }.
practice-from = records of yours: your mistakes in them become questions
practice-seat = your seat in these records, where several people play: 1, 2, …
practice-count = how many questions, at most (default: 8)
practice-added = { $count ->
    [0] No new mistakes in these records.
    [one] One mistake of yours added.
   *[other] { $count } mistakes of yours added.
}
practice-question = Question { $number } of { $count }, { $source }: what is best here?
practice-mistake = from one of your matches
practice-generated = from the set
practice-best = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: “{ $chosen }” is the best choice.
practice-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $mark }: “{ $chosen }” costs { $cost }.
practice-better = Better: “{ $best }”.
practice-mark-none = nearly best
practice-mark-inaccuracy = inaccuracy
practice-mark-mistake = mistake
practice-mark-blunder = blunder
practice-stage = Stage { $stage } of { $stages }: this question comes again { $again }.
practice-days = { $count ->
    [one] in { $count } day
   *[other] in { $count } days
}
practice-minutes = { $count ->
    [one] in { $count } minute
   *[other] in { $count } minutes
}
practice-next = Press Enter for the next question, q to stop.
practice-summary = { $count ->
    [0] No question answered.
    [one] One question answered: { $mean } points.
   *[other] { $count } questions answered: { $mean } points on average.
}
practice-learned = Learned so far: { $learned } of { $questions }.
