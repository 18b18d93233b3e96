import { expect, it } from 'vitest';
import type { StoredUpload } from '#lambdas/uploads/ports/uploads.ts';
import { createUploadStore } from '#lambdas/uploads/store.ts';
import { mostBytesInAll } from '#shared/uploads/purposes.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const userId = '00000000-0000-4000-8000-000000000001';
const size = mostBytesInAll / 4;
const fileOf = (number: number): StoredUpload => ({
  uploadId: `upl_${String(number).padStart(26, '0')}`,
  userId,
  purpose: 'eventAttachment',
  name: 'plan.pdf',
  type: 'application/pdf',
  size,
  status: 'awaited',
  createdAt: '2031-05-01T12:00:00.000Z',
});
const store = createUploadStore(stage.table, stage.retry);

/** Seven files of a quarter each are announced at once, each also again, and those that get room are forgotten twice by some. */
const race =
  (twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse('2031-05-01T12:00:00Z'));
    const memory = new MemoryTable(scheduler, roughDay, twist);
    stage.set(scheduler, memory);
    const later = async (act: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(8));
      await act().catch(pastFaults);
    };
    const files = Array.from({ length: 7 }, (_, index) => fileOf(index));
    const announcing = files.flatMap((file) => [later(() => store.announce(file)), later(() => store.announce(file))]);
    const forgetting = files
      .slice(0, 3)
      .flatMap((file) => [later(() => store.forget(file)), later(() => store.forget(file))]);
    await Promise.all([scheduler.run(), ...announcing, ...forgetting]);
    const kept = memory.entity('upload').length;
    const [use] = memory.entity('uploadUse');
    if (kept > 4) return 'more than 2 GB';
    return (use?.bytes ?? 0) === kept * size ? undefined : 'the count is not what is kept';
  };

it('keeps a person below their quota, and counts every file once for as long as it is known', async () => {
  expect(await explore(race(), schedules)).toMatchObject({ violations: 0 });
});

it('catches a write that does not ask how much is left', async () => {
  const found = await explore(race(without('#bytes')), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});
