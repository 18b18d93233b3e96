import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex, type DueWork, minuteOf } from '#lambdas/kernel/due/due-index.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';

const start = new Date('2026-12-01T12:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function aQueue() {
  const queue = randomUUID();
  const index = createDueIndex(table());
  const done: string[] = [];
  const note = async ({ key }: DueWork) => void done.push(key);
  return {
    queue,
    index,
    done,
    schedule: (key: string, dueAt: Date, now = start) =>
      index.schedule({ queue, key, dueAt: dueAt.toISOString(), data: { key } }, now),
    run: (now: Date, doWork: (work: DueWork, now: () => Date) => Promise<void> = note) =>
      runDue(queue, doWork, index, () => now),
  };
}

describe('due work', () => {
  it('is done when it is due, not before, and once', async () => {
    const { schedule, run, done } = aQueue();
    await schedule('a', after(10));
    await run(after(9));
    expect(done).toEqual([]);
    await run(after(10));
    await run(after(11));
    await run(after(12));
    expect(done).toEqual(['a']);
  });

  it('keeps to the second within its minute', async () => {
    const { schedule, run, done } = aQueue();
    await schedule('a', new Date(after(10).getTime() + 30_000));
    await run(new Date(after(10).getTime() + 29_000));
    expect(done).toEqual([]);
    await run(new Date(after(10).getTime() + 31_000));
    expect(done).toEqual(['a']);
  });

  it('is found after days in which no one worked', async () => {
    const { schedule, run, done } = aQueue();
    await run(start);
    await schedule('a', after(10));
    await schedule('b', after(5 * 24 * 60));
    await run(after(6 * 24 * 60));
    expect(done).toEqual(['a', 'b']);
  });

  it('is found when it is scheduled for a time that has passed', async () => {
    const { schedule, run, done } = aQueue();
    await run(after(60));
    await schedule('late', after(10), after(60));
    await run(after(61));
    expect(done).toEqual(['late']);
  });

  it('is noted once however often it is scheduled', async () => {
    const { schedule, run, done } = aQueue();
    await Promise.all([schedule('a', after(10)), schedule('a', after(10)), schedule('a', after(10))]);
    await run(after(11));
    expect(done).toEqual(['a']);
  });

  it('is done by one of several workers', async () => {
    const { schedule, run, done } = aQueue();
    const keys = Array.from({ length: 40 }, (_, index) => `work-${index}`);
    await Promise.all(keys.map((key) => schedule(key, after(10))));
    await Promise.all([run(after(10)), run(after(10)), run(after(10))]);
    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  it('is taken over from a worker that died, once the lease ran out', async () => {
    const { schedule, run, done, index, queue } = aQueue();
    await schedule('a', after(10));
    const [row] = await index.listRows(queue, minuteOf(after(10)));
    expect(await index.claim(row!, 'who died', after(10))).toBe(true);
    for (let minute = 10; minute < 15; minute += 1) await run(after(minute));
    expect(done).toEqual([]);
    await run(after(15));
    expect(done).toEqual(['a']);
  });

  it('is put aside when it fails, and keeps nothing else waiting', async () => {
    consoleErrors.expect(/due work failed/);
    const { schedule, run, done } = aQueue();
    await schedule('bad', after(10));
    await schedule('good', after(10));
    const tries: number[] = [];
    for (let minute = 10; minute < 20; minute += 1)
      await run(after(minute), async ({ key }) => {
        if (key === 'good') return void done.push(key);
        tries.push(minute);
        throw new Error('no');
      });
    expect(done).toEqual(['good']);
    expect(tries).toEqual([10, 11, 13, 17]);
    await run(after(60));
    expect(done).toEqual(['good', 'bad']);
  });

  it('is found after the clock was set back', async () => {
    const { schedule, run, done } = aQueue();
    await run(after(10 * 24 * 60));
    await schedule('a', after(10));
    await run(after(5));
    await run(after(60));
    expect(done).toEqual(['a']);
  });
});
