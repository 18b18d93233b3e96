import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, payFor } from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aSlotEvent, slotsApi, someSlots } from '#tests/support/events/slots.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;
const as = (person: Person | undefined) => eventsApi.signedInAs(person!);
const slotsOf = (person: Person | undefined) => slotsApi.signedInAs(person!);

it('lets people who are in sign up, as many as there is room for', async () => {
  const { eventId, people } = await aSlotEvent();
  const [first, second, third] = people;
  expect((await as(first).getEvent({ eventId })).event).toMatchObject(someSlots);
  await expect(slotsOf(first).takeSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 1 });
  await expect(slotsOf(first).takeSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 1 });
  await expect(slotsOf(second).takeSlot({ eventId, slotId: 'gate' })).rejects.toMatchObject({ code: 'slot.full' });
  await slotsOf(first).takeSlot({ eventId, slotId: 'balls' });
  await slotsOf(third).takeSlot({ eventId, slotId: 'balls' });
  const { slots } = await slotsOf(second).listSlots({ eventId });
  expect(slots).toEqual([
    { slotId: 'gate', taken: 1, isMine: false, people: [first!.displayName] },
    { slotId: 'clock', taken: 0, isMine: false, people: [] },
    { slotId: 'cones', taken: 0, isMine: false, people: [] },
    { slotId: 'balls', taken: 2, isMine: false, people: [first!.displayName, third!.displayName] },
  ]);
  await slotsOf(first).releaseSlot({ eventId, slotId: 'gate' });
  await expect(slotsOf(second).takeSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 1 });
});

it('lets no one choose more of a group than its host allows', async () => {
  const { eventId, people } = await aSlotEvent();
  const [person] = people;
  await slotsOf(person).takeSlot({ eventId, slotId: 'gate' });
  await expect(slotsOf(person).takeSlot({ eventId, slotId: 'clock' })).rejects.toMatchObject({ code: 'slot.tooMany' });
  await slotsOf(person).takeSlot({ eventId, slotId: 'cones' });
  await slotsOf(person).takeSlot({ eventId, slotId: 'balls' });
});

it('gives the last of a slot to one of many who ask at once', async () => {
  const { eventId, people } = await aSlotEvent();
  const asked = await Promise.allSettled(
    people.map((person) => slotsOf(person).takeSlot({ eventId, slotId: 'clock' })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

it('frees what a player took who leaves the event', async () => {
  const { eventId, people } = await aSlotEvent();
  const [first, second] = people;
  await slotsOf(first).takeSlot({ eventId, slotId: 'cones' });
  await as(first).leaveEvent({ eventId });
  const { slots } = await slotsOf(second).listSlots({ eventId });
  expect(slots.find(({ slotId }) => slotId === 'cones')).toMatchObject({ taken: 0, people: [] });
  await expect(slotsOf(second).takeSlot({ eventId, slotId: 'cones' })).resolves.toEqual({ taken: 1 });
});

it('is for people who are in, while the event is on', async () => {
  const { eventId, host, people } = await aSlotEvent();
  const outsider = slotsApi.signedInAs(await aPerson());
  await expect(outsider.takeSlot({ eventId, slotId: 'gate' })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(slotsOf(people[0]).takeSlot({ eventId, slotId: 'nothing' })).rejects.toMatchObject({
    code: 'slot.notFound',
  });
  await expect(slotsOf(people[0]).releaseSlot({ eventId, slotId: 'nothing' })).rejects.toMatchObject({
    code: 'slot.notFound',
  });
  await as(host).cancelEvent({ eventId, version: 1, reason: 'weather' });
  await expect(slotsOf(people[0]).takeSlot({ eventId, slotId: 'gate' })).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('keeps who took a slot that its host words anew, and shows names to readers who see the list', async () => {
  const { eventId, host, people } = await aSlotEvent();
  const [person] = people;
  await slotsOf(person).takeSlot({ eventId, slotId: 'cones' });
  const bringList = [{ slotId: 'cones', label: 'Twenty cones', quantity: 3 }];
  await as(host).changeEvent({ ...eventDetails({ bringList, showCountOnly: true }), eventId, version: 1 });
  const cones = { slotId: 'cones', taken: 1 };
  await expect(slotsOf(host).listSlots({ eventId })).resolves.toEqual({
    slots: [{ ...cones, isMine: false, people: [person!.displayName] }],
  });
  await expect(slotsOf(person).listSlots({ eventId })).resolves.toEqual({
    slots: [{ ...cones, isMine: true, people: [] }],
  });
});

it('names what is wrong with slots', async () => {
  const host = eventsApi.signedInAs(await aPerson());
  const twins = { ...someSlots, bringList: [{ slotId: 'gate', label: 'Gate', quantity: 1 }] };
  await expect(host.scheduleEvent(eventDetails(twins))).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { eventSlotGroup: expect.any(String) },
  });
  const wrong = { eventSlotGroup: [{ ...someSlots.eventSlotGroup[0]!, selection: 'up_to:51' }] };
  await expect(host.scheduleEvent(eventDetails(wrong))).rejects.toMatchObject({
    fields: { 'eventSlotGroup.0.selection': expect.any(String) },
  });
});

it('keeps a private event to those who may see it', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const outsider = slotsApi.signedInAs(await aPerson());
  await expect(outsider.takeSlot({ eventId: event.eventId, slotId: 'gate' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('refuses with slot.notFree what has a price', async () => {
  const slots = [
    { slotId: 'racket', label: 'Racket', quantity: 1, price: { amountMinor: 500, currency: 'USD' as const } },
  ];
  const { eventId } = await aCardEvent({ eventSlotGroup: [{ label: 'Extras', selection: 'many', slots }] });
  const player = await aPerson();
  await payFor(eventId, player, { slots: ['racket'] });
  const refused = { code: 'slot.notFree' };
  await expect(slotsApi.signedInAs(player).takeSlot({ eventId, slotId: 'racket' })).rejects.toMatchObject(refused);
});
