import { expect, inject, test } from 'vitest';
import { sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { aPerson } from '../support/person.ts';
import { bothWidths, visit } from '../support/visit.ts';

const origin = inject('origin');

test.for(bothWidths)('what a player owes comes with the page of the event, which stands still (%s)', async (width) => {
  const [host, player] = await Promise.all([aPerson(origin), aPerson(origin)]);
  const price = { amountMinor: 1500, currency: 'USD' as const };
  const eventId = await anEvent(host, { price, payOutside: [{ way: 'cash' }] });
  await player.api.events.joinEvent({ eventId });
  const { page } = await visit(`/evt/${eventId}`, { as: player, width });
  await sees(page, /^Pay .+ \$15\.00$/);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});
