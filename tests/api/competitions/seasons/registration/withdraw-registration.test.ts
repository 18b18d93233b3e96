import { expect, it } from 'vitest';
import { aRegistered, aSeason, aSquad, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';

it('gives the place of a withdrawn player to the first in line, and withdraws each only once', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const [first, second, third] = [await aRegistered(world), await aRegistered(world), await aRegistered(world)];
  const { seasonId } = world;
  await seasonsApi.signedInAs(first).withdrawRegistration({ seasonId });
  expect([await statusOf(world, second), await statusOf(world, third)]).toEqual(['registered', 'waitlisted']);
  await seasonsApi.signedInAs(third).withdrawRegistration({ seasonId });
  await expect(seasonsApi.signedInAs(first).withdrawRegistration({ seasonId })).rejects.toMatchObject({
    code: 'registration.notNow',
  });
  await expect(seasonsApi.signedInAs(world.owner).withdrawRegistration({ seasonId })).rejects.toMatchObject({
    code: 'registration.notFound',
  });
});

it('hands a squad on to its next player, or its place to a squad in line when it is empty', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { teams: 2 } }] });
  const [one] = [await aSquad(world, 'One'), await aSquad(world, 'Two')];
  const waiting = await aRegistered(world, { mode: 'create_team', squad: { name: 'Three' } });
  const heir = await aRegistered(world, { mode: 'join_team', squadCode: one.code });
  const { seasonId } = world;
  await seasonsApi.signedInAs(one.captain).withdrawRegistration({ seasonId });
  expect(await statusOf(world, waiting)).toBe('waitlisted');
  const held = await seasonsApi.signedInAs(world.owner).getSeason({ seasonId });
  expect(held.squads.find(({ name }) => name === 'One')).toMatchObject({ captainId: heir.userId, playerCount: 1 });
  await seasonsApi.signedInAs(heir).withdrawRegistration({ seasonId });
  const { squads } = await seasonsApi.signedOut().getPublicSeason({ seasonId });
  const stands = Object.fromEntries(squads.map(({ name, status }) => [name, status]));
  expect(stands).toEqual({ One: 'withdrawn', Two: 'forming', Three: 'forming' });
  expect(await statusOf(world, waiting)).toBe('placed');
});
