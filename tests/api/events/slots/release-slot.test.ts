import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, payFor } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aSlotEvent, slotsApi } from '#tests/support/events/slots.ts';

it('gives a slot back, also twice, to anyone who comes next', async () => {
  const { eventId, people } = await aSlotEvent();
  const [first, second] = people.map((person) => slotsApi.signedInAs(person));
  await first!.takeSlot({ eventId, slotId: 'gate' });
  await expect(first!.releaseSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 0 });
  await expect(first!.releaseSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 0 });
  await second!.takeSlot({ eventId, slotId: 'gate' });
  await expect(first!.releaseSlot({ eventId, slotId: 'gate' })).resolves.toEqual({ taken: 1 });
});

it('is for people who are in, of slots that are there, while the event is on', async () => {
  const { eventId, host, people } = await aSlotEvent();
  const me = slotsApi.signedInAs(people[0]!);
  const outsider = slotsApi.signedInAs(await aPerson());
  const gate = { eventId, slotId: 'gate' };
  await expect(outsider.releaseSlot(gate)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.releaseSlot({ eventId, slotId: 'nothing' })).rejects.toMatchObject({ code: 'slot.notFound' });
  await expect(me.releaseSlot({ ...gate, eventId: 'evt_00000000000000000000000000' as never })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'weather' });
  await expect(me.releaseSlot(gate)).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('sends back what was paid for a slot by the policy, and keeps the spot', async () => {
  const slots = [
    { slotId: 'racket', label: 'Racket', quantity: 1, price: { amountMinor: 500, currency: 'USD' as const } },
  ];
  const { eventId } = await aCardEvent({ eventSlotGroup: [{ label: 'Extras', selection: 'many', slots }] });
  const player = await aPerson();
  await payFor(eventId, player, { slots: ['racket'] });
  const given = slotsApi.signedInAs(player).releaseSlot({ eventId, slotId: 'racket' });
  await expect(given).resolves.toEqual({ taken: 0 });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('refuses with dependant.notFound to give back a slot of a child who is no child of theirs', async () => {
  const { eventId, people } = await aSlotEvent();
  const stranger = slotsApi.signedInAs(people[0]!);
  const dependantId = 'dep_00000000000000000000000000' as never;
  const given = stranger.releaseSlot({ eventId, slotId: 'gate', dependantId });
  await expect(given).rejects.toMatchObject({ code: 'dependant.notFound' });
});
