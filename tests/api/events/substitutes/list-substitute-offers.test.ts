import { afterEach, beforeEach, expect, it } from 'vitest';
import { aSearch, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

afterEach(() => product.clock.reset());

it('lists who asks, notes that it was seen, and forgets it at the start', async () => {
  const [person] = await substitutes(1);
  const search = await aSearch({ message: 'Bring a white shirt', positions: ['Guard'] });
  expect((await searchOf(search)).offers).toMatchObject([{ status: 'sent' }]);
  const api = substitutesApi.signedInAs(person!);
  const offer = { eventId: search.eventId, status: 'seen', message: 'Bring a white shirt', positions: ['Guard'] };
  expect((await api.listSubstituteOffers({})).offers).toMatchObject([offer]);
  expect((await searchOf(search)).offers).toMatchObject([{ status: 'seen' }]);
  product.clock.moveTo(search.event.startsAt);
  expect(await api.listSubstituteOffers({})).toEqual({ offers: [] });
});
