import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';

it('takes an invitation back from who has not answered, and lets who has joined stay in', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const [joined, silent] = [await aPerson(), await aPerson()];
  const api = hostsApi.signedInAs(host);
  await api.invitePeople({ eventId, userIds: [joined.userId, silent.userId] });
  await eventsApi.signedInAs(joined).joinEvent({ eventId });
  for (const { userId } of [joined, silent]) await api.withdrawInvitation({ eventId, userId });
  expect(await eventsApi.signedInAs(joined).getEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(silent).joinEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const again = { eventId, userId: silent.userId };
  await expect(api.withdrawInvitation(again)).rejects.toMatchObject({ code: 'invitation.notFound' });
  await expect(api.withdrawInvitation({ ...again, eventId: nowhere })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
