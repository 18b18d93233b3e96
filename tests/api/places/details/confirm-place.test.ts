import { expect, it } from 'vitest';
import { handler as check } from '#lambdas/places/checks/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aPendingPlace,
  aPlace,
  around,
  confirmed,
  nowhere,
  placesApi,
  signedOut,
} from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

it('lists a new place when another user confirms it, and not when the user who added it does', async () => {
  const { place, keeper } = await aPendingPlace();
  const { placeId } = place;
  const shown = async () => (await signedOut.findPlaces(around(place))).places.map((card) => card.placeId);
  const mine = await placesApi.signedInAs(keeper).confirmPlace({ placeId });
  expect(mine).toMatchObject({ standing: { status: 'pending' }, trust: 0 });
  expect(await shown()).not.toContain(placeId);
  await expect(confirmed(place)).resolves.toMatchObject({ standing: { status: 'listed' }, trust: 1 });
  expect(await shown()).toContain(placeId);
});

it('counts each person once, and calls a place verified when three have confirmed it', async () => {
  const { place } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(await aPerson());
  await me.confirmPlace({ placeId });
  await expect(me.confirmPlace({ placeId })).resolves.toMatchObject({ trust: 2, standing: { status: 'listed' } });
  await expect(confirmed(place)).resolves.toMatchObject({ trust: 3, standing: { status: 'verified' } });
});

it('counts everyone who confirms at the same time', async () => {
  const { place } = await aPlace();
  const people = await Promise.all(Array.from({ length: 5 }, () => aPerson()));
  await Promise.all(people.map((person) => placesApi.signedInAs(person).confirmPlace({ placeId: place.placeId })));
  const { place: now } = await signedOut.getPublicPlace({ placeId: place.placeId });
  expect(now.trust).toBe(6);
});

it('asks for a check after twelve months without a word, until a user gives it', async () => {
  const { place } = await aPlace();
  product.clock.forwardMinutes(364 * 24 * 60);
  await expect(runJob(check)).resolves.toEqual({ changed: 0 });
  product.clock.forwardMinutes(2 * 24 * 60);
  const { changed } = await runJob(check);
  expect(changed).toBeGreaterThan(0);
  await expect(runJob(check)).resolves.toEqual({ changed: 0 });
  const { placeId } = place;
  const { place: stale } = await signedOut.getPublicPlace({ placeId });
  expect(stale.standing).toEqual({ status: 'needs_check' });
  const fresh = await confirmed(place);
  expect(fresh).toMatchObject({ standing: { status: 'listed' } });
  expect(fresh.openPlay[0]!.confirmedAt).toBe(fresh.confirmedAt);
});

it('refuses a place that has closed or is not there', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  await expect(confirmed(place)).rejects.toMatchObject({ code: 'place.closed' });
  await expect(confirmed({ ...place, placeId: nowhere })).rejects.toMatchObject({ code: 'place.notFound' });
});
