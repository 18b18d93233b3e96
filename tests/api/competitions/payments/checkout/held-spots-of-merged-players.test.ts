import { expect, it } from 'vitest';
import { handler as giveSpotsOn } from '#lambdas/competitions/payments/checkout/holds-job.ts';
import { usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { membersApi, rosterApi } from '#tests/support/teams/teams.ts';

/** A league of $50 by card with one spot, and a player of its roster on a team. */
async function aLeague() {
  const divisions = [{ name: 'Open', capacity: { players: 1 } }];
  const world = await aCardSeason({
    divisions,
    prices: { individual: usd(5000) },
    rosterRules: { maxTeamsPerPlayer: 2 },
  });
  const { seasonId, divisionId, teamId, owner } = world;
  const mine = seasonsApi.signedInAs(owner);
  const { squadId } = await mine.enterSquad({ seasonId, divisionId, name: 'Comets' });
  await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'T. Park' }] });
  return { world, teamId, owner, roster: rosterApi.signedInAs(owner) };
}

type League = Awaited<ReturnType<typeof aLeague>>;

/** The record of the team is merged into a member, and that is undone. */
async function mergedAndBack({ teamId, roster }: League, userId: string, between: () => Promise<unknown>) {
  const { people } = await roster.listRoster({ teamId });
  const { inviteId = '', version = 0 } = people.find(({ name }) => name === 'T. Park') ?? {};
  const kept = { userId, version: 0 };
  const { mergeId } = await roster.mergeRosterPeople({ teamId, kept, other: { inviteId, version } });
  await product.drain();
  await between();
  await roster.undoRosterMerge({ teamId, mergeId });
  await product.drain();
}

async function later(hours: number): Promise<void> {
  product.clock.forwardMinutes(hours * 60);
  await settleAll();
  await runJob(giveSpotsOn);
  await settleAll();
}

const payByOf = async ({ world: { seasonId, owner } }: League, userId: string) =>
  (await seasonsApi.signedInAs(owner).getRegistration({ seasonId, userId })).payBy ?? '';

it('holds a spot again that was held before a merge, and gives it on when it is not paid', async () => {
  const league = await aLeague();
  const person = await aRegistered(league.world);
  await membersApi.signedInAs(person).joinTeam({ teamId: league.teamId });
  expect(await statusOf(league.world, person)).toBe('pending_payment');
  await mergedAndBack(league, person.userId, async () => {
    expect(await statusOf(league.world, person)).toBe('placed');
    await later(2);
  });
  expect(await statusOf(league.world, person)).toBe('pending_payment');
  expect((await payByOf(league, person.userId)) > product.clock.now().toISOString()).toBe(true);
  await later(25);
  expect(await statusOf(league.world, person)).toBe('withdrawn');
});

it('holds a spot that got free for a player who waited before a merge, until they have paid', async () => {
  const league = await aLeague();
  const first = await aRegistered(league.world);
  const person = await aRegistered(league.world);
  await membersApi.signedInAs(person).joinTeam({ teamId: league.teamId });
  expect(await statusOf(league.world, person)).toBe('waitlisted');
  const { seasonId } = league.world;
  await mergedAndBack(league, person.userId, () => seasonsApi.signedInAs(first).withdrawRegistration({ seasonId }));
  expect(await statusOf(league.world, person)).toBe('pending_payment');
  await later(25);
  expect(await statusOf(league.world, person)).toBe('withdrawn');
});
