import { inject, test, vi } from 'vitest';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { mailsTo, mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');

/** Refunds leave with a job of every minute, which a test does not wait for. */
const refundsSent = (address: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await fetch(`${origin}/_local/jobs/payments-refunds/run`, { method: 'POST' });
      const mails = await mailsTo(origin, address);
      if (!mails.some(({ subject }) => subject.startsWith('$12.66')))
        throw new Error('The refund is not on its way yet');
    },
    { timeout: 45_000, interval: 1000 },
  );

test('a player pays for a spot by card on a phone, leaves in time and gets everything back', async () => {
  const { eventId, desk } = await aSale();
  const player = await aPerson(origin);
  const { page, expectProblem } = await visit(`/discover/events/${eventId}`, { as: player, width: 'narrow' });
  await sees(page, /\$12\.66/);
  await expectAccessible(page, 'an event that is paid by card');
  // By keyboard: the focus goes on to the button that pays.
  await button(page, /^Join/).press('Enter');
  await page.getByRole('region', { name: 'Checkout' }).waitFor();
  await page.locator('button:focus', { hasText: 'Pay $12.66' }).waitFor();
  await sees(page, 'No other fees');
  await expectAccessible(page, 'the checkout');
  await expectToFit(page, 'the checkout');
  await button(page, 'Pay $12.66').click();
  expectProblem(/402|_local/);
  await payWith(page, '4000000000000002');
  await sees(page, /declined/i);
  await payWith(page, '4242424242424242');
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await mailTo(origin, player.email, /receipt|paid/i);

  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, player.displayName);
  await sees(desk, '$12.66');
  await expectAccessible(desk, 'the money of an event');

  await page.goto(`/discover/events/${eventId}`);
  await sees(page, 'You paid $12.66');
  await button(page, 'Leave event').click();
  await button(page.getByRole('dialog'), 'Leave event').click();
  await refundsSent(player.email);
  await page.reload();
  await sees(page, 'So you get 100%');
  await expectAccessible(page, 'what came back');
  await desk.reload();
  await sees(desk, 'Refunds 1');
}, 300_000);
