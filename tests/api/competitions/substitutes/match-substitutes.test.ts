import { expect, it } from 'vitest';
import { registrationEntity } from '#lambdas/competitions/seasons/registration/registration.entity.ts';
import { createFixtureStore } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { createMatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPublished } from '#tests/support/competitions/schedules/world.ts';
import { substitutesOfMatchApi } from '#tests/support/competitions/substitutes.ts';
import { fixturesApi, matchesOf } from '#tests/support/events/fixtures.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

type World = Awaited<ReturnType<typeof aPublished>>;

/** Someone who registered for the division and is on no team. */
async function withoutTeam({ seasonId, teamId, divisionId }: World, mode: 'sub_only' | 'individual' = 'sub_only') {
  const person = await aPerson();
  const answers = { level: 3, with: [], notWith: [], coach: '', days: [], uniformNumberPrefs: [], note: '' };
  const row = { userId: person.userId, seasonId, teamId, divisionId, mode, status: 'registered' as const, version: 1 };
  await registrationEntity(table())
    .put({ ...row, squadIds: [], answers, registeredAt: '2027-02-01T00:00:00.000Z' })
    .go();
  return person;
}

/** The next match of a team, with its captain. */
async function aMatch() {
  const world = await aPublished();
  const [{ captain, player }] = world.squads as [(typeof world.squads)[0]];
  const [{ gameId, matchId } = { gameId: '', matchId: '' }] = await matchesOf(captain);
  return { world, captain, player, match: { gameId, matchId }, mine: substitutesOfMatchApi.signedInAs(captain) };
}

it('lists who has no team, substitutes first, and leaves out who plays', async () => {
  const { world, match, mine, player } = await aMatch();
  const agent = await withoutTeam(world, 'individual');
  const sub = await withoutTeam(world);
  const { candidates } = await mine.listMatchSubstitutes(match);
  expect(candidates.map(({ personId, isSubstitute, isFree }) => [personId, isSubstitute, isFree])).toEqual([
    [sub.userId, true, true],
    [agent.userId, false, true],
  ]);
  expect(candidates.some(({ personId }) => personId === player.userId)).toBe(false);
});

it('puts who is asked on their calendar with a question, keeps them through changes, and takes them out again', async () => {
  const { world, match, mine, captain } = await aMatch();
  const sub = await withoutTeam(world);
  await mine.askMatchSubstitute({ ...match, personId: sub.userId });
  await mine.askMatchSubstitute({ ...match, personId: sub.userId });
  await product.drain();
  expect(product.mails(sub.email).map(({ subject }) => subject)).toEqual(['Can you play for Squad 1?']);
  expect((await matchesOf(sub)).map(({ matchId }) => matchId)).toEqual([match.matchId]);
  await fixturesApi.signedInAs(sub).answerFixture({ ...match, answer: 'in' });
  const { key } = world.desk.draft!.matches.find((one) => one.homeId === world.squads[0]!.squadId)!;
  const changes = [{ do: 'turn' as const, key }];
  const desk = await world.boss.changeDraft({ seasonId: world.seasonId, version: world.desk.version, changes });
  await world.boss.publishSchedule({ seasonId: world.seasonId, version: desk.version });
  await product.drain();
  const seen = await fixturesApi.signedInAs(captain).getFixture(match);
  const [side] = seen.sides;
  expect(side?.people.filter(({ isSubstitute }) => isSubstitute)).toMatchObject([
    { personId: sub.userId, answer: 'in' },
  ]);
  await mine.takeOutMatchSubstitute({ ...match, personId: sub.userId });
  expect(await matchesOf(sub)).toEqual([]);
});

it('says who is in another match at that time', async () => {
  const { world, match, mine } = await aMatch();
  const sub = await withoutTeam(world);
  const same = await createMatchReader(table()).find(match);
  const other = { gameId: same!.gameId, matchId: newId('match', new Date()) };
  const people = [{ userId: sub.userId, role: 'player' as const }];
  const { version: _, updatedAt: __, ...wanted } = { ...same!, ...other, people };
  await createFixtureStore(table()).bring({ scopeId: same!.scopeId, only: other }, async () => [wanted], new Date());
  expect((await mine.listMatchSubstitutes(match)).candidates).toMatchObject([{ personId: sub.userId, isFree: false }]);
});

it('is for captains of a match that is to come, and for people without a team', async () => {
  const { world, match, mine, player } = await aMatch();
  const sub = await withoutTeam(world);
  const asked = { ...match, personId: sub.userId };
  const [unknown, notCaptain] = [await aPerson(), substitutesOfMatchApi.signedInAs(player)];
  for (const call of [
    () => notCaptain.listMatchSubstitutes(match),
    () => notCaptain.askMatchSubstitute(asked),
    () => notCaptain.takeOutMatchSubstitute(asked),
    () => mine.takeOutMatchSubstitute(asked),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'fixture.notFound' });
  const ask = (personId: string) => mine.askMatchSubstitute({ ...match, personId });
  await expect(ask(unknown.userId)).rejects.toMatchObject({ code: 'substitute.notAvailable' });
  for (let count = 0; count < mostSubstitutes; count += 1) await ask((await withoutTeam(world)).userId);
  await expect(ask(sub.userId)).rejects.toMatchObject({ code: 'substitute.tooMany' });
  product.clock.moveTo(new Date('2027-07-01T00:00:00.000Z'));
  await expect(mine.askMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.begun' });
  await expect(mine.takeOutMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.begun' });
  product.clock.reset();
});

it('neither shows a captain who blocked them, nor lets the captain ask', async () => {
  const { world, captain, match, mine } = await aMatch();
  const sub = await withoutTeam(world);
  await block(sub, captain);
  expect(await mine.listMatchSubstitutes(match)).toEqual({ candidates: [] });
  await expect(mine.askMatchSubstitute({ ...match, personId: sub.userId })).rejects.toMatchObject({
    code: 'substitute.notAvailable',
  });
});

it('asks no one for a match that is off', async () => {
  const { world, match, mine } = await aMatch();
  const asked = { ...match, personId: (await withoutTeam(world)).userId };
  const key = world.desk.draft!.matches.find((one) => [one.homeId, one.awayId].includes(world.squads[0]!.squadId))!.key;
  const { seasonId, boss } = world;
  const all = world.desk.draft!.matches.map((one) => ({ do: 'takeOff' as const, key: one.key }));
  expect(all.some((one) => one.key === key)).toBe(true);
  const desk = await boss.changeDraft({ seasonId, version: world.desk.version, changes: all });
  await boss.publishSchedule({ seasonId, version: desk.version });
  await product.drain();
  await expect(mine.askMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.off' });
  await expect(mine.takeOutMatchSubstitute(asked)).rejects.toMatchObject({ code: 'fixture.off' });
});
