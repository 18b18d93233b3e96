import { expect, it } from 'vitest';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { byGender, inGroups } from '#tests/support/events/groups.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

const join = async (eventId: string, group?: string, person = aPerson()) => {
  const me = await person;
  return { me, ...(await eventsApi.signedInAs(me).joinEvent({ eventId, ...(group && { group }) })) };
};

const keep = (eventId: string) => settle(eventId, { seats: createSeatStore(table()) }, product.clock.now());

it('gives each group its seats, keeps those that are kept, and hands on what becomes free within it', async () => {
  const { event, host } = await anEvent(inGroups({ creatorApprovalNeeded: false }));
  const { eventId } = event;
  const first = await join(eventId, 'field');
  await join(eventId, 'field');
  await join(eventId, 'field');
  const fourth = await join(eventId, 'field');
  expect(fourth.mine).toEqual({ status: 'waiting', position: 1 });
  expect(fourth.seats).toEqual({
    taken: 3,
    waiting: 1,
    free: 1,
    groups: [
      { key: 'keeper', taken: 0, free: 1 },
      { key: 'field', taken: 3, free: 0 },
    ],
  });
  expect((await join(eventId, 'keeper')).mine).toEqual({ status: 'in' });
  await eventsApi.signedInAs(first.me).leaveEvent({ eventId });
  await keep(eventId);
  const seen = await eventsApi.signedInAs(fourth.me).getEvent({ eventId });
  expect(seen).toMatchObject({ mine: { status: 'in' }, answer: { group: 'field' } });
  const { joiners } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(joiners.map(({ group }) => group)).toEqual(['field', 'field', 'field', 'keeper']);
});

it('asks for a group of the event, and has a repeated join change nothing', async () => {
  const { event } = await anEvent(inGroups());
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(me.joinEvent({ eventId, group: 'coach' })).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await me.joinEvent({ eventId, group: 'keeper' });
  await expect(me.joinEvent({ eventId, group: 'field' })).resolves.toMatchObject({ seats: { taken: 1 } });
  expect((await me.getEvent({ eventId })).answer.group).toBe('keeper');
});

it('goes by the profile where groups are what it says, whatever is sent, and lets others choose', async () => {
  const { event } = await anEvent(byGender);
  const { eventId } = event;
  const man = await aPerson({ gender: 'man' });
  await join(eventId, 'woman', Promise.resolve(man));
  const seen = await eventsApi.signedInAs(man).getEvent({ eventId });
  expect(seen).toMatchObject({ answer: { group: 'man' }, seats: { groups: [{ taken: 1, free: 0 }, { taken: 0 }] } });
  const another = await aPerson({ gender: 'man' });
  expect((await join(eventId, undefined, Promise.resolve(another))).mine).toMatchObject({ status: 'waiting' });
  const silent = eventsApi.signedInAs(await aPerson());
  await expect(silent.joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await expect(silent.joinEvent({ eventId, group: 'woman' })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('takes guests into the group of the player they come with, and no party larger than the group', async () => {
  const { event } = await anEvent(inGroups({ allowParticipantGuests: true, guestLimit: 3 }));
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.joinEvent({ eventId, group: 'keeper', guests: [{}, {}] })).rejects.toMatchObject({
    code: 'rsvp.full',
  });
  const { seats } = await me.joinEvent({ eventId, group: 'keeper', guests: [{}] });
  expect(seats.groups).toEqual([
    { key: 'keeper', taken: 2, free: 0 },
    { key: 'field', taken: 0, free: 2 },
  ]);
  await expect(me.changeGuests({ eventId, guests: [{}, {}] })).rejects.toMatchObject({ code: 'rsvp.full' });
});

it('keeps the group with a request, and seats them in it when the host approves', async () => {
  const { event, host } = await anEvent(inGroups({ creatorApprovalNeeded: true }));
  const { eventId } = event;
  const { me, mine } = await join(eventId, 'keeper');
  expect(mine).toEqual({ status: 'requested' });
  const hosting = hostsApi.signedInAs(host);
  expect((await hosting.listRequests({ eventId })).requests).toMatchObject([{ group: 'keeper' }]);
  await hosting.decideRequests({ eventId, userIds: [me.userId], decision: 'approve' });
  expect((await eventsApi.signedInAs(host).getEvent({ eventId })).seats.groups).toMatchObject([
    { taken: 1 },
    { taken: 0 },
  ]);
});

it('stores the line of an event without groups as before', async () => {
  const { event } = await anEvent();
  await join(event.eventId);
  const { data } = await seatsEntity(table()).get({ eventId: event.eventId }).go();
  expect(Object.keys(data ?? {}).filter((name) => /group|released/.test(name))).toEqual([]);
});
