import { expect, it } from 'vitest';
import { reviseEvent } from '#lambdas/events/details/revise-event.ts';
import { createEventStore, type EventStore } from '#lambdas/events/details/store.ts';
import { revised, type StoredEvent } from '#lambdas/events/details/stored-event.ts';
import type { DraftWork } from '#lambdas/events/lifecycle/drafts/draft-work.ts';
import { endDraft } from '#lambdas/events/lifecycle/drafts/end-draft.ts';
import { takingAway } from '#lambdas/events/lifecycle/event-deletion.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { Worker } from '../../stage/worker.ts';
import { anEventOnStage } from './publication-play.ts';

const { eventId } = anEventOnStage;
const draft: StoredEvent = { ...anEventOnStage, status: 'draft', makePublicAfter: undefined };
const startMs = Date.parse(draft.updatedAt);

const jobs = [new Worker(), new Worker()].map((worker) => ({
  worker,
  events: createEventStore(worker.table, stage.retry),
}));
const host = createEventStore(stage.table, stage.retry);

type Job = typeof endDraft;

/** What the host does while the job runs: nothing, another word in the draft, or publishing it. */
const minds = [undefined, { description: 'More' }, { status: 'scheduled' }] as const;

/**
 * Two processes come to the end of a draft that its hosts heard of, and die anywhere, while one of the hosts changes or
 * publishes it; then the work is done once more in peace.
 */
const ending =
  (job: Job = endDraft) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather, strikes } = roughStage(seed, startMs);
    for (const { worker } of jobs)
      worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
    const mind = minds[scheduler.below(minds.length)];
    const work: DraftWork = { eventId, version: 1, step: 'end' };
    const by = (events: EventStore) => ({ events, due: { schedule: async () => undefined }, record });
    let isHeard = false;
    const played = (async () => {
      await host.schedule(draft, []);
      weather.isCalm = false;
      const working = jobs.map(async ({ worker, events }) => {
        await scheduler.turn(scheduler.below(400));
        await worker.run(() => job(work, by(events), scheduler.now));
      });
      const deciding = (async () => {
        await scheduler.turn(scheduler.below(400));
        isHeard = mind !== undefined && (await saves(mind, scheduler.now));
      })();
      await Promise.all([...working, deciding]);
      weather.isCalm = true;
      await scheduler.turn(1000);
      await job(work, by(host), scheduler.now);
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    const [found] = memory.entity('event');
    return judge(found as Partial<StoredEvent>, mind, isHeard);
  };

const record = async (_: ReturnType<typeof factRow>) => undefined;

/** A host changes the draft as they see it, where they do. */
async function saves(mind: Partial<StoredEvent>, now: Date): Promise<boolean> {
  const before = await host.find(eventId).catch(pastFaults);
  if (before?.status !== 'draft') return false;
  const saved = await host.save(before, revised(before, now, mind), []).catch(pastFaults);
  return saved?.outcome === 'saved';
}

/** A host who was heard in time has their way, also one who never heard that they were; otherwise the draft is gone. */
function judge(found: Partial<StoredEvent>, mind: Partial<StoredEvent> | undefined, isHeard: boolean) {
  if (found.takenAway) return isHeard ? 'taken away after its host was heard' : undefined;
  return mind && found.version === 2 ? undefined : 'kept although no one touched it';
}

it('takes a draft away once no one touches it, and never what was changed or published', async () => {
  expect(await explore(ending(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it takes away whatever version it finds', async () => {
  const blind = ending(async ({ eventId: id }, { events }, now) => {
    const event = await events.find(id);
    if (event && !event.takenAway) await reviseEvent(event, now, events, (before) => takingAway(before));
  });
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
