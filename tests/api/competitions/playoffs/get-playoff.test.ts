import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlayoff, games, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';

it('tells the organizer what can be undone, and others what anybody sees', async () => {
  const { mine, gameId, sourceId } = await aPlayoff();
  await mine.scorePlayoff({
    gameId,
    version: 2,
    command: { type: 'enter_result', matchId: 'W1-1', games: games(2, 0) },
  });
  await mine.resetPlayoff({ gameId, version: 3, command: { type: 'reset_match', matchId: 'W1-1' } });
  const seen = await mine.getPlayoff({ gameId });
  expect(seen.may).toContain('publishSchedule');
  expect(seen.undo).toMatchObject([{ version: 4, what: 'reset_match' }]);
  const guest = playoffsApi.signedInAs(await aPerson());
  expect(await guest.getPlayoff({ gameId })).toMatchObject({ may: [], undo: [] });
  await expect(guest.getPlayoff({ gameId: sourceId })).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(guest.getPlayoff({ gameId: noGame })).rejects.toMatchObject({ code: 'game.notFound' });
});
