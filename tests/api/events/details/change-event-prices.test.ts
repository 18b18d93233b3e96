import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, payFor, twelveByCard } from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';

it('puts no price on an event that is published while no one says how to pay', async () => {
  const { event, host } = await anEvent();
  const change = {
    ...eventDetails({ price: { amountMinor: 1250, currency: 'USD' as const } }),
    eventId: event.eventId,
    version: 1,
  };
  await expect(eventsApi.signedInAs(host).changeEvent(change)).rejects.toMatchObject({ code: 'event.payoutNeeded' });
  const shared = {
    ...eventDetails({ costShare: { total: { amountMinor: 9000, currency: 'USD' as const } } }),
    eventId: event.eventId,
    version: 1,
  };
  await expect(eventsApi.signedInAs(host).changeEvent(shared)).rejects.toMatchObject({ code: 'payment.wayNeeded' });
});

it('lowers a price for players who are in, and never raises it', async () => {
  const priceOf = (amountMinor: number) => ({
    price: { amountMinor, currency: 'USD' as const },
    payOutside: [{ way: 'cash' as const }],
  });
  const { event, host } = await anEvent(priceOf(1000));
  const { eventId } = event;
  await joiners(eventId, 1);
  const to = (amountMinor: number, version: number) =>
    eventsApi.signedInAs(host).changeEvent({ ...eventDetails(priceOf(amountMinor)), eventId, version });
  await expect(to(1200, 1)).rejects.toMatchObject({ code: 'event.priceRaised' });
  await expect(to(800, 1)).resolves.toMatchObject({ price: { amountMinor: 800 } });
});

it('refuses tickets on an event that is published, which no player could pay', async () => {
  const { event, host } = await anEvent();
  const ticketTypes = [{ key: 'adult', name: 'Adult', price: { amountMinor: 500, currency: 'USD' as const } }];
  const change = { ...eventDetails({ ticketTypes }), eventId: event.eventId, version: 1 };
  await expect(eventsApi.signedInAs(host).changeEvent(change)).rejects.toMatchObject({ code: 'event.payoutNeeded' });
});

it('never gives players less back than the policy that they paid under', async () => {
  const { eventId, event, host } = await aCardEvent({ refundPolicy: 'moderate' });
  const api = eventsApi.signedInAs(host);
  await payFor(eventId, await aPerson());
  const to = (refundPolicy: 'flexible' | 'strict', version: number) =>
    api.changeEvent({ ...eventDetails({ ...twelveByCard, refundPolicy }), eventId, version });
  await expect(to('strict', event.version)).rejects.toMatchObject({
    code: 'event.refundsReduced',
    fields: { refundPolicy: expect.stringContaining('not less') },
  });
  expect(await to('flexible', event.version)).toMatchObject({ refundPolicy: 'flexible' });
});

it('keeps slots with a price once a player has paid', async () => {
  const slots = [
    { slotId: 'racket', label: 'Racket', quantity: 1, price: { amountMinor: 500, currency: 'USD' as const } },
  ];
  const eventSlotGroup = [{ label: 'Extras', selection: 'many', slots }];
  const { eventId, event, host } = await aCardEvent({ eventSlotGroup });
  await payFor(eventId, await aPerson(), { slots: ['racket'] });
  const without = { ...eventDetails(twelveByCard), eventId, version: event.version };
  await expect(eventsApi.signedInAs(host).changeEvent(without)).rejects.toMatchObject({
    code: 'event.slotSold',
    fields: { eventSlotGroup: expect.any(String) },
  });
});
