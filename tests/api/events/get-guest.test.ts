import { expect, it } from 'vitest';
import { anEvent, eventsApi, joiners } from '#tests/support/events.ts';

it('shows a guest to the host of their event, and to nobody else', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  const me = eventsApi.signedInAs(host);
  const { guestId } = await me.createGuest({ eventId, displayName: 'Neighbour', email: 'seen@guests.example' });
  await expect(me.getGuest({ guestId })).resolves.toEqual({
    guestId,
    eventId,
    displayName: 'Neighbour',
    email: 'seen@guests.example',
    mine: { status: 'in' },
  });
  await expect(eventsApi.signedInAs(joiner!).getGuest({ guestId })).rejects.toMatchObject({ code: 'guest.notFound' });
});
