import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/events/invitations/sending/job.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(async () => {
  product.clock.reset();
  await runJob(runDue);
});

const invitesTo = ({ email }: { email: string }) =>
  product.mails(email).filter(({ subject }) => subject.includes('invites you'));

it('opens an event to those who are invited, with a mail each and no link only', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const [friend, maybe, stranger] = [await aPerson(), await aPerson(), await aPerson()];
  const guest = eventsApi.signedInAs(friend);
  await expect(guest.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const people = { eventId, userIds: [friend.userId, maybe.userId, host.userId, aStranger().userId] };
  expect(await hostsApi.signedInAs(host).invitePeople(people)).toEqual({ invited: 2 });
  expect(await hostsApi.signedInAs(host).invitePeople(people)).toEqual({ invited: 0 });
  await product.drain();
  expect(invitesTo(friend)).toHaveLength(1);
  expect(invitesTo(friend)[0]!.text).toContain(`/discover/events/${eventId}`);
  expect(await guest.getEvent({ eventId })).toMatchObject({ isInvited: true, mine: { status: 'none' } });
  expect(await guest.joinEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
  expect(await guest.getEvent({ eventId })).not.toHaveProperty('shareToken');
  const other = eventsApi.signedInAs(maybe);
  expect(await other.replyToEvent({ eventId, reply: 'maybe' })).toMatchObject({ mine: { status: 'none' } });
  const outside = eventsApi.signedInAs(stranger);
  for (const refuse of [
    () => outside.getEvent({ eventId }),
    () => outside.joinEvent({ eventId }),
    () => outside.listJoiners({ eventId }),
    () => outside.replyToEvent({ eventId, reply: 'maybe' }),
    () => hostsApi.signedInAs(stranger).listInvitees({ eventId }),
    () => eventsApi.signedOut().getPublicEvent({ eventId }),
    () => exportsApi.signedOut().downloadCalendar({ eventId }),
  ])
    await expect(refuse()).rejects.toMatchObject({ code: 'event.notFound' });
});

it('closes the link of an event that was private before', async () => {
  const { event, host } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  const api = eventsApi.signedInAs(host);
  const { shareToken: token } = await api.getEvent({ eventId });
  await api.changeEvent({ ...eventDetails({ visibility: 'invitees' }), eventId, version: event.version });
  const holder = eventsApi.signedInAs(await aPerson());
  await expect(holder.getEvent({ eventId, token: token! })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(holder.joinEvent({ eventId, token: token! })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('tells people at the instant that the host chose, and lets no one know before', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const friend = await aPerson();
  const inviteSendAt = new Date(Date.parse(event.startsAt) - 3 * 86_400_000).toISOString();
  await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [friend.userId], inviteSendAt });
  const api = eventsApi.signedInAs(friend);
  for (const [minutes, mails] of [
    [-1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    product.clock.moveTo(new Date(Date.parse(inviteSendAt) + minutes * 60_000));
    await runJob(runDue);
    await product.drain();
    expect(invitesTo(friend)).toHaveLength(mails);
    const seen = await api.getEvent({ eventId }).catch(({ code }) => code);
    expect(seen).toEqual(mails === 0 ? 'event.notFound' : expect.objectContaining({ isInvited: true }));
  }
});

it('invites everyone who was in at an earlier event of the host, and of no one else', async () => {
  const { event: earlier, host } = await anEvent();
  const people = await joiners(earlier.eventId, 2);
  const api = eventsApi.signedInAs(host);
  const { eventId } = await api.scheduleEvent(eventDetails({ visibility: 'invitees' }));
  const fromEventId = earlier.eventId;
  expect(await hostsApi.signedInAs(host).invitePeople({ eventId, fromEventId })).toEqual({ invited: 2 });
  expect(await eventsApi.signedInAs(people[1]!).getEvent({ eventId })).toMatchObject({ isInvited: true });
  const { event: foreign } = await anEvent();
  const sly = hostsApi.signedInAs(host).invitePeople({ eventId, fromEventId: foreign.eventId });
  await expect(sly).rejects.toMatchObject({ code: 'event.notFound' });
});

it('refuses what is no event to come, and a moment after its start', async () => {
  const { event, host } = await anEvent();
  const { eventId, version } = event;
  const api = hostsApi.signedInAs(host);
  const userIds = [(await aPerson()).userId];
  await expect(api.invitePeople({ eventId, userIds, inviteSendAt: event.endsAt })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { inviteSendAt: 'Choose a time before the start.' },
  });
  await expect(api.invitePeople({ eventId: nowhere, userIds })).rejects.toMatchObject({ code: 'event.notFound' });
  await eventsApi.signedInAs(host).postponeEvent({ eventId, version });
  await expect(api.invitePeople({ eventId, userIds })).rejects.toMatchObject({ code: 'event.notEditable' });
});
