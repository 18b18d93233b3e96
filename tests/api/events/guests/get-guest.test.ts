import { expect, it } from 'vitest';
import { anEvent, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('shows a guest to the host of their event only', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  const me = hostsApi.signedInAs(host);
  const { guestId } = await me.createGuest({ eventId, displayName: 'Neighbour', email: 'seen@guests.example' });
  await expect(me.getGuest({ guestId })).resolves.toEqual({
    guestId,
    eventId,
    displayName: 'Neighbour',
    email: 'seen@guests.example',
    mine: { status: 'in' },
  });
  await expect(hostsApi.signedInAs(joiner!).getGuest({ guestId })).rejects.toMatchObject({ code: 'guest.notFound' });
});
