import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aSearch, askWhoIsDue, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

afterEach(() => product.clock.reset());

it('shows each wave, and who is not asked just now for which reason', async () => {
  await substitutes(3);
  await substitutes(1, { noticeHours: 168 });
  await substitutes(1, { pausedUntil: '2099-01-01' });
  await substitutes(1, { quietFrom: '00:00', quietUntil: '23:59' });
  const search = await aSearch({ needed: 3, waveSize: 2 }, {});
  const first = await searchOf(search);
  expect(first.waves).toMatchObject([{ wave: 1, asked: 2 }]);
  const reasons = first.notAsked.map(({ reason, people }) => [reason, people]);
  expect(reasons).toEqual([
    ['paused', 1],
    ['notice', 1],
    ['quietHours', 1],
  ]);
  product.clock.forwardMinutes(119);
  await askWhoIsDue();
  expect((await searchOf(search)).waves).toHaveLength(1);
  product.clock.forwardMinutes(2);
  for (const _ of [1, 2]) await askWhoIsDue();
  expect((await searchOf(search)).waves).toMatchObject([{ asked: 2 }, { asked: 1 }]);
});

it('ends with the event', async () => {
  await substitutes(1);
  const search = await aSearch();
  product.clock.moveTo(new Date(Date.parse(search.event.startsAt) + 60_000));
  for (const _ of [1, 2, 3]) await askWhoIsDue();
  expect(await searchOf(search)).toMatchObject({ status: 'expired', offers: [{ status: 'expired' }] });
});

it('has nothing to show before a search, nor to strangers', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  expect(await substitutesApi.signedInAs(host).getSubstituteRequest({ eventId })).toEqual({});
  const stranger = substitutesApi.signedInAs(await aPerson());
  await expect(stranger.getSubstituteRequest({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
