import { expect, it } from 'vitest';
import { aDuel, gamesApi, noGame } from '#tests/support/competitions/games.ts';

it('shows who runs the game everything that was said, in order', async () => {
  const { at, host, home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  await enter(away, 2, [2, 1]);
  await enter(host, 3, [3, 1], { reason: 'Late goal' });
  const { lines } = await gamesApi.signedInAs(host).listScoreLog(at);
  expect(lines.map(({ act, role, score }) => [act, role, score?.scores])).toEqual([
    ['entered', 'captain', [2, 1]],
    ['confirmed', 'captain', [2, 1]],
    ['corrected', 'manager', [3, 1]],
  ]);
  const mine = gamesApi.signedInAs(host);
  await expect(mine.listScoreLog({ ...at, gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});

it('names who said it, to who runs the game alone', async () => {
  const { at, host, home, away, enter } = await aDuel();
  await enter(home, 1, [2, 1]);
  const { lines } = await gamesApi.signedInAs(host).listScoreLog(at);
  expect(lines).toMatchObject([{ by: home.userId, name: home.displayName }]);
  await expect(gamesApi.signedInAs(away).listScoreLog(at)).rejects.toMatchObject({ code: 'access.denied' });
  const claimedBy = async (person: typeof host) =>
    (await gamesApi.signedInAs(person).getGame({ gameId: at.gameId })).matches[0]?.claims[0]?.by;
  expect(await claimedBy(host)).toBe(home.userId);
  expect(await claimedBy(home)).toBe(home.userId);
  expect(await claimedBy(away)).toBeUndefined();
});

it('shows no match of another game', async () => {
  const [mine, other] = [await aDuel(), await aDuel()];
  const asked = gamesApi.signedInAs(mine.host).listScoreLog({ ...other.at, gameId: mine.at.gameId });
  await expect(asked).rejects.toMatchObject({ code: 'game.matchNotFound' });
});
