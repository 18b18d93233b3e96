import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');

test('a host without a community gives credit and offers a refund as credit, which the player takes on a phone', async () => {
  const { eventId, desk } = await aSale();
  const player = await aPerson(origin);
  const { page } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow', appearance: 'light' });
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await button(page, 'Pay $12.66').click();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL(/payment-success/);

  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await button(desk, /^Order of/)
    .first()
    .click();
  await button(desk, 'Give credit').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('5');
  await dialog.getByLabel('Reason').fill('Helped at the gate');
  await expectAccessible(desk, 'giving a player credit');
  await button(dialog, 'Give credit').click();
  await sees(desk, 'Credit given');
  await button(desk, 'Credit with you').click();
  await button(desk, /^Take back credit of/).waitFor();
  await desk.getByRole('checkbox', { name: 'Offer it as credit first' }).check();
  await expectAccessible(desk, 'an offer of credit');
  await button(desk, 'Refund $12.66').click();
  await sees(desk, 'Offered as credit. Unless it’s taken');

  await page.goto('/invoices');
  await sees(page, 'Money that comes back');
  await expectAccessible(page, 'a refund or credit');
  await expectToFit(page, 'a refund or credit');
  await button(page, 'Take $12.66 credit').click();
  await sees(page, 'It’s your credit now');
  await sees(page, '$17.66');
}, 300_000);
