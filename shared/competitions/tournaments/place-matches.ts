/** A match that needs a court and a time. */
export interface ToPlace {
  readonly key: string;
  /** Everybody who may be in it, whatever comes of the matches before. */
  readonly people: readonly string[];
  /** Matches that decide who is in it. */
  readonly after: readonly string[];
  /** Milliseconds: not before, and over by. */
  readonly from: number;
  readonly until: number;
}

export interface Placed {
  readonly key: string;
  readonly court: string;
  /** Milliseconds. */
  readonly start: number;
}

/** Courts, hours of each day and lengths. */
export interface PlacingRules {
  readonly courts: readonly string[];
  /** First and last millisecond of each day of play. */
  readonly days: readonly (readonly [from: number, until: number])[];
  readonly matchMs: number;
  readonly changeoverMs: number;
  readonly restMs: number;
}

interface Board {
  readonly rules: PlacingRules;
  readonly placed: Map<string, Placed>;
  readonly byCourt: Map<string, number[]>;
  /** Starts of matches that somebody may be in. */
  readonly byPerson: Map<string, number[]>;
}

/**
 * Places matches of several categories on courts, as early as they can be: what can begin first first, and of those what
 * most waits for. Whatever comes of the matches before, nobody is in two at once, everybody rests between two, and no match
 * begins before those that decide who is in it are over. What finds no room is left out.
 * @param fixed matches that stay where they are
 */
export function placeMatches(
  matches: readonly ToPlace[],
  rules: PlacingRules,
  fixed: readonly Placed[] = [],
): Placed[] {
  const board: Board = { rules, placed: new Map(), byCourt: new Map(), byPerson: new Map() };
  const byKey = new Map(matches.map((match) => [match.key, match]));
  for (const one of fixed) put(board, one, byKey.get(one.key)?.people ?? []);
  const depth = depthsOf(matches);
  const open = new Map(matches.filter(({ key }) => !board.placed.has(key)).map((match) => [match, match.from]));
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

/** The first moment at which a court is free and everybody may play. */
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

/** Why a match cannot be where somebody would have it: the court, or somebody who may be in two; undefined where it can. */
export function clashAt(
  wanted: Placed,
  matches: readonly ToPlace[],
  placed: readonly Placed[],
  rules: PlacingRules,
): 'court' | 'person' | 'order' | undefined {
  const own = matches.find(({ key }) => key === wanted.key);
  const others = placed.filter(({ key }) => key !== wanted.key);
  const step = rules.matchMs + rules.changeoverMs;
  if (others.some(({ court, start }) => court === wanted.court && Math.abs(start - wanted.start) < step))
    return 'court';
  const startOf = new Map(others.map(({ key, start }) => [key, start]));
  const endsAfter = (key: string) => (startOf.get(key) ?? Number.NEGATIVE_INFINITY) + rules.matchMs > wanted.start;
  const isBefore = ({ key, after }: ToPlace) =>
    after.includes(wanted.key) && (startOf.get(key) ?? Number.POSITIVE_INFINITY) < wanted.start + rules.matchMs;
  if (own?.after.some(endsAfter) || matches.some(isBefore)) return 'order';
  const isInBoth = ({ key, people }: ToPlace) => {
    const start = startOf.get(key);
    const isNear = start !== undefined && Math.abs(start - wanted.start) < rules.matchMs;
    return isNear && people.some((person) => own?.people.includes(person));
  };
  return matches.some(isInBoth) ? 'person' : undefined;
}
