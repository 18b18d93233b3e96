import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { substitutesOfMatchApi } from '#tests/support/competitions/substitutes.ts';
import { aScheduledMatch, enterIn } from '#tests/support/competitions/tournament-sides.ts';
import { moves, seekIn } from '#tests/support/competitions/tournaments.ts';
import { fixturesApi, matchesOf } from '#tests/support/events/fixtures.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

/** A pair with its match, a player who looks for a partner, one on the waitlist, and one of another category. */
async function aPairWithOthers(kind: 'pair' | 'team' = 'pair') {
  const world = await aScheduledMatch(kind);
  const { tournamentId, categoryId, other } = world;
  const [seeker, waiting, elsewhere, unlisted] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
  await enterIn({ tournamentId, categoryId }, [[waiting]]);
  await enterIn({ tournamentId, categoryId }, [[unlisted]], false);
  await enterIn(other, [[elsewhere, seeker]]);
  await seekIn({ tournamentId, categoryId }, [seeker.userId]);
  return { ...world, seeker, waiting, elsewhere, ...(await world.schedule()) };
}

it('offers a pair the players of the tournament who play for no other side, those who look for a partner first', async () => {
  const { sides, key, seeker, waiting, elsewhere } = await aPairWithOthers();
  const { candidates } = await substitutesOfMatchApi.signedInAs(sides[0][1]!).listMatchSubstitutes(key);
  expect(candidates.map(({ personId, as }) => [personId, as])).toEqual([
    [seeker.userId, 'seeker'],
    [waiting.userId, 'waiting'],
    [elsewhere.userId, 'otherCategory'],
  ]);
});

it('puts one substitute into the match of a pair, and keeps them when the desk moves it', async () => {
  const { sides, key, seeker, waiting, desk, tournamentId, match, ...world } = await aPairWithOthers();
  const mine = substitutesOfMatchApi.signedInAs(sides[0][0]!);
  await mine.askMatchSubstitute({ ...key, personId: seeker.userId });
  const second = mine.askMatchSubstitute({ ...key, personId: waiting.userId });
  await expect(second).rejects.toMatchObject({ code: 'substitute.tooMany' });
  await product.drain();
  expect(product.mails(seeker.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Can you play for .*\?$/),
  );
  await fixturesApi.signedInAs(seeker).answerFixture({ ...key, answer: 'in' });
  await moves({ ...world, tournamentId }, 'live');
  product.clock.moveTo(new Date(Date.parse(match.startsAt) - 60 * 60_000));
  const { shifts } = await desk.getDesk({ tournamentId });
  await desk.runDesk({ tournamentId, command: { type: 'delay', minutes: 30, seen: shifts } });
  await product.drain();
  expect(await matchesOf(seeker)).toMatchObject([{ matchId: key.matchId, answer: 'in' }]);
  expect((await fixturesApi.signedInAs(sides[0][1]!).getFixture(key)).sides[0]?.people).toContainEqual(
    expect.objectContaining({ personId: seeker.userId, isSubstitute: true, answer: 'in' }),
  );
  product.clock.reset();
});

it('lets the captain of a team ask several, and take them out again', async () => {
  const { sides, key, seeker, waiting } = await aPairWithOthers('team');
  const mine = substitutesOfMatchApi.signedInAs(sides[0][0]!);
  for (const { userId: personId } of [seeker, waiting]) await mine.askMatchSubstitute({ ...key, personId });
  await mine.takeOutMatchSubstitute({ ...key, personId: waiting.userId });
  await product.drain();
  expect(await matchesOf(seeker)).toHaveLength(1);
  expect(await matchesOf(waiting)).toEqual([]);
});

it('refuses players with a block between them and a partner, of the category, and from outside', async () => {
  const { sides, key, seeker } = await aPairWithOthers();
  const [asking, partner] = sides[0];
  await block(partner!, seeker);
  const mine = substitutesOfMatchApi.signedInAs(asking!);
  const { candidates } = await mine.listMatchSubstitutes(key);
  expect(candidates.map(({ personId }) => personId)).not.toContain(seeker.userId);
  for (const { userId: personId } of [seeker, sides[1][0]!, await aPerson()])
    await expect(mine.askMatchSubstitute({ ...key, personId })).rejects.toMatchObject({
      code: 'substitute.notAvailable',
    });
});

it('has no substitutes for a player who plays alone', async () => {
  const { sides, schedule } = await aScheduledMatch('single');
  const { key } = await schedule();
  await expect(substitutesOfMatchApi.signedInAs(sides[0][0]!).listMatchSubstitutes(key)).rejects.toMatchObject({
    code: 'fixture.notFound',
  });
});
