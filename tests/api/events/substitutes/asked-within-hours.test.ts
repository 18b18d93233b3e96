import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { toLocal } from '#shared/time.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aFixture } from '#tests/support/events/fixtures.ts';
import { aSearch, searchOf, substitutes } from '#tests/support/events/substitutes.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

/** A Monday. */
const begin = () => product.clock.moveTo('2026-12-07T12:00:00Z');

it('asks no one to substitute outside the hours that they said, and tells the host how many those are', async () => {
  begin();
  const [free, away, silent] = await substitutes(3);
  await peopleApi.signedInAs(free!).createAvailability(hoursOn({ wednesday: ['17:00-22:00'] }));
  await peopleApi.signedInAs(away!).createAvailability(hoursOn({ wednesday: ['19:00-22:00'] }));
  const search = await aSearch({}, { localStart: '2026-12-09T18:00', duration: { hours: 2, minutes: 0 } });
  const { offers, notAsked } = await searchOf(search);
  expect(offers.map(({ userId }) => userId).sort()).toEqual([free!.userId, silent!.userId].sort());
  expect(notAsked).toContainEqual({ reason: 'hours', people: 1 });
});

it('asks no player who is in a match or another event at that time', async () => {
  const [playing, joined, free] = (await substitutes(3)) as [Account, Account, Account];
  const { event } = await anEvent();
  await aFixture([playing.userId], { startsAt: event.startsAt });
  await eventsApi.signedInAs(joined).joinEvent({ eventId: event.eventId });
  await product.drain();
  const search = await searchOf(
    await aSearch({}, { localStart: toLocal(new Date(event.startsAt), 'America/Chicago') }),
  );
  expect(search.offers.map(({ userId }) => userId)).toEqual([free.userId]);
  expect(search.notAsked).toContainEqual({ reason: 'plans', people: 2 });
});
