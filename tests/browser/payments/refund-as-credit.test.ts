import { inject, test } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith, soldByCard } from './a-sale.ts';

const origin = inject('origin');

test('a player leaves with credit on a phone, and the next event of the host costs that much less', async () => {
  const { host } = await aSale();
  const eventId = await anEvent(host, {
    title: 'Choosy night',
    price: { amountMinor: 1200, currency: 'USD' },
    refundPolicy: 'flexible',
    refundTo: 'choice',
  });
  const next = await soldByCard(host, 'Next night');
  const player = await aPerson(origin);
  const { page } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow', appearance: 'dark' });
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await button(page, 'Pay $12.66').click();
  await payWith(page, '4242 4242 4242 4242');
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');

  await page.goto(`/discover/events/${eventId}`);
  await button(page, 'Leave event').click();
  const dialog = page.getByRole('dialog', { name: 'Leave this event?' });
  await dialog.getByRole('radio', { name: '$12.66 on my card' }).waitFor();
  await dialog.getByRole('radio', { name: '$12.66 as credit' }).check();
  await sees(page, 'Right away.');
  await expectAccessible(page, 'leaving with a refund');
  await expectToFit(page, 'leaving with a refund');
  await button(dialog, 'Leave event').click();
  await sees(page, '$12.66 came back as credit, at once.');
  await expectAccessible(page, 'a refund as credit');

  await page.goto(`/discover/events/${next}`);
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await sees(page, 'Your credit');
  await button(page, 'I’m in').click();
  await page.waitForURL(/payment-success/);
  await page.goto('/invoices');
  await sees(page, 'You’ve used all of it.');
}, 300_000);
