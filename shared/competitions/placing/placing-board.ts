import type { Placed, PlacingRules, ToPlace } from './placing.ts';

/** The start of a match that has none. */
export const nowhere = Number.POSITIVE_INFINITY;

/** Where matches are, by their index in `matches`. */
export interface PlacingBoard {
  readonly rules: PlacingRules;
  readonly matches: readonly ToPlace[];
  /** Of each match: those that decide who is in it. */
  readonly feeders: readonly (readonly number[])[];
  /** Of each match: those that a player of it may be in as well. */
  readonly sharing: readonly (readonly number[])[];
  /** Milliseconds, or `nowhere`. */
  readonly starts: number[];
  readonly courts: number[];
  /** Starts on each court. */
  readonly byCourt: number[][];
}

/** @param fixed matches that stay where they are */
export function createPlacingBoard(
  matches: readonly ToPlace[],
  rules: PlacingRules,
  fixed: readonly Placed[],
): PlacingBoard {
  const indexOf = new Map(matches.map(({ key }, index) => [key, index]));
  const board: PlacingBoard = {
    rules,
    matches,
    feeders: matches.map(({ after }) => after.flatMap((key) => indexOf.get(key) ?? [])),
    sharing: sharingOf(matches),
    starts: matches.map(() => nowhere),
    courts: matches.map(() => -1),
    byCourt: rules.courts.map(() => []),
  };
  for (const { key, court, start } of fixed) {
    const index = indexOf.get(key);
    if (index !== undefined) board.starts[index] = start;
    board.byCourt[rules.courts.indexOf(court)]?.push(start);
  }
  return board;
}

function sharingOf(matches: readonly ToPlace[]): number[][] {
  const byPerson = new Map<string, number[]>();
  for (const [index, { people }] of matches.entries())
    for (const person of people) byPerson.set(person, [...(byPerson.get(person) ?? []), index]);
  return matches.map(({ people }, index) => {
    const shared = new Set(people.flatMap((person) => byPerson.get(person) ?? []));
    shared.delete(index);
    return [...shared];
  });
}

/** Not before its own time, nor before those that decide who is in it are over and their players have rested. */
export const readyAt = ({ matches, feeders, starts, rules }: PlacingBoard, index: number): number =>
  (feeders[index] ?? []).reduce(
    (latest, feeder) => Math.max(latest, (starts[feeder] ?? nowhere) + rules.matchMs + rules.restMs),
    matches[index]?.from ?? nowhere,
  );

/** The first moment at which a court is free and all players are free, and that court. */
export function firstFree(board: PlacingBoard, index: number): { readonly start: number; readonly court: number } {
  const earliest = readyAt(board, index);
  let best = { start: nowhere, court: -1 };
  for (const [court, taken] of board.byCourt.entries()) {
    const start = firstOn(board, index, { earliest, taken, before: best.start });
    if (start < best.start) best = { start, court };
  }
  return best;
}

interface Wanted {
  readonly earliest: number;
  /** Starts of matches on the court. */
  readonly taken: readonly number[];
  /** A later moment is of no use. */
  readonly before: number;
}

/** The first moment of the hours at which no player plays or rests and the court is free; `nowhere` where there is none. */
export function firstOn(board: PlacingBoard, index: number, { earliest, taken, before }: Wanted): number {
  const { rules, matches } = board;
  const latest = (matches[index]?.until ?? 0) - rules.matchMs;
  let start = openFrom(rules, earliest);
  while (start <= latest && start < before) {
    const later = pastAll(board, index, start, taken);
    if (later === start) return start;
    start = openFrom(rules, later);
  }
  return nowhere;
}

/** The same moment, or a later one where a player plays or rests, or the court is taken. */
function pastAll({ rules, sharing, starts }: PlacingBoard, index: number, start: number, taken: readonly number[]) {
  let later = start;
  for (const other of sharing[index] ?? []) later = past(later, starts[other] ?? nowhere, rules.matchMs + rules.restMs);
  for (const other of taken) later = past(later, other, rules.matchMs + rules.changeoverMs);
  return later;
}

const past = (start: number, other: number, apart: number): number =>
  Math.abs(start - other) < apart ? other + apart : start;

/** The first moment from which a match fits into the hours of a day. */
function openFrom({ days, matchMs }: PlacingRules, earliest: number): number {
  for (const [from, until] of days) {
    const start = Math.max(from, earliest);
    if (start + matchMs <= until) return start;
  }
  return nowhere;
}

export function put({ starts, courts, byCourt }: PlacingBoard, index: number, start: number, court: number): void {
  starts[index] = start;
  courts[index] = court;
  byCourt[court]?.push(start);
}

/** Takes off every match that was put. */
export function clear({ starts, courts, byCourt }: PlacingBoard): void {
  for (const [index, court] of courts.entries()) {
    if (court < 0) continue;
    const taken = byCourt[court] ?? [];
    taken.splice(taken.indexOf(starts[index] ?? nowhere), 1);
    starts[index] = nowhere;
    courts[index] = -1;
  }
}
