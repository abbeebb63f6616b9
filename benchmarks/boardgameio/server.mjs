// boardgame.io's own server with a game of Yamslam's shape, for benchmarks/server.py to measure beside ours.
//
//     node server.mjs            matches in memory
//     node server.mjs FOLDER     matches in files
//
// Prints its port once it answers.
import { createRequire } from 'node:module';

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');
const DICE = 5;
const THROWS = 3;
const CHIPS = [4, 4, 4, 4, 4, 4, 4];
const INVALID = 'INVALID_MOVE';

function beginTurn({ G, random }) {
  if (G.chips.every((left) => left === 0)) G.chips = [...CHIPS];
  G.dice = random.D6(DICE);
  G.throws = 1;
}

function keep({ G, random }, kept) {
  if (G.throws === THROWS || !Array.isArray(kept) || kept.length >= DICE) return INVALID;
  const left = [...G.dice];
  for (const die of kept) {
    const place = left.indexOf(die);
    if (place < 0) return INVALID;
    left.splice(place, 1);
  }
  G.dice = [...kept, ...random.D6(DICE - kept.length)];
  G.throws += 1;
}

function take({ G, ctx, events }, series) {
  if (!G.chips[series]) return INVALID;
  G.chips[series] -= 1;
  G.held[ctx.currentPlayer][series] += 1;
  events.endTurn();
}

const game = {
  name: 'dice',
  minPlayers: 1,
  maxPlayers: 4,
  setup: ({ ctx }) => ({
    dice: [],
    throws: 0,
    chips: [...CHIPS],
    held: Array.from({ length: ctx.numPlayers }, () => CHIPS.map(() => 0)),
  }),
  turn: { onBegin: beginTurn },
  moves: { keep, take },
};

const folder = process.argv[2];
const server = Server({ games: [game], origins: [], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, port, '127.0.0.1', ready);
const { appServer } = await server.run(0);
console.log(appServer.address().port);
