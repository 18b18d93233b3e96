import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aRegistered,
  aSeason,
  aSquad,
  noSeason,
  registers,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';

/** A person who was offered the place of a player. */
async function anHeirOf(seasonId: string, holder: Account) {
  const heir = await aPerson();
  await seasonsApi.signedInAs(holder).offerPlace({ seasonId, toUserId: heir.userId });
  const answer = (said: 'accept' | 'decline' = 'accept') =>
    seasonsApi.signedInAs(heir).answerPlace({ seasonId, answer: said });
  return { heir, answer };
}

it('takes the place with the team and its lead, and passes no one in line', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { seasonId } = world;
  const { captain, squadId } = await aSquad(world);
  const [, waiting] = [await aRegistered(world), await aRegistered(world)];
  const { heir, answer } = await anHeirOf(seasonId, captain);
  await answer();
  const mine = seasonsApi.signedInAs(heir);
  const { registration, squads } = await mine.getSeason({ seasonId });
  expect(registration).toMatchObject({
    status: 'placed',
    squadIds: [squadId],
    carriedFrom: { seasonId, userId: captain.userId },
  });
  expect(squads.find((squad) => squad.squadId === squadId)).toMatchObject({ captainId: heir.userId, playerCount: 1 });
  expect([await statusOf(world, captain), await statusOf(world, waiting)]).toEqual(['transferred', 'waitlisted']);
  await expect(answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
});

it('takes the place in a group, whose code lets no extra player in for it', async () => {
  const world = await aSeason();
  const { seasonId } = world;
  const holder = await aRegistered(world, { mode: 'small_group' });
  const { groupCode } = await seasonsApi.signedInAs(holder).getRegistration({ seasonId, userId: holder.userId });
  for (let more = 1; more < 6; more += 1) await aRegistered(world, { mode: 'small_group', groupCode });
  const { heir, answer } = await anHeirOf(seasonId, holder);
  await answer();
  const taken = await seasonsApi.signedInAs(heir).getRegistration({ seasonId, userId: heir.userId });
  expect(taken).toMatchObject({ groupCode, status: 'registered' });
  const late = registers(world, await aPerson(), { mode: 'small_group', groupCode });
  await expect(late).rejects.toMatchObject({ code: 'registration.groupFull' });
});

it('leaves the place with the player who offered it', async () => {
  const world = await aSeason();
  const holder = await aRegistered(world);
  const { answer } = await anHeirOf(world.seasonId, holder);
  await answer('decline');
  await expect(answer()).rejects.toMatchObject({ code: 'registration.offerGone' });
  expect(await statusOf(world, holder)).toBe('registered');
});

it('takes nothing where the person is registered meanwhile, is not of age, or the season is over', async () => {
  const world = await aSeason();
  const { seasonId, owner } = world;
  const { heir, answer } = await anHeirOf(seasonId, await aRegistered(world));
  await registers(world, heir);
  await expect(answer()).rejects.toMatchObject({ code: 'registration.already' });
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  const later = await anHeirOf(seasonId, await aRegistered(world));
  await mine.moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'No field' });
  await expect(later.answer()).rejects.toMatchObject({ code: 'registration.notNow' });
  const unknown = seasonsApi.signedInAs(heir).answerPlace({ seasonId: noSeason, answer: 'accept' });
  await expect(unknown).rejects.toMatchObject({ code: 'season.notFound' });
});

it('takes no place of a division for other ages', async () => {
  const world = await aSeason();
  const { seasonId, owner } = world;
  const { answer } = await anHeirOf(seasonId, await aRegistered(world));
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  const { teamId: _, status: __, createdAt: ___, updatedAt: ____, ...facts } = season;
  await mine.changeSeason({ ...facts, rosterRules: { ...facts.rosterRules, minAge: 90 } });
  await expect(answer()).rejects.toMatchObject({ code: 'registration.cannotTake' });
});
