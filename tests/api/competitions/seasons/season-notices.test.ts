import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as datesHandler } from '#lambdas/competitions/seasons/dates/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aDraftSeason,
  aRegistered,
  aSeason,
  aSquad,
  registers,
  type SeasonWorld,
  seasonsApi,
} from '#tests/support/competitions/seasons.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { aMember, rosterApi } from '#tests/support/teams/teams.ts';

const subjects = (person: Account) => product.mails(person.email).map(({ subject }) => subject);

/** The notifications that a user got since. */
async function toldSince<Result>(person: Account, act: () => Promise<Result>): Promise<string[]> {
  await product.drain();
  const before = subjects(person).length;
  await act();
  await product.drain();
  return subjects(person).slice(before);
}

const moves = (
  { seasonId, owner }: SeasonWorld,
  version: number,
  to: 'registration_scheduled' | 'cancelled',
  reason = '',
) => seasonsApi.signedInAs(owner).moveSeason({ seasonId, version, to, reason });

it('tells players in line that they are in, and captains who asks to be in their squad', async () => {
  const world = await aSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { captain, squadId } = await aSquad(world);
  const first = await aRegistered(world);
  const waiting = await aRegistered(world);
  const withdraws = () => seasonsApi.signedInAs(first).withdrawRegistration({ seasonId: world.seasonId });
  expect(await toldSince(waiting, withdraws)).toEqual(['You are in: Spring 2031']);
  const asks = () => aRegistered(world, { mode: 'join_team', squadId });
  expect(await toldSince(captain, asks)).toEqual([expect.stringContaining('wants to join Comets')]);
});

it('tells people that they were placed, refused or suspended', async () => {
  const world = await aSeason();
  const { seasonId, divisionId, owner } = world;
  const { squadId } = await aSquad(world);
  const [placed, refused] = [await aRegistered(world), await aRegistered(world)];
  const mine = seasonsApi.signedInAs(owner);
  const squads = [{ squadId, name: 'Comets', userIds: [placed.userId] }];
  expect(await toldSince(placed, () => mine.applySquads({ seasonId, divisionId, squads }))).toEqual([
    'You are in Comets',
  ]);
  const decides =
    (action: 'suspend' | 'reject', { userId }: Account) =>
    () =>
      mine.decideRegistration({ seasonId, userId, action });
  expect(await toldSince(placed, decides('suspend', placed))).toEqual(['You are suspended in Spring 2031']);
  expect(await toldSince(refused, decides('reject', refused))).toEqual(['Registration declined: Spring 2031']);
});

it('tells guardians what became of the registration of a child', async () => {
  const world = await aSeason();
  const guardian = await aPerson();
  const { dependantId } = await aDependant(guardian);
  const { seasonId, divisionId, owner } = world;
  await seasonsApi.signedInAs(guardian).registerDependant({ seasonId, dependantId, divisionId, mode: 'individual' });
  const rejects = () =>
    seasonsApi.signedInAs(owner).decideRegistration({ seasonId, userId: dependantId, action: 'reject' });
  expect(await toldSince(guardian, rejects)).toEqual(['Registration declined: Kim, Spring 2031']);
});

it('tells members when registration opens, and asks nothing of members who paused', async () => {
  const world = await aDraftSeason();
  const [member, paused] = [await aMember(world), await aMember(world)];
  await rosterApi
    .signedInAs(paused)
    .changeOwnEntry({ teamId: world.teamId, version: 0, isPaused: true, contact: {}, fields: {} });
  const opens = () => moves(world, 1, 'registration_scheduled');
  expect(await toldSince(member, opens)).toEqual(['Registration for Spring 2031 opens soon']);
  expect(subjects(paused)).toEqual([]);
});

it('says two days before its end that registration ends, once and only to members who are not registered', async () => {
  const registrationWindows = [
    {
      name: 'All',
      audience: 'public' as const,
      opensAt: '2020-01-01T00:00:00.000Z',
      closesAt: '2028-02-05T12:00:00.000Z',
    },
  ];
  const world = await aSeason({ registrationWindows });
  const [late, member] = [await aMember(world), await aMember(world)];
  await registers(world, member);
  await product.drain();
  product.clock.moveTo('2028-02-03T12:01:00.000Z');
  const told = await toldSince(late, async () => {
    await runJob(datesHandler);
    await product.drain();
    await runJob(datesHandler);
  });
  expect(told).toEqual(['Registration for Spring 2031 closes soon']);
  expect(subjects(member)).not.toContain('Registration for Spring 2031 closes soon');
});

it('tells every registered player that a season is cancelled and why', async () => {
  const world = await aSeason();
  const player = await aRegistered(world);
  const told = await toldSince(player, () => moves(world, 2, 'cancelled', 'The hall is flooded.'));
  expect(told).toEqual(['Spring 2031 is canceled']);
  expect(product.mails(player.email).at(-1)?.text).toContain('The hall is flooded.');
});

it('says in words on which day a season begins', async () => {
  const player = await aRegistered(await aSeason());
  const told = await toldSince(player, async () => {
    product.clock.moveTo('2028-03-04T18:00:00.000Z');
    await runJob(datesHandler);
  });
  expect(told).toEqual(['Spring 2031 starts soon']);
  expect(product.mails(player.email).at(-1)?.text).toContain('First day: Saturday, March 4, 2028.');
});
