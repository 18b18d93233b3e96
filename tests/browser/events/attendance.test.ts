import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { forwardTo, productNow } from '../support/clock.ts';
import { anEvent, soonInAustin } from '../support/event.ts';
import { later } from '../support/later.ts';
import { eventually } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { type ProductProcess, startProductProcess } from '../support/product-process.ts';
import { visit } from '../support/visit.ts';

/** Of its own and empty: the clock is moved in it. */
let product: ProductProcess;
beforeAll(async () => {
  product = await startProductProcess(['--empty']);
});
afterAll(() => product.stop());

test('people are checked in with and without a network, one is missed and says why, and one rates it', async () => {
  const { origin } = product;
  const [host, ana, bo, cy] = [
    await aPerson(origin),
    await aPerson(origin),
    await aPerson(origin),
    await aPerson(origin),
  ];
  const now = await productNow(origin);
  const eventId = await anEvent(host, {
    title: 'Kickball with a door',
    localStart: soonInAustin(20, now),
    duration: { hours: 0, minutes: 30 },
    allowParticipantGuests: true,
    guestLimit: 2,
  });
  await ana.api.events.joinEvent({ eventId });
  await bo.api.events.joinEvent({ eventId, guests: [{ name: 'Pat' }] });
  await cy.api.events.joinEvent({ eventId });
  const { code } = await ana.calls(attendanceContract).getMyAttendance({ eventId });

  const joiner = await visit(`/evt/${eventId}`, { origin, as: ana, width: 'narrow' });
  await joiner.page.getByText('My check-in code').click();
  await joiner.page.getByRole('img', { name: 'My check-in code, to be scanned' }).waitFor();
  await expectToFit(joiner.page, 'the code for the door');

  const { page, context, close, expectProblem } = await visit(`/event/${eventId}/attendance`, {
    origin,
    as: host,
    width: 'narrow',
  });
  await sees(page, '4 in · 0 checked in · 4 missing');
  await sees(page, `Guest of ${bo.displayName}`);
  await button(page, 'Scan').click();
  await page.locator('video').waitFor();
  await expectAccessible(page, 'the door');
  await expectToFit(page, 'the door');
  await button(page, 'Stop scanning').click();
  await page.getByLabel('Check-in code').fill(code?.typed ?? '');
  await button(page, 'Check in by code').click();
  await sees(page, `${ana.displayName} is checked in.`);

  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await button(page, `Check in ${bo.displayName}`).click();
  await sees(page, `${bo.displayName}: waiting to be sent`);
  // Sent from whatever page is open once the network is back.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`${origin}/home`);
  await eventually(async () => {
    const { counts } = await host.calls(attendanceContract).listAttendance({ eventId });
    expect(counts.checkedIn).toBe(3);
  });
  await page.goto(`${origin}/event/${eventId}/attendance`);
  await sees(page, '4 in · 3 checked in · 1 missing');

  // Their sessions end with the time that goes by.
  for (const opened of [joiner, { close }]) await opened.close();
  await forwardTo(origin, Date.parse((await host.api.events.getEvent({ eventId })).event.endsAt));
  const door = await later(product.origin, host, `/event/${eventId}/attendance`);
  await button(door, new RegExp(`^Attendance of ${cy.displayName}`)).click();
  await door.getByRole('option', { name: 'No-show' }).click();
  await button(door.getByRole('dialog'), 'Mark as a no-show').click();
  const missed = await later(product.origin, cy, `/evt/${eventId}`);
  await sees(missed, 'Attendance: No-show');
  await missed.getByLabel('Why is the no-show wrong?').fill('I was at the other gate.');
  await button(missed, 'Dispute the no-show').click();
  await sees(missed, 'You said: I was at the other gate. The host decides.');
  await door.reload();
  await sees(door, 'Disputes the no-show: I was at the other gate.');
  await button(door, `Keep the no-show of ${cy.displayName}`).click();
  await door.getByText('Disputes the no-show').waitFor({ state: 'detached' });

  await rates(await later(product.origin, ana, `/evt/${eventId}`));
  await door.reload();
  await door.getByRole('img', { name: '4 of 5' }).waitFor();
  await sees(door, 'A fine field.');
});

async function rates(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '4, good' }).check({ force: true });
  await page.getByLabel('In a few words').fill('A fine field.');
  await button(page, 'Rate the event').click();
  await sees(page, 'Thank you');
  await button(page, 'Change my rating').waitFor();
}
