import { beforeEach, expect, it } from 'vitest';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { tellingTwins } from '../../notifications/telling-twins.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { everyFault, noFault, oneFault } from '../../stage/fault-plans.ts';
import { reminding } from './reminding.ts';

const minuteMs = 60_000;

beforeEach(() => consoleErrors.expect(/due work failed/));

it('reminds everyone within two minutes when nothing fails', async () => {
  const calm = reminding({ plan: noFault, withinMs: 2 * minuteMs });
  expect(await explore(calm, schedules / 10)).toMatchObject({ violations: 0 });
});

it('reminds everyone once, and in a quarter of an hour, whatever single thing fails', async () => {
  const single = reminding({ plan: oneFault, withinMs: 15 * minuteMs });
  expect(await explore(single, schedules * 0.3)).toMatchObject({ violations: 0 });
});

it('loses no reminder and repeats none while everything fails now and then', async () => {
  expect(await explore(reminding({ plan: everyFault() }), schedules * 0.15)).toMatchObject({ violations: 0 });
});

it.each(tellingTwins)('is caught without $without', async ({ twin }) => {
  const found = await explore(reminding({ plan: everyFault(), twin }), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});

it('replays a failing seed exactly', async () => {
  const broken = reminding({ plan: everyFault(), twin: tellingTwins[0].twin });
  const { firstSeed = 0, firstViolation } = await explore(broken, twinSchedules, { untilFirst: true });
  expect([await broken(firstSeed), await broken(firstSeed)]).toEqual([firstViolation, firstViolation]);
});
