import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent } from '#tests/support/events/events.ts';
import { aSlotEvent, slotsApi } from '#tests/support/events/slots.ts';

it('shows how far slots are taken, and the names to people with a profile', async () => {
  const { eventId, people } = await aSlotEvent();
  const [person] = people;
  await slotsApi.signedInAs(person!).takeSlot({ eventId, slotId: 'balls' });
  const seen = async (viewer: Awaited<ReturnType<typeof aPerson>>) => {
    const { slots } = await slotsApi.signedInAs(viewer).listSlots({ eventId });
    return slots.find(({ slotId }) => slotId === 'balls');
  };
  const balls = { slotId: 'balls', taken: 1 };
  expect(await seen(await aPerson())).toEqual({ ...balls, isMine: false, people: [person!.displayName] });
  expect(await seen(await aPerson({ hasAdditionalInfo: false }))).toEqual({ ...balls, isMine: false, people: [] });
});

it('has none where there is nothing to sign up for, and shows a private event to no one else', async () => {
  const { event } = await anEvent();
  const outsider = slotsApi.signedInAs(await aPerson());
  await expect(outsider.listSlots({ eventId: event.eventId })).resolves.toEqual({ slots: [] });
  const { event: hidden } = await anEvent({ visibility: 'private' });
  await expect(outsider.listSlots({ eventId: hidden.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
