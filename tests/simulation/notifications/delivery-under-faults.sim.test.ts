import { beforeEach, expect, it } from 'vitest';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { explore, schedules } from '../stage/explore.ts';
import { everyFault } from '../stage/fault-plans.ts';
import { telling } from './telling.ts';

beforeEach(() => consoleErrors.expect(/due work failed/));

it('loses nothing and tells nothing twice while everything fails now and then', async () => {
  expect(await explore(telling({ plan: everyFault() }), schedules / 2)).toMatchObject({ violations: 0 });
});
