import { beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSearch, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';

beforeEach(() => cloud.renew());

it('tells the host that a player cannot come, who may still change their mind', async () => {
  const [person] = await substitutes(1);
  const search = await aSearch();
  const api = substitutesApi.signedInAs(person!);
  for (const _ of [1, 2]) await api.declineSubstitution({ eventId: search.eventId });
  expect((await searchOf(search)).offers).toMatchObject([{ status: 'declined' }]);
  await expect(api.acceptSubstitution({ eventId: search.eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('knows nothing of people who were not asked', async () => {
  const { eventId } = await aSearch();
  await expect(substitutesApi.signedInAs(await aPerson()).declineSubstitution({ eventId })).rejects.toMatchObject({
    code: 'substitute.notFound',
  });
});
