import { describe, expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/api.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { copiesOf } from '#tests/support/discovery/listings.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { aSeries } from '#tests/support/events/series.ts';
import { product } from '#tests/support/product/product.ts';

const visitor = product.client(discovery, handler).signedOut();

async function found(eventId: string, where = { lat: austin.lat, lng: austin.lng }) {
  await product.drain();
  const { events } = await visitor.findEvents({ ...where, limit: 100 });
  return events.find((event) => event.eventId === eventId);
}

describe('the index of events', () => {
  it('shows a public event with its place and its free seats', async () => {
    const { event } = await anEvent({ title: 'Hoops at dusk', capacity: 10 });
    await expect(found(event.eventId)).resolves.toEqual({
      eventId: event.eventId,
      title: 'Hoops at dusk',
      gameTypeId: 'basketball',
      startsAt: event.startsAt,
      timeZone: 'America/Chicago',
      placeLabel: 'Zilker Park, Austin, TX',
      lat: austin.lat,
      lng: austin.lng,
      free: 10,
      waiting: 0,
      distanceMiles: 0,
    });
  });

  it('follows joins, leaves and the end of a limit', async () => {
    const { event, host } = await anEvent({ capacity: 2 });
    const { eventId } = event;
    const [first] = await joiners(eventId, 3);
    await expect(found(eventId)).resolves.toMatchObject({ free: 0, waiting: 1, going: 2 });
    await eventsApi.signedInAs(first!).leaveEvent({ eventId });
    await expect(found(eventId)).resolves.toMatchObject({ free: 0, waiting: 0, going: 2 });
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ capacity: null }), eventId, version: 1 });
    await expect(found(eventId)).resolves.toMatchObject({ free: null, waiting: 0 });
  });

  it('names the series of a date, so that a list can show one of each', async () => {
    const { event } = await aSeries({ title: 'Tuesday hoops' });
    await product.drain();
    const { events } = await visitor.findEvents({ lat: austin.lat, lng: austin.lng, limit: 100 });
    const dates = events.filter(({ title }) => title === 'Tuesday hoops');
    expect(dates.length).toBeGreaterThan(1);
    expect(new Set(dates.map(({ seriesId }) => seriesId))).toEqual(new Set([event.seriesId]));
  });

  it('says how many more an event needs to take place, until they are in or its host keeps it on anyhow', async () => {
    const minimum = { hasMinimumNeeded: true, minimumNeeded: 3, hoursToCancelBefore: 2, capacity: null };
    const { event, host } = await anEvent(minimum);
    const { eventId } = event;
    await expect(found(eventId)).resolves.toMatchObject({ needed: 3 });
    const [first] = await joiners(eventId, 3);
    expect(await found(eventId)).not.toHaveProperty('needed');
    await eventsApi.signedInAs(first!).leaveEvent({ eventId });
    await expect(found(eventId)).resolves.toMatchObject({ needed: 1 });
    const api = eventsApi.signedInAs(host);
    await api.changeEvent({ ...eventDetails({ ...minimum, minimumNeeded: 5 }), eventId, version: 1 });
    await expect(found(eventId)).resolves.toMatchObject({ needed: 3 });
    await lifecycleApi.signedInAs(host).keepEvent({ eventId, version: 2 });
    expect(await found(eventId)).not.toHaveProperty('needed');
  });

  it('shows the levels and what helps people to take part, and follows when the host changes them', async () => {
    const eligibility = { leastLevel: 'beginner' as const, mostLevel: 'intermediate' as const };
    const { event, host } = await anEvent({ eligibility, inclusion: ['stepFree', 'childcare'] });
    const { eventId } = event;
    const facts = { leastLevel: 'beginner', mostLevel: 'intermediate', inclusion: ['stepFree', 'childcare'] };
    await expect(found(eventId)).resolves.toMatchObject(facts);
    const changed = eventDetails({ eligibility: { leastLevel: 'advanced' } });
    await eventsApi.signedInAs(host).changeEvent({ ...changed, eventId, version: 1 });
    const after = await found(eventId);
    expect(after).toMatchObject({ leastLevel: 'advanced' });
    expect(after).not.toHaveProperty('mostLevel');
    expect(after).not.toHaveProperty('inclusion');
  });

  it('moves an event with its start, its game and its pin, and leaves nothing behind', async () => {
    const { event, host } = await anEvent();
    const { eventId } = event;
    await product.drain();
    const pin = { lat: 30.9, lng: -97.1 };
    const location = { kind: 'place' as const, name: 'Lakeside', cityPlaceId: austin.placeId, point: pin };
    const details = eventDetails({ location, gameTypeId: 'tennis', localStart: inDays(12) });
    const changed = await eventsApi.signedInAs(host).changeEvent({ ...details, eventId, version: 1 });
    await expect(found(eventId)).resolves.toBeUndefined();
    await expect(found(eventId, pin)).resolves.toMatchObject({ gameTypeId: 'tennis', startsAt: changed.startsAt });
    expect(await copiesOf(eventId)).toBe(6);
  });

  it('shows no reader a draft, an unlisted, a private, a postponed or a cancelled event', async () => {
    const hidden = [
      await anEvent({ publish: false }),
      await anEvent({ visibility: 'unlisted' }),
      await anEvent({ visibility: 'private' }),
    ];
    const [postponed, cancelled, closed] = [await anEvent(), await anEvent(), await anEvent()];
    await product.drain();
    await eventsApi.signedInAs(postponed.host).postponeEvent({ eventId: postponed.event.eventId, version: 1 });
    await eventsApi
      .signedInAs(cancelled.host)
      .cancelEvent({ eventId: cancelled.event.eventId, version: 1, reason: 'weather' });
    await eventsApi
      .signedInAs(closed.host)
      .changeEvent({ ...eventDetails({ visibility: 'private' }), eventId: closed.event.eventId, version: 1 });
    await product.drain();
    for (const { event } of [...hidden, postponed, cancelled, closed]) expect(await copiesOf(event.eventId)).toBe(0);
  });

  it('shows a draft once it is published, and a postponed event once it has a new time', async () => {
    const draft = await anEvent({ publish: false });
    await eventsApi.signedInAs(draft.host).publishEvent({ eventId: draft.event.eventId, version: 1 });
    await expect(found(draft.event.eventId)).resolves.toBeDefined();
    const { event, host } = await anEvent();
    const { eventId } = event;
    await eventsApi.signedInAs(host).postponeEvent({ eventId, version: 1 });
    await expect(found(eventId)).resolves.toBeUndefined();
    await eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ localStart: inDays(9) }), eventId, version: 2 });
    await expect(found(eventId)).resolves.toMatchObject({ free: 10 });
  });
});
