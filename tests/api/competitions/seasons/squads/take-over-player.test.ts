import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aSeason, aSquad, type SeasonWorld, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';
import { product } from '#tests/support/product/product.ts';
import { aHolder, invitesApi, inviteTokenFor, rosterApi } from '#tests/support/teams/teams.ts';

type World = Pick<SeasonWorld, 'teamId' | 'owner'>;

/** Accepts the invitation that the manager sends to a player of the roster. */
async function joins({ teamId, owner }: World, person: Account) {
  const { people } = await rosterApi.signedInAs(owner).listRoster({ teamId });
  const inviteIds = people.filter(({ email }) => email === person.email).map(({ inviteId }) => inviteId);
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds });
  const token = await inviteTokenFor(person.email);
  await invitesApi.signedInAs(person).answerTeamInvite({ token, answer: 'accept' });
  await product.drain();
}

const rosterIn = async ({ seasonId, owner }: Pick<SeasonWorld, 'seasonId' | 'owner'>, squadId: string) => {
  const { squads } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  return squads.find((one) => one.squadId === squadId)!.roster.map(({ userId }) => userId);
};

it('makes a player who joins the one that they were on the roster: no duplicate, their team kept', async () => {
  const world = await aSeason();
  const { captain, squadId } = await aSquad(world);
  const { seasonId, teamId, owner } = world;
  const person = await aHolder();
  const people = [{ name: 'Theo Park', email: person.email }];
  await seasonsApi.signedInAs(captain).addSquadPlayers({ seasonId, squadId, people });
  await joins(world, person);
  expect(await rosterIn(world, squadId)).toEqual([captain.userId, person.userId]);
  expect(await statusOf(world, person)).toBe('placed');
  const listed = await rosterApi.signedInAs(owner).listRoster({ teamId, q: 'Theo Park' });
  expect([listed.people, listed.entries.map(({ userId }) => userId)]).toEqual([[], [person.userId]]);
  await product.drain();
  expect(product.mails(person.email).some(({ subject }) => subject.includes('Comets'))).toBe(true);
});

it('lets the first who joins lead a team that has no captain', async () => {
  const world = await aSeason();
  const { seasonId, divisionId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Heroes' });
  const person = await aHolder();
  await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'Theo Park', email: person.email }] });
  await joins(world, person);
  const { squads } = await mine.getSeason({ seasonId });
  expect(squads.find((one) => one.squadId === squadId)?.captainId).toBe(person.userId);
});

it('keeps the registration that a player made themselves, with the team added', async () => {
  const world = await aSeason();
  const { captain, squadId } = await aSquad(world);
  const { seasonId } = world;
  const person = await aHolder();
  const people = [{ name: 'Theo Park', email: person.email }];
  await seasonsApi.signedInAs(captain).addSquadPlayers({ seasonId, squadId, people });
  await seasonsApi.signedInAs(person).register({ seasonId, divisionId: world.divisionId, mode: 'individual' });
  await joins(world, person);
  expect(await rosterIn(world, squadId)).toEqual([captain.userId, person.userId]);
  const { registrations } = await seasonsApi.signedInAs(world.owner).listSeasonRegistrations({ seasonId });
  const theirs = registrations.filter(({ userId }) => userId === person.userId);
  expect(theirs).toMatchObject([{ status: 'placed', squadIds: [squadId] }]);
});

it('hands over what was counted of them in matches', async () => {
  const league = await aScoredLeague();
  const { seasonId, at, home, owner } = league;
  const person = await aHolder();
  const mine = seasonsApi.signedInAs(owner);
  const people = [{ name: 'Theo Park', email: person.email }];
  const { squad } = await mine.addSquadPlayers({ seasonId, squadId: home.squadId, people });
  const personId = squad.roster.find(({ displayName }) => displayName === 'Theo Park')?.userId ?? '';
  const line = { ...at, entrantId: home.squadId, version: 0, lines: [{ personId, counts: { G: 1 } }] };
  await league.boss.enterStatistics(line);
  await joins({ teamId: (await mine.getSeason({ seasonId })).season.teamId, owner }, person);
  const { sides } = await league.boss.listMatchPlayers(at);
  const entered = sides.flatMap(({ players }) => players.filter(({ counts }) => Object.keys(counts).length > 0));
  expect(entered).toMatchObject([{ personId: person.userId, counts: { G: 1 } }]);
});

it('leaves a player on their team who says no', async () => {
  const world = await aSeason();
  const { captain, squadId } = await aSquad(world);
  const { seasonId, teamId, owner } = world;
  const person = await aHolder();
  const people = [{ name: 'Theo Park', email: person.email }];
  await seasonsApi.signedInAs(captain).addSquadPlayers({ seasonId, squadId, people });
  const [listed] = (await rosterApi.signedInAs(owner).listRoster({ teamId })).people;
  await invitesApi.signedInAs(owner).inviteToTeam({ teamId, inviteIds: [listed?.inviteId ?? ''] });
  const token = await inviteTokenFor(person.email);
  await invitesApi.signedInAs(person).answerTeamInvite({ token, answer: 'decline' });
  expect(await rosterIn(world, squadId)).toHaveLength(2);
  expect((await rosterApi.signedInAs(owner).listRoster({ teamId })).people).toMatchObject([
    { name: 'Theo Park', status: 'declined' },
  ]);
});
