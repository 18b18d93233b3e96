import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { noSeason } from '#tests/support/competitions/seasons.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { announcementsApi } from '#tests/support/messages/announcements.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice } from '#tests/support/notifications/push.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('counts who is in, in line and waiting for an approval, without the host who asks', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  await eventsApi.signedInAs(host).joinEvent({ eventId: event.eventId });
  await joiners(event.eventId, 3);
  const asking = await anEvent({ creatorApprovalNeeded: true });
  await joiners(asking.event.eventId, 2);
  const reachOf = ({ event: { eventId }, host: caller }: typeof asking) =>
    announcementsApi
      .signedInAs(caller)
      .getAnnouncementReach({ aboutId: eventId })
      .then(({ groups }) => groups.map(({ people }) => people));
  expect(await reachOf({ event, host })).toEqual([1, 2, 0, 0]);
  expect(await reachOf(asking)).toEqual([0, 0, 2, 0]);
});

it('is for hosts: a player is refused, and for a stranger a private event does not exist', async () => {
  const [open, hidden] = [await anEvent(), await anEvent({ visibility: 'invitees' })];
  const player = announcementsApi.signedInAs(await aPerson());
  await expect(player.getAnnouncementReach({ aboutId: open.event.eventId })).rejects.toMatchObject({
    code: 'access.denied',
  });
  for (const eventId of [hidden.event.eventId, nowhere])
    await expect(player.getAnnouncementReach({ aboutId: eventId })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('counts who was invited to an event and has not answered', async () => {
  const { event, host } = await anEvent();
  const [silent, coming] = [await aPerson(), await aPerson()];
  const userIds = [silent.userId, coming.userId];
  await hostsApi.signedInAs(host).invitePeople({ eventId: event.eventId, userIds });
  await eventsApi.signedInAs(coming).joinEvent({ eventId: event.eventId });
  const api = announcementsApi.signedInAs(host);
  const { groups, chosen } = await api.getAnnouncementReach({ aboutId: event.eventId, audience: 'unanswered' });
  expect(groups.find(({ key }) => key === 'unanswered')?.people).toBe(1);
  expect(chosen).toMatchObject({ people: 1, app: 1, email: 1, push: 0, unreached: 0 });
});

it('counts the ways that people left on', async () => {
  const { event, host } = await anEvent();
  const [player] = await joiners(event.eventId, 1);
  const topics = { announcements: { email: false, push: true } };
  await notificationsApi.signedInAs(player!).saveNotificationSettings({ topics, version: 0 });
  await aDevice(player!);
  const { chosen } = await announcementsApi.signedInAs(host).getAnnouncementReach({ aboutId: event.eventId });
  expect(chosen).toMatchObject({ people: 1, app: 1, email: 0, push: 1 });
});

it('knows no group of another event, and no community or season that the caller may not know', async () => {
  const { event, host } = await anEvent();
  const api = announcementsApi.signedInAs(host);
  await expect(api.getAnnouncementReach({ aboutId: event.eventId, audience: 'everyone' })).rejects.toMatchObject({
    code: 'announcement.groupGone',
  });
  await expect(api.getAnnouncementReach({ aboutId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(api.getAnnouncementReach({ aboutId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
});
