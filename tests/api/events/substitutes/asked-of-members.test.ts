import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { askWhoIsDue, searchOf, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, aTeam, membersApi, rosterApi } from '#tests/support/teams/teams.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

/** A search at an event of a community: for members alone, or for everyone. */
async function aSearchOf(team: Awaited<ReturnType<typeof aTeam>>, membersOnly: boolean) {
  const { teamId: hostingTeam, owner: host } = team;
  const eligibility = membersOnly ? { eligibility: { membersOnly } } : {};
  const { eventId } = await eventsApi.signedInAs(host).scheduleEvent(eventDetails({ hostingTeam, ...eligibility }));
  await substitutesApi.signedInAs(host).askForSubstitutes({ eventId, needed: 1 });
  await askWhoIsDue();
  return { host, eventId };
}

it('asks members alone where the event is for members alone, and tells the host how many are not', async () => {
  const team = await aTeam();
  const { teamId } = team;
  const [member, paused, stranger] = await substitutes(3);
  for (const person of [member!, paused!]) await aMember(team, [], person);
  const pause = { teamId, version: 0, contact: {}, fields: {}, isPaused: true };
  await rosterApi.signedInAs(paused!).changeOwnEntry(pause);
  const open = await searchOf(await aSearchOf(team, false));
  expect(open.offers.map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([member!.userId, paused!.userId, stranger!.userId]),
  );
  const { offers, notAsked } = await searchOf(await aSearchOf(team, true));
  expect(offers.map(({ userId }) => userId)).toEqual([member!.userId]);
  expect(notAsked).toContainEqual({ reason: 'membership', people: 2 });
});

it('refuses the player who has left the community since they were asked, and says why', async () => {
  const team = await aTeam();
  const [member] = await substitutes(1);
  await aMember(team, [], member);
  const { eventId, host } = await aSearchOf(team, true);
  await membersApi.signedInAs(member!).leaveTeam({ teamId: team.teamId });
  const accepting = substitutesApi.signedInAs(member!).acceptSubstitution({ eventId });
  await expect(accepting).rejects.toMatchObject({
    code: 'rsvp.notEligible',
    fields: { membership: expect.stringContaining('for members of the community') },
  });
  expect(await searchOf({ host, eventId })).toMatchObject({ status: 'open', accepted: 0 });
  await aMember(team, [], member);
  expect(await substitutesApi.signedInAs(member!).acceptSubstitution({ eventId })).toMatchObject({
    mine: { status: 'in' },
  });
});
