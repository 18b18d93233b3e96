import { expect, it } from 'vitest';
import { createEventStore } from '#lambdas/events/details/store.ts';
import { revised, type StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { EventId } from '#shared/ids.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { atRates, roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { without } from '../../stage/twins.ts';
import { anEventOnStage } from '../lifecycle/publication-play.ts';
import { judgeLines } from '../line/judge-lines.ts';

const events = createEventStore(stage.table, stage.retry);
const seats = createSeatStore(stage.table, stage.retry);

/** `npm run simulate` plays 100 events with 10,000 joins, 5,000 leaves and 500 changes of seats; the ordinary run three. */
const whole = schedules >= 5000 ? 100 : 3;
const perEvent = { joins: 100, leaves: 50, edits: 5 };
const actors = 40;

const idOf = (index: number) => EventId.parse(`evt_01HZX0000000000000000${String(index).padStart(5, '0')}`);
const anEvent = (index: number): StoredEvent => ({
  ...usualPolicy,
  ...anEventOnStage,
  eventId: idOf(index),
  visibility: 'public',
  makePublicAfter: undefined,
  minimumKept: false,
  waitlistMode: 'auto_add',
  allowParticipantGuests: true,
  guestLimit: 2,
  // Half the events have a line that everyone fits in, the others one that fills up.
  capacity: 20 + (index % 30),
  allowWaitlist: true,
  waitlistMax: index % 2 ? 500 : 10,
});

type Act = () => Promise<unknown>;

/** What everyone wants to do on one event, and what they were told. */
class Evening {
  readonly over = new Set<string>();
  readonly told = new Set<string>();
  readonly tried = new Set<string>();
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  acts(index: number): Act[] {
    const eventId = idOf(index);
    const below = (limit: number) => this.#scheduler.below(limit);
    return [
      ...Array.from({ length: perEvent.joins }, () => () => this.#join(eventId, `p${below(90)}`, 1 + below(3))),
      ...Array.from({ length: perEvent.leaves }, () => () => this.#leave(eventId, `p${below(90)}`)),
      ...Array.from({ length: perEvent.edits }, () => () => this.#change(eventId, { capacity: 5 + below(60) })),
      ...(index % 10 === 0 ? [() => this.#callOff(eventId)] : []),
    ];
  }

  async #join(eventId: string, userId: string, heads: number): Promise<void> {
    const { outcome } = await seats.join({ eventId, userId, heads, now: this.#scheduler.now });
    if (outcome === 'joined') this.told.add(`${eventId} ${userId}`);
  }

  async #leave(eventId: string, userId: string): Promise<void> {
    this.tried.add(`${eventId} ${userId}`);
    await seats.leave({ eventId, userId, now: this.#scheduler.now });
  }

  async #change(eventId: string, changes: Partial<StoredEvent>): Promise<string | undefined> {
    const before = await events.find(eventId);
    return before && (await events.save(before, revised(before, this.#scheduler.now, changes), [])).outcome;
  }

  async #callOff(eventId: string): Promise<void> {
    if ((await this.#change(eventId, { status: 'cancelled' })) === 'saved') this.over.add(eventId);
  }
}

const evening =
  (count: number, twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2026-12-01T12:00:00Z'));
    const world = new Evening(scheduler);
    const strikes = atRates(roughDay, scheduler.random);
    let isCalm = true;
    const memory = new MemoryTable(scheduler, (possible) => (isCalm ? undefined : strikes(possible)), twist);
    stage.set(scheduler, memory);
    const verdict = judgeLines(memory, world.over);
    const indexes = Array.from({ length: count }, (_, index) => index);
    const played = (async () => {
      for (const index of indexes) await events.schedule(anEvent(index), []);
      isCalm = false;
      const acts = shuffled(
        indexes.flatMap((index) => world.acts(index)),
        scheduler,
      );
      const act = async () => {
        for (let next = acts.pop(); next; next = acts.pop()) await next().catch(pastFaults);
      };
      await Promise.all(Array.from({ length: actors }, act));
    })();
    await Promise.all([scheduler.run(), played]);
    if (memory.defect) throw memory.defect;
    return verdict() ?? lost(memory, world) ?? (isCalm ? 'nothing was played' : undefined);
  };

/** P4: who was told that they are on the list and never tried to leave is on it. */
function lost(memory: MemoryTable, { told, tried }: Evening): string | undefined {
  const listed = new Map(memory.entity('seats').map((line) => [line.eventId, line.order as object]));
  const missing = [...told].find((who) => {
    const [eventId = '', userId = ''] = who.split(' ');
    return !tried.has(who) && !(userId in (listed.get(eventId) ?? {}));
  });
  return missing && `an acknowledged join was lost: ${missing}`;
}

function shuffled<Item>(items: Item[], scheduler: Scheduler): Item[] {
  return items
    .map((item) => ({ item, at: scheduler.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

it('keeps every promise about seats through joins, leaves, changes of seats and cancellations', async () => {
  expect(await explore(evening(whole), 1)).toMatchObject({ violations: 0 });
});

it.each(['#left >=', 'attribute_not_exists(#order.#user)', '#open = :true', 'version'])(
  'is caught without the condition %s',
  async (part) => {
    expect((await explore(evening(1, without(part)), twinSchedules, { untilFirst: true })).violations).toBe(1);
  },
);
