import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

it('shows the host who asks, earliest first, and the host alone what they wrote', async () => {
  const { event, host } = await anEvent({ creatorApprovalNeeded: true, approvalMode: 'peer_unanimous' });
  const { eventId } = event;
  const [inside] = await joiners(eventId, 1);
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [inside!.userId], decision: 'approve' });
  const asker = await aPerson();
  await eventsApi.signedInAs(asker).joinEvent({ eventId, note: 'For the host' });
  const { requests } = await hostsApi.signedInAs(host).listRequests({ eventId });
  expect(requests).toMatchObject([{ userId: asker.userId, note: 'For the host', refusals: 0 }]);
  const { requests: seen } = await hostsApi.signedInAs(inside!).listRequests({ eventId });
  expect(seen).toMatchObject([{ userId: asker.userId, answers: [] }]);
  expect(seen[0]).not.toHaveProperty('note');
});

it('refuses a stranger, and who has no say', async () => {
  const { event } = await anEvent({ creatorApprovalNeeded: true });
  const { event: hidden } = await anEvent({ visibility: 'private' });
  const [asker] = await joiners(event.eventId, 1);
  const me = hostsApi.signedInAs(asker!);
  await expect(me.listRequests({ eventId: event.eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.listRequests({ eventId: hidden.eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
