import { createEventStore } from '#lambdas/events/details/store.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { bringUp, type SeriesWork } from '#lambdas/events/series/dates/bring-up.ts';
import { createAnswerReader } from '#lambdas/events/series/rsvp/answers.ts';
import { createStandingStore } from '#lambdas/events/series/standing-rsvps/store.ts';
import { createSeriesStore } from '#lambdas/events/series/store.ts';
import { occurrenceId, type StoredSeries } from '#lambdas/events/series/stored-series.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { seriesDates } from '#shared/events/series/series-dates.ts';
import type { Item } from '../../stage/expression-tokens.ts';
import type { MemoryTable, Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { Worker } from '../../stage/worker.ts';
import { personId } from '../line/line-world.ts';

const seriesId = 'ser_01HZX0000000000000000000AA';
export const people = [0, 1].map(personId);
export const startMs = Date.parse('2026-11-30T12:00:00.000Z');
const city = { placeId: 'us-1', name: 'Austin, TX', lat: 30.2, lng: -97.7, hash: '9v6kp' };
const at = new Date(startMs).toISOString();
export const series: StoredSeries = {
  seriesId,
  rootId: seriesId,
  version: 1,
  contentVersion: 1,
  settledVersion: 0,
  createdAt: at,
  updatedAt: at,
  creatorId: 'host',
  hostName: 'Sam',
  shareToken: 'token',
  shiftDays: 0,
  excludedDates: [],
  startDate: '2026-12-01',
  startTime: '18:00',
  fromDate: '2026-12-01',
  reoccurringInfo: ReoccurringInfo.parse({ frequency: 'weekly', count: 4 }),
  template: {
    title: 'Hoops',
    gameTypeId: 'basketball',
    kind: 'pickup',
    timeZone: 'America/Chicago',
    description: '',
    location: { kind: 'tbd', city, point: { lat: 30.2, lng: -97.7 } },
    duration: { hours: 2, minutes: 0 },
    capacity: 1,
    allowWaitlist: true,
    allowLateRsvp: false,
    visibility: 'public',
    ...usualPolicy,
  } as StoredSeries['template'],
};

function workOver(table: Table) {
  const seats = createSeatStore(table, stage.retry);
  const answers = createAnswerReader(table);
  return {
    series: createSeriesStore(table, stage.retry),
    events: createEventStore(table, stage.retry),
    standing: {
      rsvps: createStandingStore(table, stage.retry),
      seats,
      accounts: { list: async () => [] },
      isShutOut: async () => false,
      isOutside: async () => false,
      joinFor: async () => true,
      wasOnList: async (eventId: string, userId: string) => (await answers.list([eventId], userId)).has(eventId),
    },
  } satisfies SeriesWork;
}

/** Two processes that do the same night's work, and what plants the world. Made once. */
export const workers = [new Worker(), new Worker()].map((worker) => ({ worker, by: workOver(worker.table) }));
export const planter = workOver(stage.table);

/** A broken twin of the work of a night. */
export interface NightTwin {
  readonly work?: (by: SeriesWork) => SeriesWork;
  readonly write?: (write: Write) => Write;
}

/** Two processes make a series' dates into events at once and die anywhere; then one more night passes in peace. */
export const night =
  (twin: NightTwin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs, twin.write);
    for (const { worker } of workers)
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const played = (async () => {
      await plant();
      weather.isCalm = false;
      const tonight = workers.map(async ({ worker, by }) => {
        await scheduler.turn(scheduler.below(40));
        await worker.run(() => bringUp(seriesId, twin.work?.(by) ?? by, scheduler.now));
      });
      await Promise.all(tonight);
      weather.isCalm = true;
      const [first] = workers;
      if (first) await bringUp(seriesId, twin.work?.(first.by) ?? first.by, scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

export async function plant(): Promise<void> {
  await planter.series.begin(series, []);
  for (const userId of people)
    await planter.standing.rsvps.put({
      rootId: seriesId,
      userId,
      scope: 'standing',
      fromDate: series.startDate,
      dates: [],
      answerId: userId,
      settled: true,
      createdAt: at,
    });
}

/** Each date is one event with one line, and everyone with a standing RSVP is on each line once; one seat, one in. */
function judge(memory: MemoryTable): string | undefined {
  const wanted = seriesDates(series).map((date) => occurrenceId(seriesId, date));
  const events = memory.entity('event').map(({ eventId }) => String(eventId));
  if (events.length !== wanted.length) return `${events.length} events for ${wanted.length} dates`;
  const missing = wanted.find((eventId) => !events.includes(eventId));
  if (missing) return `no event ${missing}`;
  for (const line of memory.entity('seats') as (Item & { order: Item; entries: number; left: number })[]) {
    const on = Object.keys(line.order);
    if (on.length !== people.length || line.entries !== people.length) return `${on.length} on the list of a date`;
    if (new Set(Object.values(line.order)).size !== on.length) return 'two drew the same number';
  }
  const scheduled = memory.entity('outbox').filter(({ type }) => type === 'events.eventScheduled');
  return scheduled.length === wanted.length ? undefined : `${scheduled.length} facts of new events`;
}
