import { expect, it } from 'vitest';
import { aDrawnGame, aDuel, gamesApi, outsiders } from '#tests/support/competitions/games.ts';
import { aPlayoff, games, made, noGame, playoffsApi } from '#tests/support/competitions/playoff-api.ts';

const edit = { type: 'edit_result' as const, matchId: 'W1-1', games: games(0, 2), reason: 'The sheet says so.' };

it('lists what a changed result would clear, and clears it only on confirmation', async () => {
  const { mine, gameId } = await aPlayoff(4);
  for (const [index, matchId] of ['W1-1', 'W1-2', 'W2-1'].entries()) {
    const command = { type: 'enter_result' as const, matchId, games: games(2, 1) };
    await mine.scorePlayoff({ gameId, version: 2 + index, command });
  }
  expect(await mine.runPlayoff({ gameId, version: 5, command: edit })).toMatchObject({
    status: 'needs_consent',
    lost: [{ label: 'SF 1' }, { label: 'Final' }],
  });
  expect((await mine.getPlayoff({ gameId })).playoff.version).toBe(5);
  const forced = await mine.runPlayoff({ gameId, version: 5, command: { ...edit, force: true } });
  expect(forced).toMatchObject({ status: 'applied', undo: { version: 6, what: 'edit_result' } });
});

it('holds the standings with its first result, or once its seeds are confirmed where that is asked', async () => {
  const statusOf = async (gameId: string) => (await gamesApi.signedOut().getPublicGame({ gameId })).game.status;
  const usual = await aPlayoff(2);
  expect(await statusOf(usual.sourceId)).toBe('ready');
  const early = await aPlayoff(2, { configuration: { format: 'single', lockSourceStandings: true } });
  expect(await statusOf(early.sourceId)).toBe('locked');
  await early.mine.deletePlayoff({ gameId: early.gameId, version: 2 });
  expect(await statusOf(early.sourceId)).toBe('completed');
});

it('moves seeds, and asks for the word where results hang on them', async () => {
  const { mine, gameId } = await aPlayoff(4);
  const command = { type: 'enter_result' as const, matchId: 'W1-1', games: games(2, 1) };
  await mine.scorePlayoff({ gameId, version: 2, command });
  const seeds = ['e2', 'e1', 'e3', 'e4'].map((entrantId) => ({ slotState: 'set' as const, entrantId }));
  const move = (typed?: string) =>
    mine.runPlayoff({ gameId, version: 3, command: { type: 'edit_seeds', seeds, ...(typed && { typed }) } });
  expect(await move('reset')).toMatchObject({ status: 'needs_consent', typing: 'RESET' });
  expect(await move('RESET')).toMatchObject({ status: 'applied', playoff: { version: 4, bracket: { records: {} } } });
});

it('fills places that were held open once the game that it was made from is over, and takes that back', async () => {
  const { at, host, enter } = await aDuel();
  const { gameId } = await made(host, at.gameId, { provisional: true });
  const mine = playoffsApi.signedInAs(host);
  const fill = (version: number) => mine.runPlayoff({ gameId, version, command: { type: 'fill_seeds' } });
  const seeds = async () => (await mine.getPlayoff({ gameId })).playoff.bracket.seeds;
  expect(await seeds()).toEqual([1, 2].map((place) => ({ slotState: 'tbd', waitsFor: `Place ${place}` })));
  expect(await fill(1)).toEqual({ status: 'refused', reason: 'seeds_open' });
  await enter(host, 1, [0, 2]);
  const filled = await fill(1);
  const { game } = await gamesApi.signedInAs(host).getGame({ gameId: at.gameId });
  const best = [game.entrants[1], game.entrants[0]];
  const known = best.map((one) => ({ slotState: 'set', entrantId: one?.entrantId }));
  const names = Object.fromEntries(best.map((one) => [one?.entrantId, one?.name]));
  expect(filled).toMatchObject({ status: 'applied', playoff: { names, bracket: { phase: 'draft', seeds: known } } });
  expect(await fill(2)).toEqual({ status: 'refused', reason: 'seeds_known' });
  await mine.undoPlayoff({ gameId, version: 2, step: 2 });
  expect((await seeds()).map(({ slotState }) => slotState)).toEqual(['tbd', 'tbd']);
  await fill(3);
  await mine.runPlayoff({ gameId, version: 4, command: { type: 'confirm_seeds' } });
  expect(await fill(5)).toEqual({ status: 'refused', reason: 'already_confirmed' });
});

it('asks for the order of those who are level at the line, and fills the places by what is decided', async () => {
  const { host, gameId: sourceId, matches } = await aDrawnGame({ format: 'round_robin', entrants: outsiders(3) });
  const configuration = { format: 'single' as const, qualifiers: [{ groupId: 'all', ranks: 2 }] };
  const { gameId } = await made(host, sourceId, { configuration, provisional: true });
  for (const { matchId } of matches)
    await gamesApi.signedInAs(host).enterScore({ gameId: sourceId, matchId, version: 1, entry: { scores: [1, 1] } });
  const fill = (decided: string[]) =>
    playoffsApi.signedInAs(host).runPlayoff({ gameId, version: 1, command: { type: 'fill_seeds', decided } });
  const asked = await fill([]);
  if (asked.status !== 'needs_order') throw new Error(JSON.stringify(asked));
  const [tie = []] = asked.ties;
  expect(tie.map((entrantId) => asked.names[entrantId]).sort()).toEqual(['Side 1', 'Side 2', 'Side 3']);
  const order = tie.toReversed();
  const seeds = order.slice(0, 2).map((entrantId) => ({ slotState: 'set', entrantId }));
  expect(await fill(order)).toMatchObject({ status: 'applied', playoff: { bracket: { phase: 'draft', seeds } } });
});

it('lets the other side advance when a team withdraws, and refuses what is not there', async () => {
  const { mine, gameId, sourceId } = await aPlayoff(4);
  const command = { type: 'withdraw' as const, entrantId: 'e4' };
  expect(await mine.runPlayoff({ gameId, version: 2, command })).toMatchObject({ status: 'applied', lost: [] });
  await expect(mine.runPlayoff({ gameId, version: 2, command })).rejects.toMatchObject({ code: 'record.changed' });
  const elsewhere = (id: string) => mine.runPlayoff({ gameId: id, version: 3, command });
  await expect(elsewhere(sourceId)).rejects.toMatchObject({ code: 'playoff.notFound' });
  await expect(elsewhere(noGame)).rejects.toMatchObject({ code: 'game.notFound' });
});
