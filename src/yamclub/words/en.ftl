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
error-rules_differ = This match follows version { $theirs } of the rules of { $game }, and this program knows { $ours ->
    [1] version 1 only
   *[other] versions 1 to { $ours }
}: update yamclub.
error-wrong_header = Line { $line }: such a match can’t be played ({ $why }).
error-options_not_complete = Line { $line }: the header must give every option, in this order and in the form yam writes: { $options }.
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
