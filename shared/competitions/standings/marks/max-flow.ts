/** So many matches between two entrants, each of which one of them wins. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly count: number;
}

/**
 * The most matches that can be given winners when no entrant may win more than its room: the flow from matches through entrants
 * (Schwartz 1966). Every match is placed by looking for a path along which others change hands.
 */
export function mostWins(pairs: readonly Pair[], roomOf: (entrantId: string) => number): number {
  const room = new Map<string, number>();
  const held = new Map<string, Map<number, number>>();
  for (const { a, b } of pairs)
    for (const id of [a, b]) {
      room.set(id, roomOf(id));
      held.set(id, new Map());
    }
  let placed = 0;
  for (const [index, { count }] of pairs.entries()) {
    for (let match = 0; match < count; match += 1) {
      const path = pathFrom(index, pairs, room, held);
      if (!path) break;
      follow(path, room, held);
      placed += 1;
    }
  }
  return placed;
}

/** A match of a pair goes to an entrant; the next of the path is one that they give up for it. */
type Path = readonly { readonly pair: number; readonly to: string }[];

interface Visit {
  readonly pair: number;
  readonly to: string;
  readonly before: Visit | undefined;
}

type Held = ReadonlyMap<string, Map<number, number>>;

/** The shortest path to an entrant with room. */
function pathFrom(
  start: number,
  pairs: readonly Pair[],
  room: ReadonlyMap<string, number>,
  held: Held,
): Path | undefined {
  const first = pairs[start];
  const seen = new Set<string>();
  const visits: Visit[] = [];
  const visit = (pair: number, to: string, before?: Visit) => {
    if (!seen.has(to)) visits.push({ pair, to, before });
    seen.add(to);
  };
  if (first) for (const to of [first.a, first.b]) visit(start, to);
  for (const at of visits) {
    if ((room.get(at.to) ?? 0) > 0) return stepsTo(at);
    for (const pair of held.get(at.to)?.keys() ?? []) visit(pair, otherOf(pairs[pair], at.to), at);
  }
  return undefined;
}

const otherOf = (pair: Pair | undefined, id: string): string => (pair?.a === id ? pair.b : (pair?.a ?? id));

function stepsTo(last: Visit): Path {
  const path: { pair: number; to: string }[] = [];
  for (let at: Visit | undefined = last; at; at = at.before) path.unshift({ pair: at.pair, to: at.to });
  return path;
}

function follow(path: Path, room: Map<string, number>, held: Held): void {
  for (const [index, { pair, to }] of path.entries()) {
    const before = path[index - 1]?.to;
    if (before !== undefined) change(held.get(before), pair, -1);
    change(held.get(to), pair, 1);
  }
  const last = path.at(-1)?.to ?? '';
  room.set(last, (room.get(last) ?? 0) - 1);
}

function change(of: Map<number, number> | undefined, pair: number, by: number): void {
  const count = (of?.get(pair) ?? 0) + by;
  if (count > 0) of?.set(pair, count);
  else of?.delete(pair);
}
