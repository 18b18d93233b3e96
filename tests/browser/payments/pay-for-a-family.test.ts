import { inject, test, vi } from 'vitest';
import { family } from '#shared/people/family/contract.ts';
import { expectAccessible, expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { mailsTo, mailTo } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';

const origin = inject('origin');
const lee = {
  lastName: 'Lee',
  age: 14,
  phoneNumber: '+15551234567',
  relation: 'child',
  collectionConsent: true,
  disclosureConsent: true,
} as const;

/** Refunds leave with a job of every minute, which a test does not wait for. */
const refundSent = (address: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await fetch(`${origin}/_local/jobs/payments-refunds/run`, { method: 'POST' });
      const mails = await mailsTo(origin, address);
      if (!mails.some(({ subject }) => subject.startsWith('$12.51')))
        throw new Error('The refund is not on its way yet');
    },
    { timeout: 45_000, interval: 1000 },
  );

test('a parent pays for two children in one order on a phone, and gets the share of one back', async () => {
  const { eventId, desk } = await aSale();
  const parent = await aPerson(origin);
  for (const firstName of ['Ana', 'Ben']) await parent.calls(family).addDependant({ ...lee, firstName });
  const { page } = await visit(`/discover/events/${eventId}`, { as: parent, width: 'narrow' });
  await sees(page, 'Your family');
  await page.getByRole('checkbox', { name: 'Ana' }).check();
  await page.getByRole('checkbox', { name: 'Ben' }).check();
  await expectAccessible(page, 'choosing who of a family comes');
  await expectToFit(page, 'choosing who of a family comes');
  await button(page, 'Join, 2 people · $25.02').click();
  const checkout = page.getByRole('region', { name: 'Checkout' });
  await checkout.getByText('Ana L.').waitFor();
  await checkout.getByText('Ben L.').waitFor();
  await expectAccessible(page, 'the checkout of a family');
  await expectToFit(page, 'the checkout of a family');
  await button(page, 'Pay $25.02').click();
  await payWith(page, '4242424242424242');
  await page.waitForURL(/payment-success/);
  await sees(page, 'Congratulations, Payment was successful!');
  await mailTo(origin, parent.email, /receipt/i);

  await page.goto(`/discover/events/${eventId}`);
  await sees(page, 'You paid $25.02');
  await expectToFit(page, 'what was paid for a family');
  await button(page, 'Ana can’t go').click();
  await button(page.getByRole('dialog', { name: 'Give up Ana’s spot?' }), 'Give up the spot').click();
  await refundSent(parent.email);
  await page.reload();
  await sees(page, 'Ana L. canceled');
  await sees(page, 'So you get 100%');
  await expectAccessible(page, 'what came back of a family’s order');
  await button(page, 'Ben can’t go').waitFor();
  await desk.goto(`/event/${eventId}/manage?tab=money`);
  await sees(desk, parent.displayName);
  await sees(desk, 'Refunds 1');
}, 300_000);
