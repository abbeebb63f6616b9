// A question, as the table that a board wants to be at: its seats have no names but the viewer's.
import type { AskedQuestion, SeatInfo, TableInfo } from '../net/shapes';

const seatOf = (name: string | null): SeatInfo => ({
  kind: 'person', name, bot: null, present: true, left: false, distance: null, stand_in_after: null, votes: [], votes_needed: 0,
});

export function tableOf(game: string, question: AskedQuestion, name: string | null): TableInfo {
  return {
    id: question.id,
    game,
    options: question.options,
    seats: Array.from({ length: question.seats }, (_, seat) => seatOf(seat === question.seat ? name : null)),
    clock: null,
    stand_in: null,
    public: false,
    odds: false,
    hints: 'never',
    hints_agreed: [],
    hints_allowed: false,
    status: 'playing',
    commitment: '',
    commitments: [],
    starting: null,
    undone_starts: [],
    you: question.seat,
    owner: false,
    owner_seat: null,
    heir: null,
    heir_after: null,
    hides: false,
    played_on: null,
    your_move: true,
    next: null,
    created: '',
    removed: false,
    unreadable: null,
  };
}
