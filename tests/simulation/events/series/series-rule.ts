import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { bringUp, type SeriesWork } from '#lambdas/events/series/dates/bring-up.ts';
import { changeRule } from '#lambdas/events/series/operations/change-rule.ts';
import { occurrenceId } from '#lambdas/events/series/stored-series.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import type { Item } from '../../stage/expression-tokens.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import type { Scheduler } from '../../stage/scheduler.ts';
import { personId } from '../line/line-world.ts';
import { people, plant, planter, series, startMs, workers } from './series-night.ts';

const { seriesId } = series;
const late = personId(2);
/** Tuesdays become Thursdays and every other Tuesday. */
const asked = {
  version: 1,
  scope: 'all' as const,
  localStart: '2026-12-01T19:00',
  excludedDates: ['2026-12-08', '2026-12-22'],
  reoccurringInfo: ReoccurringInfo.parse({ frequency: 'weekly', weekdays: ['tuesday', 'thursday'], count: 7 }),
  reason: 'host' as const,
};
const wanted = ['2026-12-01', '2026-12-03', '2026-12-10', '2026-12-15', '2026-12-17'];
const gone = ['2026-12-08', '2026-12-22'];
const eventIdOf = (date: string) => occurrenceId(seriesId, date);

type Work = (typeof workers)[number]['by'];
type Twin = (by: Work) => Work;

/**
 * A host gives a series another rule while its night's work goes on and a player joins a date that is taken away; all of
 * them die anywhere. The player who died tries again, and one more night passes in peace.
 */
export const ruleChanges =
  (twin: Twin = (by) => by) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs);
    for (const { worker } of workers)
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const [host, night] = workers.map(({ worker, by }) => ({ worker, by: twin(by) }));
    if (!host || !night) throw new Error('There are two workers');
    const change = () =>
      changeRule({ ...asked, eventId: eventIdOf('2026-12-01') }, { now: scheduler.now } as Caller, {
        ...host.by,
        lines: host.by.standing.seats,
      });
    const played = (async () => {
      await plant();
      await bringUp(seriesId, planter, scheduler.now);
      for (const userId of people)
        await planter.standing.seats.leave({ eventId: eventIdOf('2026-12-22'), userId, now: scheduler.now });
      weather.isCalm = false;
      await Promise.all([
        host.worker.run(change),
        night.worker.run(async () => {
          await scheduler.turn(scheduler.below(40));
          await joinLate(night.by, scheduler);
          await bringUp(seriesId, night.by, scheduler.now);
        }),
      ]);
      weather.isCalm = true;
      await change().catch(pastFaults);
      await bringUp(seriesId, host.by, scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

/** On a date that stays and on one that goes. */
async function joinLate({ standing }: SeriesWork, { now }: Scheduler): Promise<void> {
  for (const date of ['2026-12-22', '2026-12-15'])
    await standing.seats.join({ eventId: eventIdOf(date), userId: late, token: undefined, now });
}

type Line = Item & { eventId: string; order: Item };

/** Each date is an event or is none as the new rule has it; no one who is on a list is left without a word. */
function judge(memory: MemoryTable): string | undefined {
  const events = memory.entity('event').length;
  if (events !== wanted.length + gone.length) return `${events} events`;
  return [...wanted.map((date) => faultOf(date, memory)), ...gone.map((date) => wrongEnd(date, memory))].find(Boolean);
}

const eventOn = (date: string, memory: MemoryTable) =>
  memory.entity('event').find(({ eventId }) => eventId === eventIdOf(date));

function onList(date: string, memory: MemoryTable): number {
  const line = (memory.entity('seats') as Line[]).find(({ eventId }) => eventId === eventIdOf(date));
  return Object.keys(line?.order ?? {}).length;
}

function faultOf(date: string, memory: MemoryTable): string | undefined {
  const event = eventOn(date, memory);
  if (event?.status !== 'scheduled') return `${date} is ${event?.status}`;
  if (event.localStart !== `${date}T19:00`) return `${date} begins at ${event.localStart}`;
  return onList(date, memory) < people.length ? `${onList(date, memory)} on the list of ${date}` : undefined;
}

function wrongEnd(date: string, memory: MemoryTable): string | undefined {
  const event = eventOn(date, memory);
  if (event?.status !== 'cancelled') return `${date} is ${event?.status}`;
  if (event.takenAway && onList(date, memory) > 0) return `${date} went without a word`;
  const news = memory.entity('outbox').filter(({ type }) => type === 'events.seriesSettled');
  return JSON.stringify(news).includes(date) ? undefined : `no player hears of ${date}`;
}
