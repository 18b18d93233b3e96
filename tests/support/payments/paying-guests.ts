import { expect } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { checkoutApi, goodCard, settleAll } from '../events/checkout.ts';
import { mailedKey, sendForm } from '../events/guests.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';
import { payWith } from './local-stripe.ts';
import { orderPage } from './order-pages.ts';

interface Answered {
  readonly headers: Readonly<Record<string, string>>;
}

/** The provider's page that a page leads on to by itself. */
export const pageOf = ({ headers }: Answered): string => headers.refresh?.replace('0;url=', '') ?? '';

export const locationOf = ({ headers }: Answered): string => headers.location ?? '';

let emails = 0;
export function anEmail(): string {
  emails += 1;
  return `payer${emails}@guests.example`;
}

/** A guest who sent the form: where they pay, and the provider's page that it leads to. */
export async function holds(eventId: string, email = anEmail(), more: Readonly<Record<string, string>> = {}) {
  const held = await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email, ...more });
  expect(held).toMatchObject({ status: 303, headers: { location: expect.stringContaining('/guest/pay?t=') } });
  const pay = locationOf(held);
  return { email, pay, paid: pay.replace('/guest/pay', '/guest/paid'), url: pageOf(await orderPage(pay)) };
}

/** A guest who paid, with the key of the RSVP in their mails. */
export async function pays(eventId: string, email = anEmail(), more: Readonly<Record<string, string>> = {}) {
  const held = await holds(eventId, email, more);
  payWith(cloud.stripe, held.url, goodCard);
  await settleAll();
  return { ...held, key: mailedKey(email, 'rsvp') };
}

/** The subjects of all mails to an address. */
export const subjectsTo = (email: string): string[] => product.mails(email).map(({ subject }) => subject);

export const ordersOf = async (eventId: string, host: Account) =>
  (await checkoutApi.signedInAs(host).listEventOrders({ eventId })).orders;
