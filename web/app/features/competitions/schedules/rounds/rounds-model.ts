import { sayConstraint } from '#shared/competitions/schedules/receipt/constraint-words.ts';
import type { PlayedAt, ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import { localAt } from '#shared/competitions/schedules/solver/local-minutes.ts';
import { pastRule, type Slot, slotsOf } from '#shared/competitions/schedules/solver/slots.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';

/** A time on a field of one day: free, taken or closed. */
export interface RoundCell {
  readonly at: PlayedAt;
  readonly match: ScheduledMatch | undefined;
  /** Why nothing can be put there. */
  readonly closedFor: string | undefined;
}

/** One play day. */
export interface RoundColumn {
  readonly day: string;
  /** The rounds that are played then, lowest first. */
  readonly rounds: readonly number[];
  /** By row; nothing where no field is open. */
  readonly cells: readonly (RoundCell | undefined)[];
  /** Why the whole day is closed. */
  readonly closedFor: string | undefined;
}

/** A time of day on one field. */
export interface RoundRow {
  readonly time: string;
  readonly placeId: string;
  readonly courtId: string;
}

/** Play days as columns, times with fields as rows. */
export interface Rounds {
  readonly columns: readonly RoundColumn[];
  readonly rows: readonly RoundRow[];
}

/** A place in the grid that can have the focus. */
export const cellId = ({ localStart, placeId, courtId }: PlayedAt): string => `${localStart} ${placeId}/${courtId}`;

/** All play days of a draft that are still to come or were played, those without a match and closed ones included. */
export function roundsOf(input: ScheduleInput, matches: readonly ScheduledMatch[]): Rounds {
  const slots = slotsOf(input).filter(({ closedBy }) => !closedBy.includes(pastRule));
  const cells = new Map(slots.map((slot) => [cellId(playedAt(slot)), cellOf(slot, input)]));
  for (const match of matches)
    if (match.at)
      cells.set(cellId(match.at), { ...cells.get(cellId(match.at)), at: match.at, match, closedFor: undefined });
  const all = [...cells.values()];
  const rows = [...new Map(all.map(({ at }) => [rowId(at), rowOf(at)])).values()].sort(byTimeAndField);
  const days = [...new Set(all.map(({ at }) => dayOf(at)))].sort();
  return { rows, columns: days.map((day) => columnOf(day, rows, cells)) };
}

const dayOf = ({ localStart }: PlayedAt) => localStart.slice(0, 10);
const rowOf = ({ localStart, placeId, courtId }: PlayedAt): RoundRow => ({
  time: localStart.slice(11, 16),
  placeId,
  courtId,
});
const rowId = (at: PlayedAt) => `${at.localStart.slice(11, 16)} ${at.placeId}/${at.courtId}`;

const playedAt = ({ placeId, courtId, start }: Slot): PlayedAt => ({ placeId, courtId, localStart: localAt(start) });

function cellOf(slot: Slot, input: ScheduleInput): RoundCell {
  const [closed] = slot.closedBy;
  const closedFor = closed === undefined ? undefined : capital(sayConstraint({ input }, closed));
  return { at: playedAt(slot), match: undefined, closedFor };
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byTimeAndField = (a: RoundRow, b: RoundRow) =>
  compare(a.time, b.time) || compare(`${a.placeId}/${a.courtId}`, `${b.placeId}/${b.courtId}`);

function columnOf(day: string, rows: readonly RoundRow[], known: ReadonlyMap<string, RoundCell>): RoundColumn {
  const cells = rows.map(({ time, placeId, courtId }) =>
    known.get(cellId({ localStart: `${day}T${time}`, placeId, courtId })),
  );
  const own = cells.filter((cell) => cell !== undefined);
  const isClosed = own.every(({ match, closedFor }) => !match && closedFor !== undefined);
  const rounds = [...new Set(own.flatMap(({ match }) => (match ? [match.round] : [])))].sort((a, b) => a - b);
  return { day, rounds, cells, closedFor: isClosed ? own[0]?.closedFor : undefined };
}

/** `Round 3`, `Rounds 3–5`; nothing where no match is played. */
export function sayRounds({ rounds }: Pick<RoundColumn, 'rounds'>): string {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined) return '';
  return first === last ? `Round ${first}` : `Rounds ${first}–${last}`;
}

const steps: Readonly<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in steps;

/** Where an arrow key leads from a cell: the next one that way that is not closed; the cell itself where there is none. */
export function cellTowards({ columns }: Rounds, from: string, arrow: string): string {
  const column = columns.findIndex(({ cells }) => cells.some((cell) => cell && cellId(cell.at) === from));
  const row = (columns[column]?.cells ?? []).findIndex((cell) => cell && cellId(cell.at) === from);
  const [across, down] = steps[arrow] ?? [0, 0];
  const isIn = (at: number, below: number) => at >= 0 && below >= 0 && columns[at] && below < columns[at].cells.length;
  for (let [at, below] = [column + across, row + down]; isIn(at, below); at += across, below += down) {
    const cell = columns[at]?.cells[below];
    if (cell && cell.closedFor === undefined) return cellId(cell.at);
    if (across === 0 && down === 0) return from;
  }
  return from;
}

/** The cell with this place in the grid. */
export const cellAt = ({ columns }: Rounds, id: string): RoundCell | undefined =>
  columns.flatMap(({ cells }) => cells).find((cell) => cell && cellId(cell.at) === id);
