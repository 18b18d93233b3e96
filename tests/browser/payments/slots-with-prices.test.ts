import type { Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale } from './a-sale.ts';

const origin = inject('origin');
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

const extras = {
  label: 'Extras',
  selection: 'many',
  slots: [
    { slotId: 'racket', label: 'Racket rental', quantity: 2, price: dollars(5) },
    {
      slotId: 'lesson',
      label: 'Lesson before the game',
      quantity: 1,
      start: '17:00',
      end: '18:00',
      price: dollars(15),
    },
    { slotId: 'umpire', label: 'Umpire', quantity: 1 },
  ],
};

/** A code that is for one slot alone. */
async function makesCode(desk: Page, eventId: string): Promise<void> {
  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await button(desk, 'New code').click();
  await desk.getByLabel('Code', { exact: true }).fill('racket');
  await desk.getByLabel('Percent off').fill('50');
  await button(desk, /^Works for/).click();
  await desk.getByRole('option', { name: 'Racket rental' }).click();
  await desk.keyboard.press('Escape');
  await expectAccessible(desk, 'a code for a slot');
  await button(desk, 'Save code').click();
  await sees(desk, 'RACKET works now');
}

test('a host sets prices of slots, and a player pays for one together with the spot', async () => {
  const { desk, host } = await aSale();
  const priced = { price: dollars(12), refundPolicy: 'flexible' as const, eventSlotGroup: [extras] };
  const eventId = await anEvent(host, { title: 'Doubles with extras', ...priced });
  await desk.goto(`/event/${eventId}/edit`);
  const more = button(desk, /^More options/);
  await more.waitFor();
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await desk.getByLabel('Price of slot 1 - optional').fill('6');
  await expectAccessible(desk, 'the form with prices of slots');
  await button(desk, 'Save changes').click();
  await sees(desk, 'Your event is updated');

  await makesCode(desk, eventId);

  const player = await aPerson(origin);
  const { page } = await visit(`/evt/${eventId}`, { as: player, width: 'narrow' });
  await page.getByLabel('Racket rental · $6.18').check();
  await expectAccessible(page, 'an event with slots that have prices');
  await expectToFit(page, 'an event with slots that have prices');
  await button(page, 'Join · $18.84').first().click();
  await page.getByRole('region', { name: 'Checkout' }).waitFor();
  await sees(page, 'Racket rental');
  await button(page, 'Pay $18.84').waitFor();
  await expectAccessible(page, 'the checkout with a slot');
  await expectToFit(page, 'the checkout with a slot');
  await button(page, 'Add a code').click();
  await page.getByLabel('Code', { exact: true }).fill('racket');
  await button(page, 'Apply').click();
  await button(page, 'Pay $15.75').waitFor();
  const wide = await visit(`/evt/${eventId}`, { as: await aPerson(origin), width: 'wide', appearance: 'dark' });
  await sees(wide.page, '1 left');
}, 300_000);
