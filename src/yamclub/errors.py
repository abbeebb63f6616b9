"""What can go wrong, as data: a code a program can read and the parameters a sentence needs.

Nothing here is in any language. The sentence for a code is looked up where it is shown, in the reader's language.
"""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """Every refusal that does not belong to one game's rules. The list is closed."""

    # values that are typed in
    BAD_DICE = "bad_dice"
    BAD_CARD = "bad_card"
    BAD_ACTION = "bad_action"
    BAD_OUTCOME = "bad_outcome"
    BAD_VALUE = "bad_value"
    # setting up
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION_VALUE = "bad_option_value"
    BAD_SEAT_COUNT = "bad_seat_count"
    BAD_SEAT = "bad_seat"
    UNKNOWN_BOT = "unknown_bot"
    SOLO_BOT = "solo_bot"
    CLOCK_TOO_SLOW = "clock_too_slow"
    BAD_NAME = "bad_name"
    BAD_ENTROPY = "bad_entropy"
    BAD_OPENING = "bad_opening"
    # playing
    NOT_YOUR_TURN = "not_your_turn"
    NOT_A_MOVE_HERE = "not_a_move_here"
    IMPOSSIBLE_OUTCOME = "impossible_outcome"
    MATCH_OVER = "match_over"
    BOT_BROKE_RULES = "bot_broke_rules"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NO_THROW_LEFT = "no_throw_left"
    DICE_LOCKED = "dice_locked"
    DICE_NOT_THERE = "dice_not_there"
    NOTHING_TO_THROW = "nothing_to_throw"
    # at the web table
    NO_SUCH_TABLE = "no_such_table"
    NOT_STARTED = "not_started"
    ALREADY_STARTED = "already_started"
    NOT_OVER = "not_over"
    STARTING = "starting"
    NOT_STARTING = "not_starting"
    NOT_COMMITTED = "not_committed"
    TOO_MANY_STARTS = "too_many_starts"
    SEATS_OPEN = "seats_open"
    SEAT_TAKEN = "seat_taken"
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    NOT_OWNER = "not_owner"
    NO_NAME_YET = "no_name_yet"
    OVERTAKEN = "overtaken"
    REMOVED = "removed"
    STILL_HERE = "still_here"
    TOO_EARLY = "too_early"
    NOT_THE_STAND_IN = "not_the_stand_in"
    MATCH_UNREADABLE = "match_unreadable"
    ODDS_FORBIDDEN = "odds_forbidden"
    NO_ODDS = "no_odds"
    NO_COACH = "no_coach"
    HINTS_FORBIDDEN = "hints_forbidden"
    HINTS_IN_RACE = "hints_in_race"
    ANALYSES_OFF = "analyses_off"
    COACH_FAILED = "coach_failed"
    NO_PRACTICE = "no_practice"
    NO_SUCH_QUESTION = "no_such_question"
    ALREADY_ANSWERED = "already_answered"
    BAD_QUESTION = "bad_question"
    BAD_PROGRESS = "bad_progress"
    NOT_KNOWN_YET = "not_known_yet"
    # on the connection
    BAD_MESSAGE = "bad_message"
    BAD_TOKEN = "bad_token"  # noqa: S105
    BAD_ORIGIN = "bad_origin"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    STOPPING = "stopping"
    NO_SUCH_PAGE = "no_such_page"
    NOT_THIS_WAY = "not_this_way"
    OUR_FAULT = "our_fault"
    # the server
    PORT_TAKEN = "port_taken"
    PORT_NEEDS_RIGHTS = "port_needs_rights"
    UNKNOWN_HOST = "unknown_host"
    HOST_ELSEWHERE = "host_elsewhere"
    CANNOT_LISTEN = "cannot_listen"
    BAD_DATABASE = "bad_database"
    BAD_DATABASE_ADDRESS = "bad_database_address"
    DATABASE_AWAY = "database_away"
    DATABASE_IN_USE = "database_in_use"
    DATABASE_HAS_TWO_NAMES = "database_has_two_names"
    BAD_SIGNING_KEY = "bad_signing_key"
    # records
    NO_SUCH_FILE = "no_such_file"
    CANNOT_WRITE = "cannot_write"
    FILE_EXISTS = "file_exists"
    NOT_A_RECORD = "not_a_record"
    RECORD_NEWER = "record_newer"
    NO_SUCH_SEAT = "no_such_seat"
    RECORD_OF_OTHER_GAME = "record_of_other_game"
    RULES_DIFFER = "rules_differ"
    WRONG_HEADER = "wrong_header"
    OPTIONS_NOT_COMPLETE = "options_not_complete"
    BAD_POSITION = "bad_position"
    NO_SUCH_MOMENT = "no_such_moment"
    NOTHING_TO_PLAY_ON = "nothing_to_play_on"
    RECORD_CUT_SHORT = "record_cut_short"
    RECORD_DAMAGED = "record_damaged"
    RECORD_ALTERED = "record_altered"
    COMMITMENT_BROKEN = "commitment_broken"
    NOT_OPENED = "not_opened"
    WRONG_DRAW = "wrong_draw"
    WRONG_OUTCOME = "wrong_outcome"
    WRONG_MOVE = "wrong_move"
    WRONG_RESULT = "wrong_result"
    NOT_SIGNED = "not_signed"
    WRONG_SIGNATURE = "wrong_signature"
    ANOTHER_KEY = "another_key"
    BAD_KEY = "bad_key"
    # solving
    UNKNOWN_TARGET = "unknown_target"
    UNKNOWN_OBJECTIVE = "unknown_objective"
    BAD_GOAL = "bad_goal"
    NO_DISTRIBUTION = "no_distribution"
    BAD_CHOICE = "bad_choice"
    TABLE_UNUSABLE = "table_unusable"
    TABLE_NOT_KEPT = "table_not_kept"
    # what bots have learned
    NO_WEIGHTS = "no_weights"
    WEIGHTS_DAMAGED = "weights_damaged"
    WEIGHTS_FOREIGN = "weights_foreign"
    NOTHING_TO_LEARN = "nothing_to_learn"
    TRAINING_DIFFERS = "training_differs"
    # many matches at once
    BAD_BATCH_SIZE = "bad_batch_size"
    BAD_BATCH_ACTIONS = "bad_batch_actions"
    ILLEGAL_IN_BATCH = "illegal_in_batch"
    BAD_BATCH_STATE = "bad_batch_state"
    # the arena, and whoever does the work
    JOURNAL_DIFFERS = "journal_differs"
    JOURNAL_DAMAGED = "journal_damaged"
    JOURNAL_IN_USE = "journal_in_use"
    NO_SUCH_COMMAND = "no_such_command"
    WORKER_DIFFERS = "worker_differs"
    WORKERS_LOST = "workers_lost"
    RAY_AWAY = "ray_away"
    # the command line
    BAD_JSON = "bad_json"
    UNKNOWN_ARGUMENT = "unknown_argument"
    MISSING_ARGUMENT = "missing_argument"
    BAD_ARGUMENT = "bad_argument"
    MISSING_EXTRA = "missing_extra"
    SCREEN_EACH = "screen_each"
    # odds
    UNKNOWN_ODDS = "unknown_odds"
    IMPOSSIBLE_DICE = "impossible_dice"
    OUT_OF_RANGE = "out_of_range"
    IMPOSSIBLE_HAND = "impossible_hand"
    NOT_OF_THIS_GAME = "not_of_this_game"
    NOT_TOGETHER = "not_together"


class YamError(Exception):
    """A refusal: the call that raised it has changed nothing."""

    def __init__(self, code: StrEnum, **params: object) -> None:
        self.code = code
        self.params = params
        said = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code}({said})")


def bad_seat_count(game: str, seats: object, fewest: int, most: int) -> YamError:
    """A game that so many can't play. ``span`` is for the sentence: a range with equal ends is one number."""
    return YamError(Code.BAD_SEAT_COUNT, game=game, seats=seats, fewest=fewest, most=most, span=most - fewest)
