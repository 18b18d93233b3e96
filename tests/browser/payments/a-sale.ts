import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { button, signedInAs, signIn } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson } from '../support/person.ts';
import { withFactor } from '../support/second-factor.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

const priced = {
  title: 'Doubles night',
  price: { amountMinor: 1200, currency: 'USD' },
  refundPolicy: 'flexible',
  payOutside: [{ way: 'cash' }],
} as const;

/** An event with a price, and its host, who then connects a Stripe account and sets it up on its pages. */
export async function aSale(): Promise<{ eventId: string; desk: Page }> {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { ...priced, payOutside: [...priced.payOutside] });
  const { page } = await visit('/auth/login', { width: 'wide' });
  await signIn(page, host.email);
  await signedInAs(page, host.displayName);
  await withFactor(page);
  await page.goto('/settings?tab=payments');
  await button(page, 'Connect').click();
  await button(page.getByRole('dialog', { name: 'Connect Stripe' }), 'Create a new Stripe account').click();
  await page.waitForURL(/_local\/stripe/);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Host');
  await page.getByLabel('Date of birth').fill('1990-05-04');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByLabel('Use a test document').check();
  await button(page, 'Finish').click();
  await page.waitForURL(/settings/);
  await page.getByText('Active', { exact: true }).first().waitFor();
  return { eventId, desk: page };
}
