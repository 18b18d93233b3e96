import { beforeEach, expect, it } from 'vitest';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { explore, schedules } from '../../stage/explore.ts';
import { everyFault } from '../../stage/fault-plans.ts';
import { reminding } from './reminding.ts';

/** Fewer may lie three standard deviations above one in two hundred. */
const enough = 3000;

beforeEach(() => consoleErrors.expect(/due work failed/));

it('repeats at most one in two hundred when the mail service stays silent about one mail in twenty', async () => {
  const tally = { keys: 0, twice: 0 };
  const silent = reminding({ plan: everyFault({ silence: 0.05 }), tally });
  expect(await explore(silent, schedules * 0.45)).toMatchObject({ violations: 0 });
  process.stdout.write(`${tally.twice} of ${tally.keys} reminders came twice\n`);
  const expected = tally.keys / 200;
  expect(tally.twice).toBeLessThanOrEqual(tally.keys < enough ? expected + 3 * Math.sqrt(expected) : expected);
});
