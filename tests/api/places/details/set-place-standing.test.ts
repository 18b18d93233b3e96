import { expect, it } from 'vitest';
import { handler as check } from '#lambdas/places/checks/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPendingPlace, aPlace, around, nowhere, placesApi, signedOut } from '#tests/support/places/places.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const shown = async (place: Awaited<ReturnType<typeof aPlace>>['place']) =>
  (await signedOut.findPlaces(around(place))).places.find(({ placeId }) => placeId === place.placeId);

it('closes a place for good and takes it off the map, and opens it again', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  const closed = await me.setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  expect(closed).toMatchObject({ standing: { status: 'closed' }, version: 2 });
  expect(await shown(place)).toBeUndefined();
  await expect(me.confirmPlace({ placeId })).rejects.toMatchObject({ code: 'place.closed' });
  await me.setPlaceStanding({ placeId, version: 2, to: { status: 'open' } });
  expect(await shown(place)).toMatchObject({ status: 'listed' });
});

it('closes a place until a day on its own clock, and has it open by itself then', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const until = new Date(product.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const to = { status: 'temporarily_closed' as const, until, reason: 'New surface' };
  await placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 1, to });
  expect(await shown(place)).toMatchObject({ status: 'temporarily_closed' });
  await expect(runJob(check)).resolves.toEqual({ changed: 0 });
  product.clock.moveTo(`${until}T06:01:00Z`);
  await expect(runJob(check)).resolves.toEqual({ changed: 1 });
  expect(await shown(place)).toMatchObject({ status: 'listed' });
});

it('says that a place is another one, which must be there', async () => {
  const { place, keeper } = await aPlace();
  const { place: original } = await aPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  const as = (other: string) => ({ placeId, version: 1, to: { status: 'duplicate_of' as const, placeId: other } });
  await expect(me.setPlaceStanding(as(nowhere))).rejects.toMatchObject({ code: 'place.unknown' });
  await expect(me.setPlaceStanding(as(placeId))).rejects.toMatchObject({ code: 'place.unknown' });
  await expect(me.setPlaceStanding(as(original.placeId))).resolves.toMatchObject({
    standing: { status: 'duplicate_of', placeId: original.placeId },
  });
  expect(await shown(place)).toBeUndefined();
});

it('lets no one list a place by closing and opening it', async () => {
  const { place, keeper } = await aPendingPlace();
  const { placeId } = place;
  const me = placesApi.signedInAs(keeper);
  await me.setPlaceStanding({ placeId, version: 1, to: { status: 'closed' } });
  const opened = await me.setPlaceStanding({ placeId, version: 2, to: { status: 'open' } });
  expect(opened.standing).toEqual({ status: 'pending' });
});

it('refuses a stale version, a stranger and a place that is not there', async () => {
  const { place, keeper } = await aPlace();
  const { placeId } = place;
  const to = { status: 'closed' as const };
  const stranger = placesApi.signedInAs(await aPerson());
  await expect(placesApi.signedInAs(keeper).setPlaceStanding({ placeId, version: 7, to })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await expect(stranger.setPlaceStanding({ placeId, version: 1, to })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(stranger.setPlaceStanding({ placeId: nowhere, version: 1, to })).rejects.toMatchObject({
    code: 'place.notFound',
  });
});
