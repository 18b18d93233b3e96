import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSettings } from '#infra/local/data/settings.ts';
import { createOutlast } from '#infra/local/functions/outlasting.ts';
import { rateMs } from '#infra/local/jobs/rate.ts';
import { startScheduler } from '#infra/local/jobs/scheduler.ts';
import { createTimeTravel, restoreClock } from '#infra/local/jobs/time-travel.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';

const reminders: FunctionSpec = {
  name: 'jobs',
  may: [],
  runs: [{ job: 'reminders', every: 'rate(15 minutes)', entry: 'lambdas/a.ts' }],
};
const settle = async () => {};

afterEach(() => clock.moveTo(0));

/** A scheduler whose only job notes the minutes, after the start, at which it ran. */
function aScheduler(settings = createSettings(new DatabaseSync(':memory:'))) {
  const startedAt = clock.now().getTime();
  const ran: number[] = [];
  const invoke = async () => void ran.push(Math.round((clock.now().getTime() - startedAt) / 60_000));
  const scheduler = startScheduler([reminders], invoke, { settings, outlast: createOutlast(async () => {}, 1) });
  return { ran, scheduler, travel: createTimeTravel(settings, { ...scheduler, settle }) };
}

describe('jobs on the product’s clock', () => {
  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(15 minutes)', 900_000],
    ['rate(2 hours)', 7_200_000],
  ])('reads %s', (rate, ms) => expect(rateMs(rate)).toBe(ms));

  it('run each time they come due while the clock moves forward', async () => {
    const { ran, scheduler, travel } = aScheduler();
    await travel.forward(60);
    await scheduler.close();
    expect(ran).toEqual([15, 30, 45, 60]);
  });

  it('see at most 60 moments of a long leap', async () => {
    const { ran, scheduler, travel } = aScheduler();
    await travel.forward(60 * 24 * 30);
    await scheduler.close();
    expect(ran).toHaveLength(60);
    expect(ran.at(-1)).toBe(60 * 24 * 30);
  });

  it('are not run twice because the product was started again', async () => {
    const settings = createSettings(new DatabaseSync(':memory:'));
    const first = aScheduler(settings);
    await first.scheduler.runDue();
    await first.scheduler.close();
    const second = aScheduler(settings);
    await second.scheduler.runDue();
    await second.scheduler.close();
    expect([first.ran.length, second.ran.length]).toEqual([1, 0]);
  });

  it('wait for room on the disk to note that they ran, and run once', async () => {
    const settings = createSettings(new DatabaseSync(':memory:'));
    const set = vi.fn(settings.set).mockImplementationOnce(() => {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    const { ran, scheduler } = aScheduler({ ...settings, set });
    await scheduler.runDue();
    await scheduler.close();
    expect([ran.length, scheduler.jobs()]).toEqual([
      1,
      [expect.not.objectContaining({ lastError: expect.anything() })],
    ]);
  });

  it('find the clock where it was left', async () => {
    const settings = createSettings(new DatabaseSync(':memory:'));
    const { scheduler, travel } = aScheduler(settings);
    await travel.forward(90);
    await scheduler.close();
    clock.moveTo(0);
    restoreClock(settings);
    expect(clock.ahead()).toBe(90 * 60_000);
  });
});
