import type { Placed, PlacingRules, ToPlace } from '#shared/competitions/placing/placing.ts';

const minute = 60_000;

/** Two knockouts, of singles and of half as many doubles, in which the same people play, on courts for all of a long day. */
export function knockouts(entrants: number): { readonly matches: ToPlace[]; readonly rules: PlacingRules } {
  const singles = knockout('singles', entrants, (entrant) => [`p${entrant}`]);
  const doubles = knockout('doubles', entrants / 2, (entrant) => [`p${entrant}`, `p${entrants - 1 - entrant}`]);
  const rules = {
    courts: Array.from({ length: Math.max(2, entrants / 16) }, (_, index) => `${index + 1}`),
    days: [[0, 10_000 * minute] as const],
    matchMs: 30 * minute,
    changeoverMs: 5 * minute,
    restMs: 20 * minute,
  };
  return { matches: [...singles, ...doubles], rules };
}

function knockout(name: string, entrants: number, peopleOf: (entrant: number) => string[]): ToPlace[] {
  const always = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const all: ToPlace[] = [];
  let round = Array.from({ length: entrants }, (_, entrant) => ({ people: peopleOf(entrant), after: [] as string[] }));
  while (round.length > 1) {
    round = round.flatMap((one, index) => {
      const other = round[index + 1];
      if (index % 2 === 1 || !other) return [];
      const key = `${name} ${all.length}`;
      const people = [...one.people, ...other.people];
      all.push({ key, people, after: [...one.after, ...other.after], ...always });
      return [{ people, after: [key] }];
    });
  }
  return all;
}

/** When the last match is over. */
export const lastEnd = (placed: readonly Placed[], { matchMs }: PlacingRules): number =>
  placed.reduce((latest, { start }) => Math.max(latest, start + matchMs), 0);

/**
 * A moment before which not all can be over, within one day: what is at least so many rounds from the first and from the
 * last needs the time of its rounds and, shared among all courts, that of its matches.
 */
export function leastEnd(matches: readonly ToPlace[], rules: PlacingRules): number {
  const { matchMs, restMs, changeoverMs, courts, days } = rules;
  const [apart, step] = [matchMs + restMs, matchMs + changeoverMs];
  const tails = depthsOf(matches);
  const heads = new Map<string, number>();
  for (const { key, after } of matches)
    heads.set(
      key,
      after.reduce((most, before) => Math.max(most, (heads.get(before) ?? 0) + 1), 0),
    );
  let least = 0;
  for (const head of new Set(heads.values()))
    for (const tail of new Set([0, ...tails.values()])) {
      const count = matches.filter(({ key }) => (heads.get(key) ?? 0) >= head && (tails.get(key) ?? 0) >= tail).length;
      if (count === 0) continue;
      const filled = (Math.ceil(count / courts.length) - 1) * step;
      least = Math.max(least, head * apart + filled + tail * apart + matchMs);
    }
  return (days[0]?.[0] ?? 0) + least;
}

interface Board {
  readonly rules: PlacingRules;
  readonly placed: Map<string, Placed>;
  readonly byCourt: Map<string, number[]>;
  /** Starts of matches that a player may be in. */
  readonly byPerson: Map<string, number[]>;
}

/** What can begin first first, and of those what most waits for, each as early as it can be. */
export function placedGreedily(matches: readonly ToPlace[], rules: PlacingRules): Placed[] {
  const board: Board = { rules, placed: new Map(), byCourt: new Map(), byPerson: new Map() };
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const depth = depthsOf(matches);
  const open = new Map(matches.map((match) => [match, match.from]));
  const isReady = ({ after }: ToPlace) => after.every((key) => board.placed.has(key) || !byKey.has(key));
  for (let next = soonest(open, isReady, depth); next; next = soonest(open, isReady, depth)) {
    const at = firstFree(board, next);
    const sooner = open.get(next) ?? 0;
    // Courts only fill up: what was the first moment before is a bound, and is placed once it is the moment itself.
    if (at && at.start > sooner) open.set(next, at.start);
    else open.delete(next);
    if (at && at.start <= sooner) put(board, at, next.people);
  }
  return matches.flatMap(({ key }) => board.placed.get(key) ?? []);
}

function soonest(
  open: ReadonlyMap<ToPlace, number>,
  isReady: (match: ToPlace) => boolean,
  depth: ReadonlyMap<string, number>,
): ToPlace | undefined {
  let best: { match: ToPlace; start: number; depth: number } | undefined;
  for (const [match, start] of open) {
    const behind = depth.get(match.key) ?? 0;
    const isBetter = !best || start < best.start || (start === best.start && behind > best.depth);
    if (isBetter && isReady(match)) best = { match, start, depth: behind };
  }
  return best?.match;
}

/** How many matches follow one another behind each. */
function depthsOf(matches: readonly ToPlace[]): ReadonlyMap<string, number> {
  const depth = new Map<string, number>();
  for (const { key, after } of [...matches].reverse())
    for (const before of after) depth.set(before, Math.max(depth.get(before) ?? 0, (depth.get(key) ?? 0) + 1));
  return depth;
}

/** The first moment at which a court is free and everyone may play. */
function firstFree(board: Board, match: ToPlace): Placed | undefined {
  const { rules } = board;
  const apart = rules.matchMs + rules.restMs;
  const decided = match.after.map((key) => (board.placed.get(key)?.start ?? Number.NEGATIVE_INFINITY) + apart);
  const busy = match.people.flatMap((person) => board.byPerson.get(person) ?? []);
  const earliest = Math.max(match.from, ...decided);
  for (const start of startsFrom(board, earliest, match.until, busy)) {
    if (busy.some((other) => Math.abs(other - start) < apart)) continue;
    const court = rules.courts.find((name) => isFree(board, name, start));
    if (court !== undefined) return { key: match.key, court, start };
  }
  return undefined;
}

/** Moments worth looking at: beginnings of days, and the ends of what stands in the way. */
function startsFrom({ rules, byCourt }: Board, earliest: number, until: number, busy: readonly number[]): number[] {
  const step = rules.matchMs + rules.changeoverMs;
  const ends = [
    ...[...byCourt.values()].flat().map((start) => start + step),
    ...busy.map((start) => start + rules.matchMs + rules.restMs),
    earliest,
  ];
  const isWithin = (start: number) =>
    start >= earliest &&
    start + rules.matchMs <= until &&
    rules.days.some(([from, to]) => start >= from && start + rules.matchMs <= to);
  return [...new Set([...rules.days.map(([from]) => from), ...ends])].filter(isWithin).sort((a, b) => a - b);
}

const isFree = ({ byCourt, rules }: Board, court: string, start: number): boolean =>
  (byCourt.get(court) ?? []).every((other) => Math.abs(other - start) >= rules.matchMs + rules.changeoverMs);

function put(board: Board, placed: Placed, people: readonly string[]): void {
  board.placed.set(placed.key, placed);
  board.byCourt.set(placed.court, [...(board.byCourt.get(placed.court) ?? []), placed.start]);
  for (const person of people) board.byPerson.set(person, [...(board.byPerson.get(person) ?? []), placed.start]);
}
