import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { nowhere } from '#tests/support/events/hosts.ts';
import { announcementsApi } from '#tests/support/messages/announcements.ts';

it('counts who is in, in line and waiting for an approval, without the host who asks', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  await eventsApi.signedInAs(host).joinEvent({ eventId: event.eventId });
  await joiners(event.eventId, 3);
  const asking = await anEvent({ creatorApprovalNeeded: true });
  await joiners(asking.event.eventId, 2);
  const reachOf = ({ event: { eventId }, host: caller }: typeof asking) =>
    announcementsApi.signedInAs(caller).getAnnouncementReach({ eventId });
  expect(await reachOf({ event, host })).toEqual({ reach: { in: 1, line: 2, asked: 0 }, left: 3 });
  expect(await reachOf(asking)).toEqual({ reach: { in: 0, line: 0, asked: 2 }, left: 3 });
});

it('is for hosts: a player is refused, and for a stranger a private event does not exist', async () => {
  const [open, hidden] = [await anEvent(), await anEvent({ visibility: 'invitees' })];
  const player = announcementsApi.signedInAs(await aPerson());
  await expect(player.getAnnouncementReach({ eventId: open.event.eventId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  for (const eventId of [hidden.event.eventId, nowhere])
    await expect(player.getAnnouncementReach({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});
