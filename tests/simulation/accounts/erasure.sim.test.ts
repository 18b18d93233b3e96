import { expect, it } from 'vitest';
import { continueErasure, notePart } from '#lambdas/accounts/deletion/erasing.ts';
import type { Erasure } from '#lambdas/accounts/deletion/erasures/store.ts';
import { type PersonalPart, personalParts } from '#shared/accounts/deletion/personal-parts.ts';
import { explore, twinSchedules } from '../stage/explore.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';

const start = Date.parse('2031-05-01T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const userId = 'leaver';
/** Every message may be lost for good as often as this, of ten; what works on it may crash before or after each write. */
const lostOfTen = 2;

interface World {
  /** The dead letters are redriven by no one: only the watch goes on. */
  readonly watches: boolean;
  /** The parts look a second time. */
  readonly looksTwice: boolean;
}

/**
 * A user left. Six parts each have rows; requests that were under way write another row a little later. Messages get
 * lost, come twice and late, and work crashes anywhere. In the end no row is left, the address is free, and it is so only
 * after every part was through once.
 */
const leaving =
  ({ watches, looksTwice }: World) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const rows = new Map<PersonalPart, number>(personalParts.map((part) => [part, 1 + scheduler.below(3)]));
    const wasThrough = new Set<PersonalPart>();
    let erasure: Erasure | undefined = { userId, version: 1, pass: 1, done: [], askedAt: '' };
    let closedWithout: number | undefined;
    const step = async () => {
      await scheduler.turn(scheduler.below(50));
      if (scheduler.below(10) === 0) throw new Error('crashed');
    };
    /** At least once where it is not lost, each try after the one before it crashed. */
    const deliver = async (work: () => Promise<void>) => {
      if (scheduler.below(10) < lostOfTen) return;
      await scheduler.turn(scheduler.below(2 * minute));
      await work().catch(() => work().catch(pastFaults));
    };
    const background: Promise<unknown>[] = [];
    const send = (work: () => Promise<void>) => {
      background.push(deliver(work));
      if (scheduler.below(5) === 0) background.push(deliver(work));
    };

    const erasePart = async (part: PersonalPart, pass: number) => {
      while ((rows.get(part) ?? 0) > 0) {
        await step();
        rows.set(part, (rows.get(part) ?? 0) - 1);
      }
      wasThrough.add(part);
      send(() => notePart({ userId, pass, part }, { erasures }, scheduler.now));
    };
    const erasures = {
      find: async () => {
        await step();
        return erasure;
      },
      save: async (before: Erasure, after: Omit<Erasure, 'version'>) => {
        await step();
        if (erasure?.version !== before.version) return false;
        erasure = { ...after, version: before.version + 1 };
        return true;
      },
      tell: async ({ pass }: Pick<Erasure, 'pass'>) => {
        await step();
        for (const part of personalParts) send(() => erasePart(part, pass));
      },
      close: async () => {
        await step();
        closedWithout ??= personalParts.length - wasThrough.size;
      },
      end: async () => {
        await step();
        erasure = undefined;
      },
    };
    const due = {
      schedule: async ({ dueAt }: { dueAt: string }) => {
        if (watches) background.push(watch(Date.parse(dueAt) - scheduler.now.getTime()));
      },
    };
    /** Due work that fails is tried again. */
    const watch = async (afterMs: number) => {
      await scheduler.turn(Math.max(0, afterMs));
      const tend = () => continueErasure(userId, { erasures, due } as never, scheduler.now);
      for (let tries = 0; tries < 40; tries += 1) {
        const isDone = await tend().then(
          () => true,
          () => false,
        );
        if (isDone || scheduler.now.getTime() > start + 3 * day) return;
        await scheduler.turn(minute);
      }
    };
    const late = async () => {
      await scheduler.turn(scheduler.below(5 * minute));
      const part = personalParts[scheduler.below(personalParts.length)] as PersonalPart;
      rows.set(part, (rows.get(part) ?? 0) + 1);
    };

    background.push(late(), watch(15 * minute));
    for (const part of personalParts) send(() => erasePart(part, 1));
    if (!looksTwice) erasures.tell = async ({ pass }) => void (pass === 1 && send(() => erasePart('events', 1)));
    await scheduler.run();
    if ([...rows.values()].some((left) => left > 0)) return 'something of the person is left';
    if (erasure) return 'the erasure never ended';
    return closedWithout === 0 ? undefined : 'the address went before every part was through';
  };

const few = 60;

it('erases everything of the user who left, whatever crashes, is lost, comes twice or late', async () => {
  expect(await explore(leaving({ watches: true, looksTwice: true }), few)).toMatchObject({ violations: 0 });
});

it('is caught when no one watches it', async () => {
  const found = await explore(leaving({ watches: false, looksTwice: true }), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});

it('is caught when the parts do not look a second time', async () => {
  const found = await explore(leaving({ watches: true, looksTwice: false }), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
