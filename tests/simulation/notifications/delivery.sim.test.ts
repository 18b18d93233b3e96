import { beforeEach, expect, it } from 'vitest';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { everyFault, oneFault } from '../stage/fault-plans.ts';
import { telling } from './telling.ts';
import { tellingTwins } from './telling-twins.ts';

const minuteMs = 60_000;

beforeEach(() => consoleErrors.expect(/due work failed/));

it('tells everyone once, and in a quarter of an hour, whatever single thing fails', async () => {
  const single = telling({ plan: oneFault, withinMs: 15 * minuteMs });
  expect(await explore(single, schedules / 2)).toMatchObject({ violations: 0 });
});

it.each(tellingTwins)('is caught without $without', async ({ twin }) => {
  const found = await explore(telling({ plan: everyFault(), twin }), twinSchedules, { untilFirst: true });
  expect(found.violations).toBe(1);
});

it('replays a failing seed exactly', async () => {
  const broken = telling({ plan: everyFault(), twin: tellingTwins[0].twin });
  const { firstSeed = 0, firstViolation } = await explore(broken, twinSchedules, { untilFirst: true });
  expect([await broken(firstSeed), await broken(firstSeed)]).toEqual([firstViolation, firstViolation]);
});
