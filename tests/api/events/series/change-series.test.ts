import { expect, it } from 'vitest';
import { addDays } from '#shared/local-dates.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aSellingHost, payFor, twelveByCard } from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { aSeries, datesOf, detailsOf, seriesApi } from '#tests/support/events/series.ts';
import { nowhere } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const seen = async (eventId: string, host: { userId: string }) =>
  (await eventsApi.signedInAs(host).getEvent({ eventId })).event;

it('changes this and following events, and leaves earlier ones as they are', async () => {
  const { event, host, dates } = await aSeries();
  const me = seriesApi.signedInAs(host);
  const third = await seen(dates[2]!.eventId, host);
  const [joiner] = await joiners(third.eventId, 1);
  const changed = await me.changeSeries({
    ...detailsOf(third),
    localStart: third.localStart.replace('18:00', '19:30'),
    title: 'Late hoops',
    eventId: third.eventId,
    version: 1,
    scope: 'following',
  });
  expect(changed).toMatchObject({ eventId: third.eventId, title: 'Late hoops' });
  expect(changed.seriesId).not.toBe(event.seriesId);
  const earlier = await datesOf(event.eventId, host);
  expect(earlier.map(({ eventId }) => eventId)).toEqual(dates.slice(0, 2).map(({ eventId }) => eventId));
  const later = await datesOf(third.eventId, host);
  expect(later.map(({ eventId }) => eventId)).toEqual(dates.slice(2).map(({ eventId }) => eventId));
  expect(later.every(({ localStart }) => localStart.endsWith('19:30'))).toBe(true);
  await expect(seen(event.eventId, host)).resolves.toMatchObject({ title: 'Pickup basketball', version: 1 });
  await expect(eventsApi.signedInAs(joiner!).getEvent({ eventId: third.eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
});

it('moves all future events by a day and keeps each one and the people in it', async () => {
  const { event, host, dates } = await aSeries();
  const [joiner] = await joiners(dates[3]!.eventId, 1);
  const localStart = `${addDays(event.localStart.slice(0, 10), 1)}T18:00`;
  const me = seriesApi.signedInAs(host);
  await me.changeSeries({ ...detailsOf(event), localStart, eventId: event.eventId, version: 1, scope: 'all' });
  const moved = await datesOf(event.eventId, host);
  expect(moved.map(({ eventId }) => eventId)).toEqual(dates.map(({ eventId }) => eventId));
  expect(moved[3]!.localStart).toBe(`${addDays(dates[3]!.occurrenceDate, 1)}T18:00`);
  const { summary } = await me.getSeries({ eventId: event.eventId });
  expect(summary).toMatch(/^Every Wednesday at 6:00 PM/);
  await expect(eventsApi.signedInAs(joiner!).getEvent({ eventId: dates[3]!.eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
});

it('keeps what was decided about one date alone', async () => {
  const { event, host, dates } = await aSeries();
  const me = eventsApi.signedInAs(host);
  const second = await seen(dates[1]!.eventId, host);
  const moved = `${addDays(second.occurrenceDate!, 2)}T09:00`;
  await me.changeEvent({ ...detailsOf(second), localStart: moved, eventId: second.eventId, version: 1 });
  const details = { ...detailsOf(event), title: 'New name', localStart: event.localStart.replace('18:00', '17:00') };
  await seriesApi.signedInAs(host).changeSeries({ ...details, eventId: event.eventId, version: 1, scope: 'all' });
  await expect(seen(second.eventId, host)).resolves.toMatchObject({ title: 'New name', localStart: moved });
  await expect(seen(dates[2]!.eventId, host)).resolves.toMatchObject({
    localStart: `${dates[2]!.occurrenceDate}T17:00`,
  });
});

it('tells each person once of new times, with all their dates', async () => {
  const { event, host, dates } = await aSeries();
  const person = await aPerson();
  for (const { eventId } of dates.slice(0, 3)) await eventsApi.signedInAs(person).joinEvent({ eventId });
  await product.drain();
  const before = product.mails(person.email).length;
  const localStart = event.localStart.replace('18:00', '19:00');
  const change = { ...detailsOf(event), localStart, eventId: event.eventId, version: 1, scope: 'all' as const };
  await seriesApi.signedInAs(host).changeSeries(change);
  await product.drain();
  const mails = product.mails(person.email).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['New time or place: Pickup basketball, 3 dates']);
  expect(mails[0]!.text.match(/7:00/g)?.length).toBeGreaterThanOrEqual(3);
});

it('refuses fewer seats than people who are in on any date, and names the date', async () => {
  const { event, host, dates } = await aSeries({ capacity: 5 });
  await joiners(dates[4]!.eventId, 3);
  const change = { ...detailsOf(event), capacity: 2, eventId: event.eventId, version: 1, scope: 'all' as const };
  await expect(seriesApi.signedInAs(host).changeSeries(change)).rejects.toMatchObject({
    code: 'event.capacityBelowJoined',
    fields: { capacity: expect.stringMatching(/^3 people are in on Tuesday, /) },
  });
  await expect(seen(event.eventId, host)).resolves.toMatchObject({ capacity: 5, version: 1 });
});

it('refuses what cannot be changed', async () => {
  const { event, host } = await aSeries();
  const me = eventsApi.signedInAs(host);
  const change = { ...detailsOf(event), eventId: event.eventId, version: 1, scope: 'all' as const };
  const refusal = (differences: object, by = seriesApi.signedInAs(host)) =>
    by.changeSeries({ ...change, ...differences });
  await expect(refusal({ version: 7 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(refusal({ localStart: inDays(-1) })).rejects.toMatchObject({ code: 'event.startsInPast' });
  const location = { kind: 'tbd', cityPlaceId: 'nowhere' };
  await expect(refusal({ location })).rejects.toMatchObject({ code: 'city.notFound' });
  const place = { kind: 'place', placeId: nowhere, cityPlaceId: 'nowhere' };
  await expect(refusal({ location: place })).rejects.toMatchObject({ code: 'place.unknown' });
  const stranger = seriesApi.signedInAs(aStranger());
  await expect(refusal({}, stranger)).rejects.toMatchObject({ code: expect.stringMatching(/^access|^event.notFound/) });
  await expect(refusal({ eventId: 'evt_00000000000000000000000000' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  const single = await me.scheduleEvent(eventDetails());
  await expect(refusal({ eventId: single.eventId })).rejects.toMatchObject({ code: 'series.notFound' });
  await me.cancelEvent({ eventId: event.eventId, version: 1, reason: 'host' });
  await expect(refusal({ version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
});

it('puts no price on a series while no one says how to pay', async () => {
  const reoccurringInfo = { frequency: 'weekly' as const, count: 2 };
  const { event, host } = await anEvent({ reoccurringInfo });
  const { eventId, localStart } = event;
  const change = {
    ...eventDetails({ localStart, price: { amountMinor: 1250, currency: 'USD' as const } }),
    eventId,
    version: 1,
    scope: 'all' as const,
  };
  await expect(seriesApi.signedInAs(host).changeSeries(change)).rejects.toMatchObject({ code: 'event.payoutNeeded' });
  const shared = { ...change, price: undefined, costShare: { total: { amountMinor: 9000, currency: 'USD' as const } } };
  await expect(seriesApi.signedInAs(host).changeSeries(shared)).rejects.toMatchObject({ code: 'payment.wayNeeded' });
});

it('refuses tickets without a way to pay by card, and a higher price once players are in on a date', async () => {
  const priced = { price: { amountMinor: 500, currency: 'USD' as const }, payOutside: [{ way: 'cash' as const }] };
  const { event, host } = await anEvent({ reoccurringInfo: { frequency: 'weekly', count: 2 }, ...priced });
  const { eventId } = event;
  await joiners(eventId, 1);
  const to = (more: object) =>
    seriesApi
      .signedInAs(host)
      .changeSeries({ ...detailsOf(event), ...priced, ...more, eventId, version: 1, scope: 'all' });
  const raised = { price: { amountMinor: 900, currency: 'USD' as const } };
  await expect(to(raised)).rejects.toMatchObject({ code: 'event.priceRaised' });
  const { price: ticket } = priced;
  await expect(
    to({ price: undefined, ticketTypes: [{ key: 'adult', name: 'Adult', price: ticket }] }),
  ).rejects.toMatchObject({
    code: 'event.payoutNeeded',
  });
});

it('never gives players less back than the policy that they paid under', async () => {
  const { host } = await aSellingHost();
  const event = await eventsApi
    .signedInAs(host)
    .scheduleEvent(eventDetails({ ...twelveByCard, reoccurringInfo: { frequency: 'weekly', count: 2 } }));
  const { eventId } = event;
  await payFor(eventId, await aPerson());
  const stricter = { ...detailsOf(event), ...twelveByCard, refundPolicy: 'strict' as const };
  await expect(
    seriesApi.signedInAs(host).changeSeries({ ...stricter, eventId, version: event.version, scope: 'all' }),
  ).rejects.toMatchObject({ code: 'event.refundsReduced' });
});

it('keeps slots with a price once a player has paid', async () => {
  const { host } = await aSellingHost();
  const slots = [
    { slotId: 'racket', label: 'Racket', quantity: 1, price: { amountMinor: 500, currency: 'USD' as const } },
  ];
  const eventSlotGroup = [{ label: 'Extras', selection: 'many', slots }];
  const event = await eventsApi
    .signedInAs(host)
    .scheduleEvent(
      eventDetails({ ...twelveByCard, eventSlotGroup, reoccurringInfo: { frequency: 'weekly', count: 2 } }),
    );
  const { eventId, version } = event;
  await payFor(eventId, await aPerson(), { slots: ['racket'] });
  const without = { ...detailsOf(event), ...twelveByCard, eventSlotGroup: undefined };
  await expect(
    seriesApi.signedInAs(host).changeSeries({ ...without, eventId, version, scope: 'all' }),
  ).rejects.toMatchObject({ code: 'event.slotSold' });
});
