import { expect, it } from 'vitest';
import { createEventReader } from '#lambdas/events/details/event-reader.ts';
import { createChangeStore } from '#lambdas/events/lifecycle/changes/change-store.ts';
import { recordChange } from '#lambdas/events/lifecycle/changes/record-change.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, inDays, joiners } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

const changesOf = async (person: { userId: string }) =>
  (await lifecycleApi.signedInAs(person).listChangesToSee({})).changes;

it('asks who is in when the time changes, and no one who comes later, waits or has left', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  const { eventId } = event;
  const [stays, leaves, waits] = await joiners(eventId, 3);
  const api = eventsApi.signedInAs(host);
  await api.changeEvent({ ...eventDetails({ capacity: 2, localStart: inDays(20) }), eventId, version: 1 });
  await product.drain();
  await eventsApi.signedInAs(leaves!).leaveEvent({ eventId });
  await product.drain();
  const [asked, ...others] = await Promise.all([stays!, leaves!, waits!].map(changesOf));
  expect(asked).toMatchObject([{ eventId, version: 2, title: event.title }]);
  expect(others).toEqual([[], []]);
  const toSee = async (person: { userId: string }) =>
    (await eventsApi.signedInAs(person).getEvent({ eventId })).changeToSee;
  await expect(Promise.all([stays!, leaves!, waits!, host].map(toSee))).resolves.toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ]);
  await lifecycleApi.signedInAs(stays!).acknowledgeChange({ eventId, version: 2 });
  await expect(changesOf(stays!)).resolves.toEqual([]);
  await expect(toSee(stays!)).resolves.toBeUndefined();
});

it('asks for nothing that people who are in need not know, nor of what takes place no more', async () => {
  const { event, host } = await anEvent();
  const { eventId, localStart } = event;
  const [person] = await joiners(eventId, 1);
  const api = eventsApi.signedInAs(host);
  await api.changeEvent({ ...eventDetails({ localStart, title: 'Another name' }), eventId, version: 1 });
  await product.drain();
  await expect(changesOf(person!)).resolves.toEqual([]);
  await api.changeEvent({ ...eventDetails({ localStart: inDays(20) }), eventId, version: 2 });
  await product.drain();
  await expect(changesOf(person!)).resolves.toHaveLength(1);
  await api.cancelEvent({ eventId, version: 3, reason: 'weather' });
  await expect(changesOf(person!)).resolves.toEqual([]);
});

it('comes to the same however often and in whichever order the changes are heard', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [person] = await joiners(eventId, 1);
  const by = { events: createEventReader(table()), changes: createChangeStore(table()) };
  const heard = (version: number) =>
    recordChange({ eventId, version, material: true, wasStartsAt: event.startsAt }, false, by, product.clock.now());
  await Promise.all([3, 2, 3, 2].map(heard));
  const api = lifecycleApi.signedInAs(person!);
  await api.acknowledgeChange({ eventId, version: 2 });
  await expect(changesOf(person!)).resolves.toMatchObject([{ version: 3 }]);
  await api.acknowledgeChange({ eventId, version: 3 });
  for (const version of [2, 3]) await heard(version);
  await api.acknowledgeChange({ eventId, version: 2 });
  await expect(changesOf(person!)).resolves.toEqual([]);
  await expect(lifecycleApi.signedInAs(host).listChangeSeen({ eventId })).resolves.toMatchObject({
    people: [{ hasSeen: true }],
  });
  await expect(changesOf(await aPerson())).resolves.toEqual([]);
});
