import { expect, it } from 'vitest';
import { austin } from '#tests/support/accounts/account-row.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';

it('shows an event and how full it is, and no one who is in', async () => {
  const { event } = await anEvent({ capacity: 2 });
  const people = await joiners(event.eventId, 3);
  const shown = await eventsApi.signedOut().getPublicEvent({ eventId: event.eventId });
  expect(shown).toEqual({ event, seats: { taken: 2, waiting: 1, free: 0 } });
  for (const { userId } of people) expect(JSON.stringify(shown)).not.toContain(userId);
});

it('opens a private event with its link, and an unlisted one without', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const { shareToken } = await eventsApi.signedInAs(host).getEvent({ eventId });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId, token: shareToken! })).resolves.toMatchObject({
    event: { eventId },
  });
  const { event: unlisted } = await anEvent({ visibility: 'unlisted' });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId: unlisted.eventId })).resolves.toBeDefined();
});

it('refuses a stranger a draft, a private event, and one with a wrong link', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const { event: draft, host } = await anEvent({ publish: false });
  const { eventId } = event;
  for (const input of [{ eventId }, { eventId, token: 'A'.repeat(22) }, { eventId: draft.eventId }])
    await expect(eventsApi.signedOut().getPublicEvent(input)).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(eventsApi.signedInAs(host).getPublicEvent({ eventId: draft.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('names the wrong field', async () => {
  await expect(eventsApi.signedOut().getPublicEvent({ eventId: austin.placeId })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { eventId: 'Not a valid id.' },
  });
});

it('says that there is no event under an unknown id', async () => {
  await expect(
    eventsApi.signedOut().getPublicEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
