import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

it('tells hosts who has seen the newest change, and no one else', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [first, second] = await joiners(eventId, 2);
  const move = (version: number, days: number) =>
    eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ localStart: inDays(days) }), eventId, version });
  await move(1, 20);
  await product.drain();
  await lifecycleApi.signedInAs(first!).acknowledgeChange({ eventId, version: 2 });
  const seen = async () => (await lifecycleApi.signedInAs(host).listChangeSeen({ eventId })).people;
  expect((await seen()).map(({ userId, hasSeen }) => [userId, hasSeen])).toEqual([
    [second!.userId, false],
    [first!.userId, true],
  ]);
  await move(2, 21);
  await product.drain();
  expect((await seen()).map(({ hasSeen }) => hasSeen)).toEqual([false, false]);
  await expect(lifecycleApi.signedInAs(first!).listChangeSeen({ eventId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(
    lifecycleApi.signedInAs(await aPerson()).listChangeSeen({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
