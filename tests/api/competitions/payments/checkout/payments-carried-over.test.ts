import { expect, it } from 'vitest';
import { competitionPaymentsApi, inCash, pricedSeason, usd } from '#tests/support/competitions/payments.ts';
import { aRegistered, aSeason, registers, seasonDetails, seasonsApi } from '#tests/support/competitions/seasons.ts';

const { signedInAs } = competitionPaymentsApi;

/** A season at $50 and the next one of its community at $60, with room for so many. */
async function twoSeasons(players = 9) {
  const world = await aSeason(pricedSeason);
  const organizer = seasonsApi.signedInAs(world.owner);
  const divisions = [{ name: 'Open', capacity: { players } }];
  const details = seasonDetails({ ...pricedSeason, label: 'Fall 2031', divisions, prices: { individual: usd(6000) } });
  const next = await organizer.createSeason({ ...details, teamId: world.teamId });
  await organizer.moveSeason({ seasonId: next.seasonId, version: 1, to: 'registration_open' });
  const carry = ({ userId }: { userId: string }, [from, to] = [world.seasonId, next.seasonId]) =>
    organizer.decideRegistration({ seasonId: from!, userId, action: 'carry', toSeasonId: to! });
  const desk = signedInAs(world.owner);
  const duesOf = async (seasonId: string) => (await desk.listSeasonDues({ seasonId })).dues;
  return { ...world, nextId: next.seasonId, carry, desk, duesOf };
}

it('takes what was paid along with a player who is carried over, and asks for no more', async () => {
  const world = await twoSeasons();
  const { seasonId, nextId, desk, duesOf } = world;
  const ann = await aRegistered(world);
  await desk.markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  await world.carry(ann);
  expect(await duesOf(seasonId)).toEqual([]);
  expect(await duesOf(nextId)).toMatchObject([
    { dueId: ann.userId, owed: usd(5000), paid: { mark: 'cash', amount: usd(5000) } },
  ]);
  expect((await signedInAs(ann).getMySeasonDues({ seasonId: nextId })).dues).toMatchObject([
    { paid: { mark: 'cash' } },
  ]);
});

it('asks a player who has not paid in the season that they are in now, and lets them come back', async () => {
  const world = await twoSeasons();
  const { seasonId, nextId, desk, duesOf } = world;
  const ann = await aRegistered(world);
  await world.carry(ann);
  expect(await duesOf(seasonId)).toEqual([]);
  await desk.markSeasonDue({ seasonId: nextId, dueId: ann.userId, mark: 'exempt', seenAmountMinor: 5000 });
  await world.carry(ann, [nextId, seasonId]);
  expect(await duesOf(nextId)).toEqual([]);
  expect(await duesOf(seasonId)).toMatchObject([{ dueId: ann.userId, owed: usd(5000), paid: { mark: 'exempt' } }]);
});

it('keeps what was paid for a player in line: nothing is owed and nothing goes back', async () => {
  const world = await twoSeasons(1);
  const { seasonId, nextId, desk, duesOf } = world;
  const [first, second] = [await aRegistered(world), await aRegistered(world)];
  await desk.markSeasonDue({ seasonId, dueId: second.userId, ...inCash(5000) });
  await world.carry(first);
  await world.carry(second);
  const find = async () => (await duesOf(nextId)).find(({ dueId }) => dueId === second.userId);
  expect(await find()).toMatchObject({ what: 'In line', owed: usd(0), paid: { amount: usd(5000) } });
  await seasonsApi.signedInAs(first).withdrawRegistration({ seasonId: nextId });
  expect(await find()).toMatchObject({ owed: usd(5000), paid: { amount: usd(5000) } });
});

it('keeps a second payment where it was made, as one to pay back', async () => {
  const world = await twoSeasons();
  const { seasonId, nextId, desk, duesOf } = world;
  const ann = await aRegistered(world);
  await world.carry(ann);
  await desk.markSeasonDue({ seasonId: nextId, dueId: ann.userId, ...inCash(5000) });
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId: nextId });
  await registers(world, ann);
  await desk.markSeasonDue({ seasonId, dueId: ann.userId, mark: 'venmo', seenAmountMinor: 5000 });
  await world.carry(ann);
  expect(await duesOf(nextId)).toMatchObject([{ owed: usd(5000), paid: { mark: 'cash' } }]);
  const [left, ...more] = await duesOf(seasonId);
  expect(left).toMatchObject({ dueId: ann.userId, paid: { mark: 'venmo' } });
  expect([left?.owed, more]).toEqual([undefined, []]);
});
