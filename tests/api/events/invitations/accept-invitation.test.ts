import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

const withApproval = { creatorApprovalNeeded: true, approvalQuestions: ['Which team?'] };
const standing = async (person: { userId: string }, eventId: string) =>
  (await eventsApi.signedInAs(person).getEvent({ eventId })).mine.status;

/** An event where the host decides, and a player who was invited to it. */
async function anInvitation(differences: object = {}) {
  const { event, host } = await anEvent({ ...withApproval, ...differences });
  const { eventId } = event;
  const player = await aPerson();
  await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [player.userId] });
  return { eventId, host, player };
}

it('lets an invited player in when they accept, without questions and without asking the host again', async () => {
  const { eventId, host, player } = await anInvitation();
  const { mine } = await eventsApi.signedInAs(player).joinEvent({ eventId });
  expect(mine.status).toBe('in');
  await product.drain();
  const subjects = product.mails(host.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('wants to join'))).toEqual([]);
  const stranger = eventsApi.signedInAs(await aPerson());
  const asked = await stranger.joinEvent({ eventId, answers: ['The Reds'] });
  expect(asked.mine.status).toBe('requested');
});

it('has an invited player wait where the event is full', async () => {
  const { eventId, host, player } = await anInvitation({ capacity: 1 });
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  expect(await standing(player, eventId)).toBe('waiting');
});

it('refuses an invited player where the event is full and has no waitlist', async () => {
  const { eventId, host, player } = await anInvitation({ capacity: 1, allowWaitlist: false });
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  const joining = eventsApi.signedInAs(player).joinEvent({ eventId });
  await expect(joining).rejects.toMatchObject({ code: 'rsvp.full' });
});

it('applies group limits to invited players too', async () => {
  const capacityGroups = [
    { key: 'keepers', label: 'Goalkeepers', max: 1 },
    { key: 'field', label: 'Field players', max: 3 },
  ];
  const { eventId, host, player } = await anInvitation({ capacity: 4, capacityGroupsBy: 'position', capacityGroups });
  const second = await aPerson();
  await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [second.userId] });
  const { mine } = await eventsApi.signedInAs(player).joinEvent({ eventId, group: 'keepers' });
  expect(mine.status).toBe('in');
  await eventsApi.signedInAs(second).joinEvent({ eventId, group: 'keepers' });
  expect(await standing(second, eventId)).toBe('waiting');
});

it('lets in a player who had asked to come before they were invited', async () => {
  const { event, host } = await anEvent({ creatorApprovalNeeded: true });
  const { eventId } = event;
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  expect(await standing(player, eventId)).toBe('requested');
  await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [player.userId] });
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  expect(await standing(player, eventId)).toBe('in');
});

it('asks the host about a player whose invitation was withdrawn or is not sent yet', async () => {
  const { eventId, host, player } = await anInvitation({ approvalQuestions: [] });
  await hostsApi.signedInAs(host).withdrawInvitation({ eventId, userId: player.userId });
  const planned = await aPerson();
  const { startsAt } = (await eventsApi.signedInAs(host).getEvent({ eventId })).event;
  const inviteSendAt = new Date(Date.parse(startsAt) - 3_600_000).toISOString();
  await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [planned.userId], inviteSendAt });
  for (const person of [player, planned]) {
    await eventsApi.signedInAs(person).joinEvent({ eventId });
    expect(await standing(person, eventId)).toBe('requested');
  }
});

it('shows the host that an invited player cannot come, with their note, and lets them change their mind', async () => {
  const { eventId, host, player } = await anInvitation();
  const api = eventsApi.signedInAs(player);
  await api.replyToEvent({ eventId, reply: 'declined', note: 'I have a cold.' });
  const invitee = async () => (await hostsApi.signedInAs(host).listInvitees({ eventId })).invitees[0];
  expect(await invitee()).toMatchObject({ status: 'declined', note: 'I have a cold.' });
  await api.joinEvent({ eventId });
  expect(await invitee()).toMatchObject({ status: 'in' });
  expect((await invitee())?.note).toBeUndefined();
});

it('does not let in a player who had asked to come once the event is cancelled or answers have closed', async () => {
  for (const end of ['cancelled', 'closed'] as const) {
    const { event, host } = await anEvent({ creatorApprovalNeeded: true });
    const { eventId, version } = event;
    const player = await aPerson();
    await eventsApi.signedInAs(player).joinEvent({ eventId });
    await hostsApi.signedInAs(host).invitePeople({ eventId, userIds: [player.userId] });
    if (end === 'cancelled') await eventsApi.signedInAs(host).cancelEvent({ eventId, version, reason: 'weather' });
    else product.clock.moveTo(event.endsAt);
    await eventsApi
      .signedInAs(player)
      .joinEvent({ eventId })
      .catch(() => undefined);
    expect(await standing(player, eventId), end).not.toBe('in');
    product.clock.reset();
  }
});
