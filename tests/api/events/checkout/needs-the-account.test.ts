import { expect, it } from 'vitest';
import { handler as endUses } from '#lambdas/events/checkout/uses-job.ts';
import { handler as runFinished } from '#lambdas/events/lifecycle/completion/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, payFor, settleAll, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { anOrganizer, payoutsApi } from '#tests/support/payments/accounts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('keeps the payout account linked while spots are sold, until it is over', async () => {
  const { eventId, event, host } = await aCardEvent();
  const api = payoutsApi.signedInAs(await anOrganizer(host));
  expect(await api.listAccountUses({})).toEqual({ uses: [] });
  await payFor(eventId, await aPerson());
  await payFor(eventId, await aPerson());
  const use = { kind: 'event', title: event.title, href: `/discover/events/${eventId}` };
  expect(await api.listAccountUses({})).toEqual({ uses: [use] });
  await expect(api.unlinkStripeAccount({})).rejects.toMatchObject({ code: 'payout.inUse' });
  product.clock.forwardMinutes((Date.parse(event.endsAt) - product.clock.now().getTime()) / 60_000 + 61);
  await runJob(runFinished);
  expect(await payoutsApi.signedInAs(await anOrganizer(host)).unlinkStripeAccount({})).toBe(true);
});

it('needs it after it was called off until all who paid have their money back', async () => {
  const { eventId, host, event } = await aCardEvent();
  const other = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(twelveByCard));
  await payFor(eventId, await aPerson());
  await payFor(other.eventId, await aPerson());
  const needed = async () => {
    const { uses } = await payoutsApi.signedInAs(await anOrganizer(host)).listAccountUses({});
    return uses.map(({ href }) => href).sort();
  };
  const both = [eventId, other.eventId].map((id) => `/discover/events/${id}`).sort();
  await eventsApi.signedInAs(host).cancelEvent({ eventId, reason: 'weather', version: event.version });
  await product.drain();
  product.clock.forwardMinutes(11);
  await runJob(endUses);
  expect(await needed()).toEqual(both);
  await settleAll();
  product.clock.forwardMinutes(24 * 60 + 1);
  await runJob(endUses);
  expect(await needed()).toEqual([`/discover/events/${other.eventId}`]);
});
