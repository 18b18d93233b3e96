import { expect, it } from 'vitest';
import {
  aRegistered,
  aSeason,
  aSquad,
  noSeason,
  noSquad,
  registers,
  seasonDetails,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';

const divisions = [
  { name: 'A', capacity: { players: 2 } },
  { name: 'B', capacity: { players: 1 } },
];

it('places, moves, suspends and rejects people, within the room that there is', async () => {
  const world = await aSeason({ divisions, rosterRules: { maxSize: 2 } });
  const { seasonId, owner, season } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await aSquad(world);
  const [one, two, three] = [await aRegistered(world), await aRegistered(world), await aRegistered(world)];
  const decide = (person: { userId: string }, what: object) =>
    mine.decideRegistration({ seasonId, userId: person.userId, ...what } as never);
  const other = season.divisions[1]!.divisionId;
  expect(await decide(one, { action: 'place', squadId })).toMatchObject({ status: 'placed', squadIds: [squadId] });
  await expect(decide(two, { action: 'place', squadId })).rejects.toMatchObject({ code: 'registration.notEligible' });
  expect(await decide(two, { action: 'move', divisionId: other })).toMatchObject({ divisionId: other });
  expect(await statusOf(world, three)).toBe('registered');
  await expect(decide(three, { action: 'move', divisionId: other })).rejects.toMatchObject({
    code: 'registration.notEligible',
  });
  expect(await decide(one, { action: 'suspend' })).toMatchObject({ status: 'suspended' });
  expect(await decide(one, { action: 'reinstate' })).toMatchObject({ status: 'placed' });
  expect(await decide(three, { action: 'reject' })).toMatchObject({ status: 'rejected' });
  await expect(decide(three, { action: 'withdraw' })).rejects.toMatchObject({ code: 'registration.notNow' });
  await expect(decide(two, { action: 'place', squadId: noSquad })).rejects.toMatchObject({ code: 'squad.notFound' });
  await expect(decide(owner, { action: 'withdraw' })).rejects.toMatchObject({ code: 'registration.notFound' });
  await expect(decide(one, { action: 'withdraw', seasonId: noSeason })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});

it('takes a player out of their squad, who stays registered', async () => {
  const world = await aSeason();
  const { captain, code, squadId } = await aSquad(world);
  const player = await aRegistered(world, { mode: 'join_team', squadCode: code });
  const decides = (userId: string) =>
    seasonsApi.signedInAs(world.owner).decideRegistration({ seasonId: world.seasonId, userId, action: 'unplace' });
  await expect(decides(player.userId)).resolves.toMatchObject({ status: 'registered', squadIds: [] });
  await expect(decides(player.userId)).rejects.toMatchObject({ code: 'registration.notNow' });
  const { squads } = await seasonsApi.signedInAs(captain).getSeason({ seasonId: world.seasonId });
  expect(squads.find((squad) => squad.squadId === squadId)).toMatchObject({ playerCount: 1 });
});

it('carries a player over to another season of the community, where they wait if nothing is free', async () => {
  const world = await aSeason();
  const { seasonId, owner, teamId } = world;
  const mine = seasonsApi.signedInAs(owner);
  const divisions = [{ name: 'Open', capacity: { players: 1 } }];
  const next = await mine.createSeason({ ...seasonDetails({ label: 'Fall 2031', divisions }), teamId });
  const [one, two] = [await aRegistered(world), await aRegistered(world)];
  const carries = ({ userId }: typeof one, toSeasonId = next.seasonId) =>
    mine.decideRegistration({ seasonId, userId, action: 'carry', toSeasonId });
  expect(await carries(one)).toMatchObject({ status: 'transferred' });
  await carries(two);
  const there = (await mine.listSeasonRegistrations({ seasonId: next.seasonId })).registrations;
  expect(there.map(({ status }) => status).sort()).toEqual(['registered', 'waitlisted']);
  expect(there[0]).toMatchObject({ carriedFrom: { seasonId } });
  await registers(world, one);
  await expect(carries(one)).rejects.toMatchObject({ code: 'registration.already' });
  await expect(carries(one, (await aSeason()).seasonId)).rejects.toMatchObject({ code: 'season.notFound' });
  const teams = seasonDetails({ registrationModes: ['create_team'] });
  const { seasonId: ofTeams } = await mine.createSeason({ ...teams, teamId });
  await expect(carries(one, ofTeams)).rejects.toMatchObject({ code: 'registration.wrongMode' });
});
