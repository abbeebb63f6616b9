// The order in which players are shown: as they play, the viewer first.

const turned = <Item>(items: readonly Item[], first: number): Item[] =>
  first < 0 ? [...items] : [...items.slice(first), ...items.slice(0, first)];

/** All seats in the order of play, the viewer's first. */
export const seatsFrom = (me: number | null, count: number): number[] => turned([...Array(count).keys()], me ?? 0);

/** The others in the order of play, from the viewer's left-hand neighbour on; everybody for a spectator. */
export const othersFrom = (me: number | null, count: number): number[] => seatsFrom(me, count).filter((seat) => seat !== me);

/** Sides (players, or teams of several seats) in the order of play, the viewer's first. */
export const sidesFrom = <Side extends { seats: readonly number[] }>(me: number | null, sides: readonly Side[]): Side[] =>
  turned(sides, sides.findIndex((side) => me !== null && side.seats.includes(me)));
