import { randomUUID } from 'node:crypto';
import { inParallel } from '../data/in-parallel.ts';
import { inTrace, tally } from '../observability/invocation.ts';
import { log } from '../observability/log.ts';
import type { DueIndex, DueRow, DueWork } from './due-index.ts';
import { fromMinute } from './due-index.ts';

const minuteMs = 60_000;
/** Clocks of two machines may differ and a write may take a moment: the last minutes are looked at again. */
const graceMs = 2 * minuteMs;
/** Where a queue begins that has never been worked on. */
const firstLookMs = 24 * 60 * minuteMs;
const mostAtOnce = 8;
/** More than a day of tries: what still fails is given up and stays in the log. */
const mostTries = 110;

/** Does one piece of due work. It is called at least once, and must be safe to repeat. */
export type DoWork = (work: DueWork, now: () => Date) => Promise<void>;

/**
 * Does everything of a queue that is due now, the minutes missed without a run included. Several may run at once:
 * a lease says who does what. Work that fails is put aside, so that it keeps nothing else from being done.
 * @param atOnce how many pieces of work this run does at one time
 */
export async function runDue(
  queue: string,
  doWork: DoWork,
  index: DueIndex,
  now: () => Date,
  atOnce = mostAtOnce,
): Promise<void> {
  const begun = now();
  const mark = await index.findMark(queue);
  const recent = new Date(begun.getTime() - graceMs);
  let doneUntil = recent;
  // A mark ahead of the clock is from before the clock was set back: what was noted since is at the present or after it.
  const from = mark ? earlier(mark, recent) : new Date(begun.getTime() - firstLookMs);
  for (const minute of await index.listMinutes(queue, from, begun)) {
    const rows = (await index.listRows(queue, minute)).filter(({ dueAt }) => new Date(dueAt) <= now());
    noteAge(rows, now());
    let left = false;
    await inParallel(rows, atOnce, async (row) => {
      left = !(await inTrace(row.traceId, () => attempt(row, doWork, index, now))) || left;
    });
    if (left) doneUntil = earlier(doneUntil, fromMinute(minute));
  }
  await index.moveMark(queue, mark, doneUntil);
}

/** The oldest of what is late, for the alarm on work that is not done. Work that failed is looked for later than it was due. */
function noteAge(rows: readonly DueRow[], now: Date): void {
  const counted = tally();
  const ages = rows.map(({ minute }) => now.getTime() - fromMinute(minute).getTime());
  if (counted) counted.dueAgeMs = Math.max(counted.dueAgeMs ?? 0, ...ages);
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/** False when another run is at it. */
async function attempt(row: DueRow, doWork: DoWork, index: DueIndex, now: () => Date): Promise<boolean> {
  const claimedBy = randomUUID();
  if (!(await index.claim(row, claimedBy, now()))) return false;
  try {
    await doWork(row, now);
  } catch (error) {
    log.error('due work failed', error, { entity: row.queue, count: row.tries + 1 });
    if (row.tries < mostTries) {
      await index.retryLater(row, claimedBy, now());
      return true;
    }
  }
  await index.complete(row, claimedBy);
  return true;
}
