import { beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aSearch, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';

beforeEach(() => cloud.renew());

it('stops asking; who has not answered need not', async () => {
  await substitutes(1);
  const search = await aSearch();
  await search.hostApi.stopSubstitutes({ eventId: search.eventId });
  expect(await searchOf(search)).toMatchObject({ status: 'cancelled', offers: [{ status: 'expired' }] });
  await expect(search.hostApi.stopSubstitutes({ eventId: search.eventId })).rejects.toMatchObject({
    code: 'substitute.requestNotFound',
  });
});

it('does not tell strangers of an event', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const stranger = substitutesApi.signedInAs(await aPerson());
  await expect(stranger.stopSubstitutes({ eventId: event.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
