import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aDraftSeason,
  aRegistered,
  aSeason,
  aSquad,
  noSeason,
  registers,
  type SeasonWorld,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';
import { membersApi, rosterApi } from '#tests/support/teams/teams.ts';

it('lets in as many as a division has places, and keeps the others in the order in which they came', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 2 } }] });
  const people = await Promise.all([0, 1, 2, 3].map(() => aPerson()));
  const { seasonId, divisionId } = world;
  for (const person of people)
    await seasonsApi.signedInAs(person).register({ seasonId, divisionId, mode: 'individual' });
  const stands = await Promise.all(people.map((person) => statusOf(world, person)));
  expect(stands).toEqual(['registered', 'registered', 'waitlisted', 'waitlisted']);
  const last = await seasonsApi.signedInAs(people[3]!).getSeason({ seasonId: world.seasonId });
  expect(last.registration?.position).toBe(2);
  expect(last.spots.find(({ kind }) => kind === 'players')).toMatchObject({ taken: 2, left: 0, waiting: 2 });
});

it('makes a squad with its captain, and lets others in by its code or by asking', async () => {
  const world = await aSeason();
  const { captain, code, squadId } = await aSquad(world);
  const byCode = await aRegistered(world, { mode: 'join_team', squadCode: code });
  const asking = await aRegistered(world, { mode: 'join_team', squadId });
  expect([await statusOf(world, byCode), await statusOf(world, asking)]).toEqual(['placed', 'started']);
  const { squads, asking: asked } = await seasonsApi.signedInAs(captain).getSeason({ seasonId: world.seasonId });
  expect(squads[0]).toMatchObject({ status: 'forming', captainId: captain.userId, playerCount: 2 });
  expect(asked.map(({ userId }) => userId)).toEqual([asking.userId]);
  await expect(aRegistered(world, { mode: 'join_team', squadCode: '22222222' })).rejects.toMatchObject({
    code: 'registration.codeInvalid',
  });
});

it('keeps friends together by a code, six at most', async () => {
  const world = await aSeason();
  const first = await registers(world, await aPerson(), { mode: 'small_group' });
  const join = () => aRegistered(world, { mode: 'small_group', groupCode: first.groupCode ?? '' });
  for (let more = 0; more < 5; more += 1) await join();
  await expect(join()).rejects.toMatchObject({ code: 'registration.groupFull' });
});

it('refuses a registered player, one outside the window or the age limits, and another mode', async () => {
  const open = { opensAt: '2020-01-01T00:00:00.000Z', closesAt: '2028-09-01T00:00:00.000Z' };
  const windows = [{ name: 'Members', audience: 'members' as const, ...open }];
  const members = await aSeason({ registrationWindows: windows });
  await expect(aRegistered(members)).rejects.toMatchObject({ code: 'registration.notOpen' });
  await expect(registers(members, members.owner)).resolves.toMatchObject({ status: 'registered' });
  await expect(registers(members, members.owner)).rejects.toMatchObject({ code: 'registration.already' });
  const grown = await aSeason({ rosterRules: { minAge: 60 }, registrationModes: ['individual'] });
  await expect(aRegistered(grown)).rejects.toMatchObject({ code: 'registration.notEligible' });
  await expect(aRegistered(grown, { mode: 'sub_only' })).rejects.toMatchObject({ code: 'registration.wrongMode' });
  const draft = await aDraftSeason();
  await expect(registers(draft, draft.owner)).rejects.toMatchObject({ code: 'registration.notOpen' });
  await expect(registers({ ...draft, seasonId: noSeason }, draft.owner)).rejects.toMatchObject({
    code: 'season.notFound',
  });
});

const shirt = { fieldId: 'shirtaaa', label: 'Shirt size', visibleTo: 'admins', requiredAt: 'season' } as const;

/** A season of a community that asks its members for their shirt size, and a member of it. */
async function anAskingSeason() {
  const world = await aSeason();
  const { teamId, owner } = world;
  await rosterApi.signedInAs(owner).saveRosterSheet({ teamId, version: 0, sheet: { fields: [shirt] } });
  const member = await aPerson();
  await membersApi.signedInAs(member).joinTeam({ teamId });
  return { ...world, member };
}

/** A member’s answers on the roster, as another member sees them. */
async function answerSeen({ teamId }: SeasonWorld, whose: { userId: string }, reader: SeasonWorld['owner']) {
  const { entries } = await rosterApi.signedInAs(reader).listRoster({ teamId });
  return entries.find(({ userId }) => userId === whose.userId)?.details.fields?.shirtaaa;
}

it('asks members for what a season needs, and keeps the answer on the roster for those who may see it', async () => {
  const world = await anAskingSeason();
  const { member, owner, seasonId } = world;
  const { asked } = await seasonsApi.signedInAs(member).getSeason({ seasonId });
  expect(asked).toMatchObject([{ field: { label: 'Shirt size' }, answer: '' }]);
  const refusal = { code: 'registration.answersMissing', fields: { 'fields.shirtaaa': 'Shirt size is required.' } };
  await expect(registers(world, member)).rejects.toMatchObject(refusal);
  await expect(registers(world, member, { mode: 'individual', fields: { shirtaaa: '  ' } })).rejects.toMatchObject(
    refusal,
  );
  await registers(world, member, { mode: 'individual', fields: { shirtaaa: 'L', otheraaa: 'of no field' } });
  const other = await aPerson();
  await membersApi.signedInAs(other).joinTeam({ teamId: world.teamId });
  expect(await answerSeen(world, member, owner)).toBe('L');
  expect(await answerSeen(world, member, other)).toBeUndefined();
  const { fields } = await ownDetails(world);
  expect(fields).toEqual({ shirtaaa: 'L' });
});

it('takes what a member answered before, and asks nothing of players off the roster', async () => {
  const world = await anAskingSeason();
  const { member, teamId } = world;
  const line = { teamId, isPaused: false, contact: {}, fields: { shirtaaa: 'M' } };
  await rosterApi.signedInAs(member).changeOwnEntry({ ...line, version: 0 });
  await expect(registers(world, member)).resolves.toMatchObject({ status: 'registered' });
  await expect(aRegistered(world)).resolves.toBeDefined();
});

async function ownDetails({ teamId, member }: Awaited<ReturnType<typeof anAskingSeason>>) {
  const { entries } = await rosterApi.signedInAs(member).listRoster({ teamId });
  return entries.find(({ userId }) => userId === member.userId)?.details ?? {};
}
