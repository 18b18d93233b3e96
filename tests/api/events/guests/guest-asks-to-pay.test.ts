import { afterEach, expect, it } from 'vitest';
import { handler as endHolds } from '#lambdas/events/rsvp/expiry/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, goodCard, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { confirmBy, guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { orderPage } from '#tests/support/payments/order-pages.ts';
import { anEmail, locationOf, pageOf, subjectsTo } from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const hourMs = 3_600_000;

afterEach(() => product.clock.reset());

/** A guest who asked the host of an event that is paid by card, and confirmed it by mail. */
async function asksToCome(differences: object = {}) {
  const { eventId, event, host } = await aCardEvent({ creatorApprovalNeeded: true, ...differences });
  const email = anEmail();
  const asked = await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email });
  expect(asked.body).toContain(`send your request for ${event.title}`);
  const key = await confirmBy(mailedKey(email, 'confirm'));
  await product.drain();
  const { requests } = await hostsApi.signedInAs(host).listRequests({ eventId });
  const approve = () =>
    hostsApi
      .signedInAs(host)
      .decideRequests({ eventId, userIds: requests.map(({ userId }) => userId), decision: 'approve' });
  return { eventId, event, host, email, key, requests, approve };
}

/** Their RSVP as its page shows it. */
const rsvp = async (key: string): Promise<string> => (await guestPage(`/guest/rsvp?t=${key}`)).body;

async function paysFor(key: string, fields: Record<string, string> = {}): Promise<void> {
  const pay = locationOf(await sendForm('/api/guest/pay', { key, ...fields }));
  payWith(cloud.stripe, pageOf(await orderPage(pay)), goodCard);
  await settleAll();
}

const lapse = async () => {
  await runJob(endHolds);
  await settleAll();
};

it('asks the host for a guest, holds nothing before, and mails the answer with a link to pay', async () => {
  const { eventId, event, email, key, requests, approve } = await asksToCome({ capacity: 1 });
  expect(requests).toMatchObject([{ displayName: 'Jo Guest' }]);
  expect((await eventsApi.signedOut().getPublicEvent({ eventId })).seats).toMatchObject({ taken: 0, free: 1 });
  expect(await rsvp(key)).toContain('Request sent');
  expect(await rsvp(key)).not.toContain('Pay $12.66');
  await approve();
  await settleAll();
  expect(subjectsTo(email)).toEqual([`Confirm your request: ${event.title}`, `A spot is held for you: ${event.title}`]);
  const { text = '' } = product.mails(email).at(-1) ?? {};
  expect(text).toContain('Pay for your spot by');
  expect(mailedKey(email, 'rsvp')).toBe(key);
  expect((await eventsApi.signedOut().getPublicEvent({ eventId })).seats).toMatchObject({ taken: 0, free: 0 });
  expect(await rsvp(key)).toContain('Pay $12.66');
  product.clock.forwardMinutes(23 * 60);
  await paysFor(key);
  expect(await rsvp(key)).toContain('You paid $12.66');
  expect(await rsvp(key)).toContain('You&#x27;re in');
});

it('holds the spot until two hours before the start at most', async () => {
  const { event, email, key, approve } = await asksToCome();
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - 10 * hourMs));
  await approve();
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - 2 * hourMs + 60_000));
  await lapse();
  expect(await rsvp(key)).toContain('You&#x27;re not on the list');
  expect(subjectsTo(email)).toContain(`Your hold ran out: ${event.title}`);
});

it('offers the spot to the next in line once the time to pay is over, and tells both', async () => {
  const { eventId, event, host, email, key, approve } = await asksToCome({ capacity: 1, allowWaitlist: true });
  await approve();
  const other = await aPerson();
  await eventsApi.signedInAs(other).joinEvent({ eventId });
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [other.userId], decision: 'approve' });
  expect((await eventsApi.signedInAs(other).getEvent({ eventId })).mine).toEqual({ status: 'waiting', position: 1 });
  // They open the page to pay and close it again.
  await sendForm('/api/guest/pay', { key });
  product.clock.forwardMinutes(24 * 60 + 1);
  await lapse();
  expect(subjectsTo(email).at(-1)).toBe(`Your hold ran out: ${event.title}`);
  expect(product.mails(email).at(-1)?.text).toContain('You didn’t pay in time');
  expect(subjectsTo(other.email)).toContain(`A spot is held for you: ${event.title}`);
  await payFor(eventId, other);
  expect((await eventsApi.signedInAs(other).getEvent({ eventId })).mine).toEqual({ status: 'in' });
});

it('tells a player who was approved and never went on to pay that the spot is gone, once', async () => {
  const { eventId, event, host } = await asksToCome();
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [player.userId], decision: 'approve' });
  product.clock.forwardMinutes(24 * 60 + 1);
  await lapse();
  await lapse();
  expect(subjectsTo(player.email).filter((subject) => subject.includes('hold'))).toEqual([
    `Your hold ran out: ${event.title}`,
  ]);
});

it('takes the payment for a held spot after answers are closed', async () => {
  const { eventId, event, key, approve } = await asksToCome({ rsvpDeadlineHoursBefore: 72, allowLateRsvp: false });
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - 75 * hourMs));
  await approve();
  product.clock.forwardMinutes(10 * 60);
  expect(await sendForm('/api/guest/ask', { eventId, name: 'Too Late', email: anEmail() })).toMatchObject({
    status: 409,
  });
  await paysFor(key);
  expect(await rsvp(key)).toContain('You paid $12.66');
});

it('lets an approved guest choose a ticket, and gives the spot up where they decline', async () => {
  const ticketTypes = [
    { key: 'adult', name: 'Adult', price: { amountMinor: 2000, currency: 'USD' } },
    { key: 'youth', name: 'Youth', price: { amountMinor: 1000, currency: 'USD' } },
  ];
  const { eventId, key, approve } = await asksToCome({ price: undefined, ticketTypes });
  await approve();
  expect(await rsvp(key)).toContain('Youth · $10.60');
  await paysFor(key, { ticket: 'youth' });
  expect(await rsvp(key)).toContain('You paid $10.60');
  await sendForm('/api/guest/leave', { key });
  expect((await eventsApi.signedOut().getPublicEvent({ eventId })).seats).toMatchObject({ taken: 0 });
});

it('turns a guest away who may not pay yet, and asks those with an account to sign in', async () => {
  const { key } = await asksToCome();
  const early = await sendForm('/api/guest/pay', { key });
  expect(early).toMatchObject({ status: 409 });
  const { eventId } = await aCardEvent({ creatorApprovalNeeded: true, approvalQuestions: ['Which level?'] });
  const asked = await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email: anEmail() });
  expect(asked).toMatchObject({ status: 409 });
});
