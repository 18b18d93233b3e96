import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { placeTrustEntity } from '#lambdas/places/details/place-trust.entity.ts';
import { handler } from '#lambdas/places/managers/api.ts';
import { placeManagers } from '#shared/places/managers/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays } from '#tests/support/events/events.ts';
import { aPlace, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';

const merging = product.client(placeManagers, handler);

async function aTrustedPerson(): Promise<Account> {
  const person = await aPerson();
  await placeTrustEntity(table()).put({ userId: person.userId, acceptedEdits: 3 }).go();
  return person;
}
async function titlesAt(placeId: string) {
  await product.drain();
  return (await signedOut.listPlaceEvents({ placeId })).events.map(({ title }) => title);
}

it('takes the word of two trusted people, however they say it at once, and moves the events', async () => {
  const [{ place: second }, { place: first }] = [await aPlace(), await aPlace()];
  const { placeId } = second;
  const here = { location: { kind: 'place' as const, placeId, cityPlaceId: austin.placeId } };
  const { event, host } = await anEvent({ ...here, title: 'Hoops', localStart: inDays(3) });
  expect(await titlesAt(placeId)).toEqual(['Hoops']);
  const [one, other] = [merging.signedInAs(await aTrustedPerson()), merging.signedInAs(await aTrustedPerson())];
  const word = { placeId, into: first.placeId };
  await expect(one.mergePlace(word)).resolves.toEqual({ outcome: 'waiting' });
  await expect(one.mergePlace(word)).resolves.toEqual({ outcome: 'waiting' });
  const outcomes = await Promise.all([one.mergePlace(word), other.mergePlace(word)]);
  expect(outcomes).toContainEqual({ outcome: 'merged' });
  const { place } = await signedOut.getPublicPlace({ placeId });
  expect(place.standing).toEqual({ status: 'duplicate_of', placeId: first.placeId });
  expect(await titlesAt(first.placeId)).toEqual(['Hoops']);
  expect(await titlesAt(placeId)).toEqual([]);
  const change = eventDetails({ ...here, title: 'Hoops, later', localStart: inDays(4) });
  await eventsApi.signedInAs(host).changeEvent({ ...change, eventId: event.eventId, version: 1 });
  expect(await titlesAt(first.placeId)).toEqual(['Hoops, later']);
});

it('takes the word of the user who keeps the place at once, and of no one who is not trusted', async () => {
  const [{ place, keeper }, { place: first }] = [await aPlace(), await aPlace()];
  const word = { placeId: place.placeId, into: first.placeId };
  await expect(merging.signedInAs(await aPerson()).mergePlace(word)).rejects.toMatchObject({
    code: 'place.notTrusted',
  });
  await expect(merging.signedInAs(keeper).mergePlace(word)).resolves.toEqual({ outcome: 'merged' });
  await expect(merging.signedInAs(keeper).mergePlace(word)).resolves.toEqual({ outcome: 'merged' });
});

it('counts no two words about different places, and refuses a place that is closed, the same or not there', async () => {
  const [{ place, keeper }, { place: first }, { place: closed, keeper: owner }] = [
    await aPlace(),
    await aPlace(),
    await aPlace(),
  ];
  const { placeId } = place;
  const [one, other] = [merging.signedInAs(await aTrustedPerson()), merging.signedInAs(await aTrustedPerson())];
  await one.mergePlace({ placeId, into: first.placeId });
  await expect(other.mergePlace({ placeId, into: closed.placeId })).resolves.toEqual({ outcome: 'waiting' });
  await placesApi.signedInAs(owner).setPlaceStanding({ placeId: closed.placeId, version: 1, to: { status: 'closed' } });
  const me = merging.signedInAs(keeper);
  for (const into of [closed.placeId, placeId, nowhere])
    await expect(me.mergePlace({ placeId, into })).rejects.toMatchObject({ code: 'place.unknown' });
  await expect(me.mergePlace({ placeId: nowhere, into: first.placeId })).rejects.toMatchObject({
    code: 'place.notFound',
  });
  await expect(
    merging.signedInAs(owner).mergePlace({ placeId: closed.placeId, into: first.placeId }),
  ).rejects.toMatchObject({ code: 'place.closed' });
});
