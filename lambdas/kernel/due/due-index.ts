import { createHash } from 'node:crypto';
import { wasMade } from '../data/conditions.ts';
import type { Table } from '../data/table.ts';
import { traceFields } from '../observability/invocation.ts';
import { dueEntity } from './due.entity.ts';
import { dueMarkEntity } from './due-mark.entity.ts';
import { dueMinuteEntity } from './due-minute.entity.ts';

const shards = 16;
/** Longer than any function that works on due rows may run. */
const leaseMs = 5 * 60_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Minutes are remembered this long after they were due. */
const keptMs = 60 * dayMs;
const longestPauseMinutes = 15;

export interface DueWork {
  /** Work of one kind of worker. */
  readonly queue: string;
  /** Names the work: scheduling it again for the same minute changes nothing. */
  readonly key: string;
  /** An instant; the work is not begun before it. */
  readonly dueAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DueRow extends DueWork {
  readonly traceId?: string | undefined;
  readonly minute: string;
  readonly shard: number;
  readonly tries: number;
}

/** Work by the time it is due. Every step may be repeated, and any of them may be the last before a crash. */
export interface DueIndex {
  schedule(work: DueWork, now: Date): Promise<void>;
  /** Minutes that were ever given work, from and to inclusive, in order. */
  listMinutes(queue: string, from: Date, to: Date): Promise<readonly string[]>;
  listRows(queue: string, minute: string): Promise<readonly DueRow[]>;
  /** False while another run holds the lease, or when the work is done. */
  claim(row: DueRow, claimedBy: string, now: Date): Promise<boolean>;
  complete(row: DueRow, claimedBy: string): Promise<void>;
  /** Puts failed work aside, each time for longer, up to a quarter of an hour. */
  retryLater(row: DueRow, claimedBy: string, now: Date): Promise<void>;
  findMark(queue: string): Promise<Date | undefined>;
  /** Does nothing when another run has moved the mark since it was read. */
  moveMark(queue: string, from: Date | undefined, to: Date): Promise<void>;
}

/** The minute an instant is in, UTC: `2026-12-05T18:30`. */
export const minuteOf = (instant: Date): string => instant.toISOString().slice(0, 16);
export const fromMinute = (minute: string): Date => new Date(`${minute}:00.000Z`);

const shardOf = (key: string) => (createHash('sha256').update(key).digest()[0] ?? 0) % shards;

export function createDueIndex(table: Table): DueIndex {
  const rows = dueEntity(table);
  const minutes = dueMinuteEntity(table);

  /** The minute first: a minute without rows is harmless, a row in an unknown minute would never be found. */
  const place = async (work: DueWork, minute: string, tries: number) => {
    const expires = Math.floor((fromMinute(minute).getTime() + keptMs) / 1000);
    await minutes.put({ queue: work.queue, day: minute.slice(0, 10), minute, expires }).go();
    await wasMade(rows.create({ ...work, ...traceFields(), minute, shard: shardOf(work.key), tries }).go());
  };

  return {
    // Never into the past, which is not read any more.
    schedule: (work, now) => place(work, minuteOf(later(new Date(work.dueAt), now)), 0),
    listMinutes: async (queue, from, to) => {
      const days = daysBetween(from, to);
      const found = [];
      for (const day of days) {
        const { data } = await minutes.query
          .byDay({ queue, day })
          .between({ minute: minuteOf(from) }, { minute: minuteOf(to) })
          .go({ pages: 'all', consistent: true });
        found.push(...data.map(({ minute }) => minute));
      }
      return found;
    },
    listRows: async (queue, minute) => {
      const read = (shard: number) =>
        rows.query.byMinute({ queue, minute, shard }).go({ pages: 'all', consistent: true });
      const pages = await Promise.all(Array.from({ length: shards }, (_, shard) => read(shard)));
      return pages.flatMap(({ data }) => data);
    },
    claim: async (row, claimedBy, now) =>
      wasMade(
        rows
          .patch(idOf(row))
          .set({ claimedBy, leasedUntil: now.getTime() + leaseMs })
          .where(
            (one, { eq, lte, notExists }) =>
              `${notExists(one.leasedUntil)} OR ${lte(one.leasedUntil, now.getTime())} OR ${eq(one.claimedBy, claimedBy)}`,
          )
          .go(),
      ),
    complete: async (row, claimedBy) => void (await wasMade(removal(rows, row, claimedBy))),
    retryLater: async (row, claimedBy, now) => {
      const pause = Math.min(2 ** row.tries, longestPauseMinutes);
      await place(workOf(row), minuteOf(new Date(now.getTime() + pause * minuteMs)), row.tries + 1);
      await wasMade(removal(rows, row, claimedBy));
    },
    ...marksOf(table),
  };
}

function marksOf(table: Table): Pick<DueIndex, 'findMark' | 'moveMark'> {
  const marks = dueMarkEntity(table);
  return {
    findMark: async (queue) => {
      const { data } = await marks.get({ queue }).go({ consistent: true });
      return data ? fromMinute(data.minute) : undefined;
    },
    moveMark: async (queue, from, to) => {
      await wasMade(
        marks
          .update({ queue })
          .set({ minute: minuteOf(to) })
          .where((mark, { eq, notExists }) => (from ? eq(mark.minute, minuteOf(from)) : notExists(mark.minute)))
          .go(),
      );
    },
  };
}

const removal = (rows: ReturnType<typeof dueEntity>, row: DueRow, claimedBy: string) =>
  rows
    .remove(idOf(row))
    .where((one, { eq }) => eq(one.claimedBy, claimedBy))
    .go();

const idOf = ({ queue, minute, shard, key }: DueRow) => ({ queue, minute, shard, key });
const workOf = ({ queue, key, dueAt, data }: DueRow): DueWork => ({ queue, key, dueAt, data });
const later = (a: Date, b: Date) => (a > b ? a : b);

function daysBetween(from: Date, to: Date): string[] {
  const first = Math.floor(from.getTime() / dayMs);
  const last = Math.floor(to.getTime() / dayMs);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    new Date((first + index) * dayMs).toISOString().slice(0, 10),
  );
}
