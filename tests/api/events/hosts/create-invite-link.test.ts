import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';

it('opens a private event by another link, and by the old one no more', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const { shareToken: old } = await eventsApi.signedInAs(host).getEvent({ eventId });
  const [inside, late] = [await aPerson(), await aPerson()];
  await eventsApi.signedInAs(inside).joinEvent({ eventId, token: old });
  const { shareToken } = await lifecycleApi.signedInAs(host).createInviteLink({ eventId, version: 1 });
  const api = eventsApi.signedInAs(late);
  await expect(api.getEvent({ eventId, token: old })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(api.joinEvent({ eventId, token: old })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(api.joinEvent({ eventId, token: shareToken })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(inside).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('is for events that still take place, in the version that was seen', async () => {
  const { event, host } = await anEvent();
  const api = lifecycleApi.signedInAs(host);
  await eventsApi.signedInAs(host).cancelEvent({ eventId: event.eventId, version: 1, reason: 'host' });
  await expect(api.createInviteLink({ eventId: event.eventId, version: 2 })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
  await expect(api.createInviteLink({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'record.changed',
  });
  await expect(api.createInviteLink({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1 })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
