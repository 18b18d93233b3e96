import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { byGender, inGroups } from '#tests/support/events/groups.ts';

const groups = inGroups()?.capacityGroups ?? [];
const [keeper, field] = groups;

it.each([
  ['groups without what tells them apart', { capacityGroupsBy: undefined }],
  ['what tells groups apart without any', { capacityGroups: undefined }],
  ['a group larger than the event', { capacity: 2 }],
  ['groups of an event without a limit', { capacity: null }],
  ['more seats kept than there are', { capacityGroups: [keeper!, { ...field!, min: 4, max: 4 }] }],
  ['more seats kept than the group may have', { capacityGroups: [keeper!, { ...field!, min: 4 }] }],
  ['a group that no profile says', { capacityGroupsBy: 'gender' as const }],
])('names the groups where there are %s', async (_what, wrong) => {
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.scheduleEvent(eventDetails(inGroups(wrong)))).rejects.toMatchObject({
    fields: { capacityGroups: expect.any(String) },
  });
});

it('changes groups under people who are in them, but neither takes one away nor makes it too small', async () => {
  const { event, host } = await anEvent(inGroups());
  const { eventId, version } = event;
  const me = eventsApi.signedInAs(host);
  for (const group of ['field', 'field', 'keeper'])
    await eventsApi.signedInAs(await aPerson()).joinEvent({ eventId, group });
  const change = (differences: Parameters<typeof inGroups>[0], at = version) =>
    me.changeEvent({ ...eventDetails(inGroups(differences)), localStart: event.localStart, eventId, version: at });
  for (const wrong of [
    { capacityGroups: [keeper!, { ...field!, max: 1 }] },
    { capacityGroups: [keeper!, { ...field!, key: 'others' }] },
    { capacityGroups: undefined, capacityGroupsBy: undefined },
    byGender,
  ])
    await expect(change(wrong)).rejects.toMatchObject({ code: 'event.groupInUse' });
  const { version: next } = await change({
    capacity: 6,
    capacityGroups: [keeper!, { ...field!, label: 'Others', max: 5 }],
  });
  expect((await me.getEvent({ eventId })).seats).toMatchObject({ free: 3, groups: [{ free: 1 }, { free: 3 }] });
  await expect(change({ capacity: 2, capacityGroups: [keeper!, { ...field!, max: 2 }] }, next)).rejects.toMatchObject({
    code: 'event.capacityBelowJoined',
  });
});

it('begins groups while no one waits, with those who are in for the host to place, and ends them when no one is in one', async () => {
  const { event, host } = await anEvent({ capacity: 4 });
  const { eventId, version } = event;
  const me = eventsApi.signedInAs(host);
  const joiner = eventsApi.signedInAs(await aPerson());
  await joiner.joinEvent({ eventId });
  const change = (differences: Parameters<typeof inGroups>[0], at: number) =>
    me.changeEvent({ ...eventDetails(differences), localStart: event.localStart, eventId, version: at });
  const { version: grouped } = await change(inGroups(), version);
  expect((await me.getEvent({ eventId })).seats).toMatchObject({
    taken: 1,
    free: 3,
    groups: [{ taken: 0 }, { taken: 0 }],
  });
  const { version: ended } = await change({ capacity: 4 }, grouped);
  expect((await me.getEvent({ eventId })).seats).toEqual({ taken: 1, waiting: 0, free: 3 });
  await joiner.leaveEvent({ eventId });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
  expect(ended).toBeGreaterThan(grouped);
});
