import { beforeEach, expect, it } from 'vitest';
import { handler as nightly } from '#lambdas/events/series/nightly.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { aSeries, datesOf, seriesApi } from '#tests/support/events/series.ts';
import { aSearch, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;
/** Which of the two blocks the other: a host and a possible guest. */
const ways: readonly [string, (host: Person, other: Person) => readonly (readonly [Person, Person])[]][] = [
  ['the host blocks', (host, other) => [[host, other]]],
  ['the other blocks', (host, other) => [[other, host]]],
  [
    'both block',
    (host, other) => [
      [host, other],
      [other, host],
    ],
  ],
];

beforeEach(() => product.forget());

it.each(ways)('separates a host and another player in invitations, questions and lists when %s', async (_name, who) => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [other] = (await joiners(eventId, 1)) as [Person];
  const hosts = hostsApi.signedInAs(host);
  expect((await hosts.listInvitable({ eventId })).people).toHaveLength(1);
  for (const [blocker, blocked] of who(host, other)) await block(blocker, blocked);
  expect((await hosts.listInvitable({ eventId })).people).toEqual([]);
  expect(await hosts.invitePeople({ eventId, userIds: [other.userId] })).toEqual({ invited: 0 });
  const ask = hosts.inviteHost({ eventId, userId: other.userId });
  await expect(ask).rejects.toMatchObject({ code: 'user.notFound' });
});

it('lets no blocked player join, and does not say why', async () => {
  const { event, host } = await anEvent();
  const [blocked, blocker] = [await aPerson(), await aPerson()];
  await block(host, blocked);
  await block(blocker, host);
  const { eventId } = event;
  const join = eventsApi.signedInAs(blocked).joinEvent({ eventId });
  await expect(join).rejects.toMatchObject({ code: 'event.notFound' });
  expect(await eventsApi.signedInAs(blocker).joinEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
  await privacyApi.signedInAs(host).unblockPerson({ userId: blocked.userId });
  expect(await eventsApi.signedInAs(blocked).joinEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
});

it('puts no blocked player on new dates of a series', async () => {
  const { event, host } = await aSeries({ reoccurringInfo: { frequency: 'weekly', count: 20 } });
  const [blocked, other] = [await aPerson(), await aPerson()];
  for (const person of [blocked, other])
    await seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'standing' });
  await product.drain();
  await runJob(nightly);
  await block(host, blocked);
  product.clock.moveTo(new Date(Date.now() + 2 * 7 * 86_400_000));
  await runJob(nightly);
  await product.drain();
  const { eventId } = (await datesOf(event.eventId, other)).at(-1)!;
  product.clock.reset();
  const { joiners } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(joiners.map(({ userId }) => userId)).toEqual([other.userId]);
});

it('lets no player join a series whose host blocked them', async () => {
  const { event, host } = await aSeries();
  const [blocked, blocker] = [await aPerson(), await aPerson()];
  await block(host, blocked);
  await block(blocker, host);
  const join = (person: Person) => seriesApi.signedInAs(person).joinSeries({ eventId: event.eventId, scope: 'all' });
  await expect(join(blocked)).rejects.toMatchObject({ code: 'event.notFound' });
  expect(await join(blocker)).toMatchObject({ in: 6 });
});

it('lets no substitute accept after the host blocked them', async () => {
  const [asked] = await substitutes(1);
  const { eventId, host } = await aSearch();
  await block(host, asked!);
  const accept = substitutesApi.signedInAs(asked!).acceptSubstitution({ eventId });
  await expect(accept).rejects.toMatchObject({ code: 'substitute.notFound' });
});

it('hides blocked joiners from each other, and both to the host', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [one, other, third] = (await joiners(eventId, 3)) as [Person, Person, Person];
  await block(one, other);
  const seenBy = async (person: Person) =>
    (await eventsApi.signedInAs(person).listJoiners({ eventId })).joiners.map(({ userId }) => userId);
  expect(await seenBy(one)).toEqual([one.userId, third.userId]);
  expect(await seenBy(other)).toEqual([other.userId, third.userId]);
  expect(await seenBy(third)).toHaveLength(3);
  expect(await seenBy(host)).toHaveLength(3);
});

it('sends no invitation from a person that the invitee had blocked', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const [friend, blocker] = [await aPerson(), await aPerson()];
  const { eventId } = event;
  const invite = { eventId, userIds: [friend.userId, blocker.userId] };
  expect(await hostsApi.signedInAs(host).invitePeople(invite)).toEqual({ invited: 2 });
  await block(blocker, host);
  await product.drain();
  expect(product.mails(friend.email)).toHaveLength(1);
  expect(product.mails(blocker.email)).toEqual([]);
  expect((await hostsApi.signedInAs(blocker).listInvitations({})).invitations).toEqual([]);
  expect((await hostsApi.signedInAs(friend).listInvitations({})).invitations).toHaveLength(1);
});
