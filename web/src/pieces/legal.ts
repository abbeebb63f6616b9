// Reading the list of legal actions. What is not in it cannot be done now; if it is tried, the server says why.
interface Kinded {
  kind: string;
}
type OfKind<Action extends Kinded, Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** All the actions of one kind, in the order of the list. */
export const actionsOf = <Action extends Kinded, Kind extends Action['kind']>(legal: readonly Action[], kind: Kind): OfKind<Action, Kind>[] =>
  legal.filter((action): action is OfKind<Action, Kind> => action.kind === kind);

/** The first action of a kind, for kinds with only one. */
export const actionOf = <Action extends Kinded, Kind extends Action['kind']>(legal: readonly Action[], kind: Kind): OfKind<Action, Kind> | null =>
  actionsOf(legal, kind)[0] ?? null;

export const mayDo = <Action extends Kinded>(legal: readonly Action[], kind: Action['kind']): boolean =>
  legal.some((action) => action.kind === kind);
