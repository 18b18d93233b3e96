import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { createClient, type Transport } from '#shared/contract/client.ts';
import { button, choose, signedInAs, signIn } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { aPerson, type Person } from '../support/person.ts';
import { withFactor } from '../support/second-factor.ts';
import { type Visit, visit, type Width } from '../support/visit.ts';

const origin = inject('origin');

const priced = {
  title: 'Doubles night',
  price: { amountMinor: 1200, currency: 'USD' },
  refundPolicy: 'flexible',
  payOutside: [{ way: 'cash' }],
} as const;

/** An event with a price, and its host, who then connects a Stripe account and sets it up on its pages. */
export async function aSale(
  width: Width = 'wide',
): Promise<{ eventId: string; desk: Page; host: Pick<Person, 'calls'> }> {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { ...priced, payOutside: [...priced.payOutside] });
  const { page } = await connected(host, { width });
  return { eventId, desk: page, host: { calls: await callsOf(page) } };
}

/** The same of a free event, with an account in another country, and the wide page on which its host is signed in. */
export async function aHostIn(
  country: string,
): Promise<{ eventId: string; desk: Page } & Pick<Visit, 'expectProblem'>> {
  const host = await aPerson(origin);
  const eventId = await anEvent(host, { title: 'Doubles night' });
  const { page: desk, expectProblem } = await connected(host, { country });
  return { eventId, desk, expectProblem };
}

async function connected(
  host: Person,
  { country, width = 'wide' }: { country?: string; width?: Width },
): Promise<Visit> {
  const visited = await visit('/auth/login', { width });
  const { page } = visited;
  await signIn(page, host.email);
  await signedInAs(page, host.displayName);
  await withFactor(page);
  await page.goto('/settings?tab=payments');
  await button(page, 'Connect').click();
  const dialog = page.getByRole('dialog', { name: 'Connect Stripe' });
  if (country) await choose(page, 'Home Country', country);
  await button(dialog, 'Create a new Stripe account').click();
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
  return visited;
}

/** Another event of that host, which costs $12.00 and takes cards alone. */
export const soldByCard = (host: Pick<Person, 'calls'>, title: string): Promise<string> =>
  anEvent(host, { title, price: priced.price, refundPolicy: priced.refundPolicy });

/** To call the API as the host who is signed in on a page, second factor and all. */
async function callsOf(page: Page): Promise<Person['calls']> {
  const [asked] = await Promise.all([page.waitForRequest(/\/api\/.*\/me/), page.reload()]);
  const { authorization = '' } = await asked.allHeaders();
  const transport: Transport = (request) => {
    request.headers.set('authorization', authorization);
    return fetch(request);
  };
  return (contract) => createClient(contract, origin, transport);
}

/** Enters a card on the provider's page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL(/_local\/stripe/);
  await page.getByLabel('Email').fill('payer@people.example');
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await button(page, /^(Pay |Subscribe)/).click();
}
