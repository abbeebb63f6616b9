// Where dice lie on a tray. The server only counts dice; on screen, a die that was not thrown should stay where it is.
export interface LyingDie {
  face: number;
  /** The number of its throw, counted from the first seen here; 0 if it lay there before. A change makes it tumble. */
  spin: number;
}

export type Places = readonly (LyingDie | null)[];

export const facesOf = (dice: string): number[] => [...dice].map(Number);
export const emptyPlaces = (count: number): Places => Array<null>(count).fill(null);

/**
 * Lay `dice` into places. Of the dice there before, `kept` stay, looked for in `chosen` places first;
 * the others, and kept dice that were not there, go into the free places with throw number `spin`.
 */
export function lay(before: Places, kept: string, dice: string, spin: number, chosen?: ReadonlySet<number>): Places {
  const staying = placesOf(before, kept, chosen);
  const coming = minus(facesOf(dice), facesOf(diceIn(before, staying)));
  return before.map((die, place) => {
    if (staying.has(place)) return die;
    const face = coming.shift();
    return face === undefined ? null : { face, spin };
  });
}

/** The places in which these dice lie, chosen ones first. */
export function placesOf(lying: Places, dice: string, chosen: ReadonlySet<number> = new Set()): Set<number> {
  const order = [...lying.keys()].sort((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)) || a - b);
  const found = new Set<number>();
  for (const face of facesOf(dice)) {
    const place = order.find((one) => lying[one]?.face === face && !found.has(one));
    if (place !== undefined) found.add(place);
  }
  return found;
}

/** The text form of the dice in these places: faces in rising order, as the server writes them. */
export function diceIn(lying: Places, places: Iterable<number>): string {
  const faces = [...places].flatMap((place) => lying[place]?.face ?? []);
  return faces.sort((a, b) => a - b).join('');
}

export const allDice = (lying: Places): string => diceIn(lying, lying.keys());

function minus(faces: readonly number[], taken: readonly number[]): number[] {
  const left = [...faces];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A small angle or shift for a die, the same each time for the same place and throw. */
export function jitter(place: number, spin: number, most: number): number {
  const mixed = Math.imul(place * 31 + spin * 101 + 7, 2654435761) >>> 0;
  return ((mixed / 2 ** 32) * 2 - 1) * most;
}

const TURNS: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};

/** How a cube is turned so that this face is seen from above. */
export const turnFor = (face: number): readonly [number, number] => TURNS[face] ?? [0, 0];
