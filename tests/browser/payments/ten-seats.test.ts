import type { Page } from 'playwright-core';
import { expect, inject, test, vi } from 'vitest';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { family } from '#shared/people/family/contract.ts';
import { expectToFit } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { anEvent } from '../support/event.ts';
import { mailsTo } from '../support/mail.ts';
import { aPerson, type Person } from '../support/person.ts';
import { bothWidths, visit, type Width } from '../support/visit.ts';
import { aSale, payWith } from './a-sale.ts';
import { accountOf, atProvider, ledgerEqualsBalance } from './at-provider.ts';

const origin = inject('origin');
const card = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  asksBank: '4000002760003184',
} as const;
const paid = 'Congratulations, Payment was successful!';

const tenSeats = (host: Pick<Person, 'calls'>): Promise<string> =>
  anEvent(host, {
    title: 'Ten seats',
    capacity: 10,
    price: { amountMinor: 1200, currency: 'USD' },
    refundPolicy: 'flexible',
    allowParticipantGuests: true,
    guestLimit: 1,
    chargeGuests: true,
  });

/** Two cards that are declined, then one whose bank asks first: no is said, then yes. */
async function paysAtLast(page: Page): Promise<void> {
  await payWith(page, card.declined);
  await sees(page, /declined/i);
  await payWith(page, card.withoutFunds);
  await sees(page, /insufficient funds/i);
  await payWith(page, card.asksBank);
  await button(page, 'Fail authentication').click();
  await payWith(page, card.asksBank);
  await button(page, 'Complete authentication').click();
  await page.waitForURL(/payment-success/);
  await sees(page, paid);
}

async function buysWithTrouble(eventId: string, width: Width): Promise<{ player: Person; page: Page }> {
  const player = await aPerson(origin);
  const { page, expectProblem } = await visit(`/discover/events/${eventId}`, { as: player, width });
  await sees(page, /\$12\.66/);
  await button(page, /^(Join|Pay|Get)/)
    .first()
    .click();
  await button(page, 'Pay $12.66').click();
  expectProblem(/402|_local/);
  await paysAtLast(page);
  return { player, page };
}

async function buysAsGuest(eventId: string, width: Width): Promise<string> {
  const email = `guest-${crypto.randomUUID()}@people.example`;
  const { page, close } = await visit(`/evt/${eventId}`, { width });
  await page.getByLabel('Your name').fill('Jo Stranger');
  await page.getByLabel('Your email').fill(email);
  await button(page, 'Pay $12.66').click();
  await payWith(page, card.good);
  await page.waitForURL(/guest\/paid/);
  await sees(page, paid);
  await close();
  return email;
}

async function buysForChildren(eventId: string, width: Width): Promise<Person> {
  const parent = await aPerson(origin);
  for (const firstName of ['Ana', 'Ben'])
    await parent.calls(family).addDependant({
      firstName,
      lastName: 'Lee',
      age: 14,
      phoneNumber: '+15551234567',
      relation: 'child',
      collectionConsent: true,
      disclosureConsent: true,
    });
  const { page, close } = await visit(`/discover/events/${eventId}`, { as: parent, width });
  for (const name of ['Ana', 'Ben']) await page.getByRole('checkbox', { name }).check();
  await button(page, 'Join, 2 people · $25.02').click();
  await button(page, 'Pay $25.02').click();
  await payWith(page, card.good);
  await page.waitForURL(/payment-success/);
  await sees(page, paid);
  await close();
  return parent;
}

/** Without looking at the event first: a player, and the guest they bring. */
async function buys(eventId: string, guests: { name: string }[] = []): Promise<Person> {
  const player = await aPerson(origin);
  const { order } = await player.calls(eventCheckout).holdSpots({ eventId, guests });
  const { url } = await player.calls(ordersContract).startCheckout({ orderId: order.orderId });
  const { page, close } = await visit(url, { as: player });
  await payWith(page, card.good);
  await page.waitForURL(/payment-success/);
  await close();
  return player;
}

/** Refunds leave with a job of every minute, which a test does not wait for. */
const refundsSent = (to: readonly string[], sum: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await fetch(`${origin}/_local/jobs/payments-refunds/run`, { method: 'POST' });
      const told = await Promise.all(to.map((address) => mailsTo(origin, address)));
      const waiting = told.filter((mails) => !mails.some(({ subject }) => subject.startsWith(sum)));
      const known = waiting.map((mails) => mails.map(({ subject }) => subject).join(', '));
      if (known.length > 0) throw new Error(`Not on their way yet: ${sum}, only: ${known.join('; ')}`);
    },
    { timeout: 60_000, interval: 1000 },
  );

/** The host calls the event off, having read the sum that comes back. */
async function callsOff(desk: Page, eventId: string): Promise<void> {
  await desk.goto(`/event/${eventId}/manage`);
  await button(desk, 'More actions').click();
  await desk.getByRole('menuitem', { name: /^Cancel event/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Cancel this event?' });
  // Nine of ten seats: who gave theirs up has their money already.
  await sees(dialog, '$112.74');
  await button(dialog, 'Cancel event').click();
  await sees(desk, 'Your event is canceled');
}

test.each(bothWidths)(
  'a host sells ten seats, gives all back, and the ledger equals the balance (%s)',
  async (width) => {
    const { host, desk, eventId: other } = await aSale(width);
    const stripeId = await accountOf(host);
    const eventId = await tenSeats(host);
    const { player, page } = await buysWithTrouble(eventId, width);
    const guest = await buysAsGuest(eventId, width);
    const parent = await buysForChildren(eventId, width);
    const threes = [];
    for (const name of ['Sam', 'Kim', 'Lou']) threes.push(await buys(eventId, [{ name }]));
    const stranger = await visit(`/evt/${eventId}`, { width });
    await sees(stranger.page, /full/i);
    await stranger.close();
    await ledgerEqualsBalance(host, stripeId);

    await page.goto(`/discover/events/${eventId}`);
    await button(page, 'Leave event').click();
    await button(page.getByRole('dialog'), 'Leave event').click();
    await refundsSent([player.email], '$12.66');
    await ledgerEqualsBalance(host, stripeId);

    await callsOff(desk, eventId);
    await refundsSent([guest], '$12.66');
    // One mail for both children, as for a player and their guest.
    await refundsSent(
      [parent, ...threes].map(({ email }) => email),
      '$25.02',
    );
    const lost = await ledgerEqualsBalance(host, stripeId);

    await buys(other);
    const left = await ledgerEqualsBalance(host, stripeId);
    expect(left).toBeGreaterThan(Math.max(lost, 0));
    await atProvider('payOut', stripeId);
    expect(await ledgerEqualsBalance(host, stripeId)).toBe(0);
    await desk.goto('/transactions');
    await sees(desk, 'Payout');
    await expectToFit(desk, 'the transactions of a host');
  },
  400_000,
);
