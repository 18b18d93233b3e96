import { createEventStore, type EventStore } from '#lambdas/events/details/store.ts';
import { revised, type StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { publicise } from '#lambdas/events/lifecycle/publication/publication.ts';
import { EventId } from '#shared/ids.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { Worker } from '../../stage/worker.ts';

const eventId = EventId.parse('evt_01HZX0000000000000000000AA');
const startMs = Date.parse('2026-11-30T12:00:00.000Z');
const at = new Date(startMs).toISOString();
const early = new Date(startMs + 200).toISOString();
const late = new Date(startMs + 100_000).toISOString();

/** A scheduled event whose store is played with. */
export const anEventOnStage = {
  eventId,
  version: 1,
  title: 'Hoops',
  gameTypeId: 'basketball',
  kind: 'pickup',
  timeZone: 'America/Chicago',
  location: {
    kind: 'tbd',
    city: { placeId: 'us-1', name: 'Austin, TX', lat: 30.2, lng: -97.7, hash: '9v6kp' },
    point: { lat: 30.2, lng: -97.7 },
  },
  localStart: '2026-12-01T18:00',
  startsAt: '2026-12-02T00:00:00.000Z',
  endsAt: '2026-12-02T02:00:00.000Z',
  duration: { hours: 2, minutes: 0 },
  description: '',
  capacity: 5,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'private',
  makePublicAfter: early,
  status: 'scheduled',
  shareToken: 'token',
  waitlistMode: 'auto_add',
  approvalMode: 'host',
  approvalQuestions: [],
  guestLimit: 1,
  creatorId: 'host',
  hostName: 'Sam',
  createdAt: at,
  updatedAt: at,
  minimumKept: false,
} as unknown as StoredEvent;
const event = anEventOnStage;

const jobs = [new Worker(), new Worker()].map((worker) => ({
  worker,
  events: createEventStore(worker.table, stage.retry),
}));
const host = createEventStore(stage.table, stage.retry);

type Publicise = typeof publicise;

/** What the host does while the job runs: nothing, another instant, or private for good. */
const minds = [undefined, { makePublicAfter: late }, { makePublicAfter: undefined }] as const;

/**
 * Two processes make an event public at its instant and die anywhere, while its host thinks better of it; then the job
 * runs once more in peace. Work is noted for every instant that was ever chosen.
 */
export const publication =
  (job: Publicise = publicise) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs);
    for (const { worker } of jobs)
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const mind = minds[scheduler.below(minds.length)];
    let isHeard = false;
    const played = (async () => {
      await host.schedule(event, []);
      weather.isCalm = false;
      const working = jobs.map(async ({ worker, events }) => {
        await scheduler.turn(scheduler.below(400));
        await worker.run(() => job({ eventId, makePublicAfter: early }, events, scheduler.now));
      });
      const deciding = (async () => {
        await scheduler.turn(scheduler.below(400));
        isHeard = mind !== undefined && (await saves(host, mind, scheduler.now));
      })();
      await Promise.all([...working, deciding]);
      weather.isCalm = true;
      await scheduler.turn(1000);
      await job({ eventId, makePublicAfter: early }, host, scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return judge(memory, isHeard);
  };

/** The host changes the event as they see it, while it is private. */
async function saves(events: EventStore, mind: Partial<StoredEvent>, now: Date): Promise<boolean> {
  const before = await events.find(eventId);
  if (before?.visibility !== 'private') return false;
  const saved = await events.save(before, revised(before, now, mind), []).catch(pastFaults);
  return saved?.outcome === 'saved';
}

/** A host who was heard in time has their way, also one who never heard that they were; otherwise it is public, told once. */
function judge(memory: MemoryTable, isHeard: boolean): string | undefined {
  const [found] = memory.entity('event');
  const told = memory.entity('outbox').filter(({ type }) => type === 'events.eventChanged').length;
  if (found?.visibility === 'public') return !isHeard && told === 1 ? undefined : `public, told ${told} times`;
  return found?.makePublicAfter !== early && told === 0 ? undefined : 'not public';
}
