import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('shows the host who said maybe or no and did not join after all', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [ana, ben] = [await aPerson(), await aPerson()];
  await eventsApi.signedInAs(ana).replyToEvent({ eventId, reply: 'declined', note: 'Away' });
  await eventsApi.signedInAs(ben).replyToEvent({ eventId, reply: 'maybe' });
  await eventsApi.signedInAs(ben).joinEvent({ eventId });
  await expect(hostsApi.signedInAs(host).listReplies({ eventId })).resolves.toEqual({
    replies: [{ userId: ana.userId, displayName: ana.displayName, reply: 'declined', note: 'Away' }],
  });
});

it('refuses a stranger', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  await expect(hostsApi.signedInAs(await aPerson()).listReplies({ eventId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  await expect(
    hostsApi.signedInAs(host).listReplies({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});
