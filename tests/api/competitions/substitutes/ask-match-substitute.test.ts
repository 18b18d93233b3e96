import { expect, it } from 'vitest';
import { mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aLedMatch, substitutesOfMatchApi, takenOff, withoutTeam } from '#tests/support/competitions/substitutes.ts';
import { fixturesApi, matchesOf } from '#tests/support/events/fixtures.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

it('puts who is asked on their calendar with a question, and keeps them there when the schedule changes', async () => {
  const { world, match, mine, captain } = await aLedMatch();
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
});

it('is for captains of a match that is to come, and for people without a team who did not block them', async () => {
  const { world, captain, match, mine, player } = await aLedMatch();
  const [sub, blocking] = [await withoutTeam(world), await withoutTeam(world)];
  await block(blocking, captain);
  const ask = (personId: string, by = mine) => by.askMatchSubstitute({ ...match, personId });
  await expect(ask(sub.userId, substitutesOfMatchApi.signedInAs(player))).rejects.toMatchObject({
    code: 'fixture.notFound',
  });
  for (const { userId } of [await aPerson(), blocking])
    await expect(ask(userId)).rejects.toMatchObject({ code: 'substitute.notAvailable' });
  for (let count = 0; count < mostSubstitutes; count += 1) await ask((await withoutTeam(world)).userId);
  await expect(ask(sub.userId)).rejects.toMatchObject({ code: 'substitute.tooMany' });
  product.clock.moveTo(new Date('2027-07-01T00:00:00.000Z'));
  await expect(ask(sub.userId)).rejects.toMatchObject({ code: 'fixture.begun' });
  product.clock.reset();
});

it('asks no one for a match that is off', async () => {
  const { world, match, mine } = await aLedMatch();
  const { userId: personId } = await withoutTeam(world);
  await takenOff(world);
  await expect(mine.askMatchSubstitute({ ...match, personId })).rejects.toMatchObject({ code: 'fixture.off' });
});
