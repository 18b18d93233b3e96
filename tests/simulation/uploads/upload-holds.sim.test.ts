import { expect, it } from 'vitest';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { noteHeld } from '#lambdas/uploads/holds/listener/note-held.ts';
import { removeUnheld } from '#lambdas/uploads/sweep/remove-unheld.ts';
import { UnheldWork } from '#lambdas/uploads/unheld-work.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { Scheduler } from '../stage/scheduler.ts';

const uploadId = `upl_${'0'.repeat(26)}`;
const start = Date.parse('2031-05-01T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
/** News may come so late, and yet in time for the second step. */
const latestNews = 50 * minute;

/**
 * A file that nothing shows is looked at a day after it was sent. Around that moment two things begin to show it: each
 * sees first that it is there, writes a moment later, and the news of that comes within minutes. One lets go again.
 */
const holding =
  ({ isPatient }: { readonly isPatient: boolean }) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, start);
    const stored = { upload: { uploadId, status: 'kept' } as { uploadId: string; status: string } | undefined };
    const versions = new Map<string, { version: number; uploadIds: readonly string[] }>();
    const shows = new Set<string>();
    let isThere = true;
    const step = async () => scheduler.turn(scheduler.below(40));

    const store = {
      find: async () => {
        await step();
        return stored.upload && { ...stored.upload, purpose: 'eventCover' };
      },
      move: async (_: string, from: string, to: string) => {
        await step();
        if (stored.upload?.status !== from) return false;
        stored.upload = { uploadId, status: to };
        return true;
      },
      forget: async () => {
        await step();
        stored.upload = undefined;
      },
    };
    const holds = {
      isHeld: async () => {
        await step();
        return [...versions.values()].some(({ uploadIds }) => uploadIds.includes(uploadId));
      },
      note: async ({
        holder,
        version,
        uploadIds,
      }: {
        holder: string;
        version: number;
        uploadIds: readonly string[];
      }) => {
        await step();
        if ((versions.get(holder)?.version ?? 0) < version) versions.set(holder, { version, uploadIds });
      },
    };
    const due = {
      schedule: async ({ dueAt, data }: DueWork) => {
        const work = UnheldWork.parse(data);
        const at = work.step === 'remove' && !isPatient ? scheduler.now.getTime() : Date.parse(dueAt);
        void scheduler.turn(Math.max(0, at - scheduler.now.getTime())).then(() => sweep(work));
      },
    };
    const objects = {
      remove: async () => {
        await step();
        isThere = false;
      },
    };
    const sweep = (work: typeof UnheldWork._output) =>
      removeUnheld(work, { store, holds, objects, due } as never, scheduler.now);
    const tell = async (holder: string, version: number, uploadIds: string[], wereHeld: string[]) => {
      await scheduler.turn(scheduler.below(latestNews));
      await noteHeld({ data: { holder, version, uploadIds, wereHeld } } as never, holds, due, scheduler.now);
    };

    const show = async (holder: string, isKept: boolean) => {
      await scheduler.turn(day - 100 + scheduler.below(200));
      if ((await store.find())?.status !== 'kept') return;
      await scheduler.turn(scheduler.below(2000));
      shows.add(holder);
      const told = [tell(holder, 1, [uploadId], [])];
      if (!isKept) {
        await scheduler.turn(scheduler.below(20 * minute));
        shows.delete(holder);
        told.push(tell(holder, 2, [], [uploadId]));
      }
      await Promise.all(told);
    };

    await due.schedule({
      queue: '',
      key: '',
      dueAt: new Date(start + day).toISOString(),
      data: { step: 'look', uploadId },
    });
    const played = Promise.all([show('cover', true), show('copy', seed % 2 === 0)]);
    await Promise.all([scheduler.run(), played]);
    if (shows.size > 0 && !isThere) return `shown by ${[...shows]} and removed`;
    if (shows.size > 0 && stored.upload?.status !== 'kept') return 'shown, and nothing new may show it';
    return shows.size === 0 && isThere ? 'shown by nothing and never removed' : undefined;
  };

it('never removes a file that something shows, and removes what nothing shows', async () => {
  expect(await explore(holding({ isPatient: true }), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when the sweep removes at its first look', async () => {
  expect(await explore(holding({ isPatient: false }), twinSchedules, { untilFirst: true })).toMatchObject({
    violations: 1,
  });
});
