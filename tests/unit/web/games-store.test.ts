import { expect, it } from 'vitest';
import {
  changeGames,
  type GamesChange,
  type GamesState,
  initialGames,
} from '#web/app/features/competitions/games/offline/games-store.ts';

const after = (...changes: GamesChange[]): GamesState => changes.reduce(changeGames, initialGames);
const game = (gameId: string, sourceGameId?: string) => ({
  gameId,
  eventId: 'e',
  name: gameId,
  ...(sourceGameId && { sourceGameId }),
});
const loaded = (...ids: string[]): GamesChange => ({
  type: 'eventLoaded',
  eventId: 'e',
  games: ids.map((id) => game(id)),
});
const select = (gameId: string): GamesChange => ({ type: 'selected', eventId: 'e', gameId });

it('holds games by event and by id, and how reading each went', () => {
  expect(after({ type: 'loading', of: 'e' }).loadingStates).toEqual({ e: 'loading' });
  expect(after(loaded('a', 'b'), { type: 'gameLoaded', game: game('a') })).toEqual({
    ...initialGames,
    gamesByEvent: { e: ['a', 'b'] },
    gamesById: { a: game('a'), b: game('b') },
    loadingStates: { e: 'success', a: 'success' },
  });
  expect(after({ type: 'failed', of: 'e', error: 'No way' })).toMatchObject({
    loadingStates: { e: 'error' },
    error: 'No way',
  });
});

it('removes games that an event has no more, and the selection of one of them', () => {
  const state = after(loaded('a', 'b'), select('b'), loaded('a'));
  expect(state).toMatchObject({ gamesByEvent: { e: ['a'] }, selectedGameByEvent: {} });
  expect(Object.keys(state.gamesById)).toEqual(['a']);
  expect(after(loaded('a', 'b'), select('a'), loaded('a')).selectedGameByEvent).toEqual({ e: 'a' });
});

it('selects no game that it does not know', () => {
  expect(after(loaded('a'), select('z'))).toMatchObject({ selectedGameByEvent: {}, error: 'Game not found' });
});

it('is as in the beginning after a reset', () => {
  expect(after(loaded('a'), select('a'), { type: 'reset' })).toEqual(initialGames);
});

it('adds and selects a playoff that was generated, and says why one was not', () => {
  const configuration = { size: 4 };
  const begun = after(loaded('a'), { type: 'generating', sourceGameId: 'a', configuration });
  expect(begun.playoffGeneration).toEqual({ isGenerating: true, sourceGameId: 'a', configuration });
  const done = changeGames(begun, { type: 'generated', eventId: 'e', game: game('p', 'a') });
  expect(done).toMatchObject({ gamesByEvent: { e: ['a', 'p'] }, selectedGameByEvent: { e: 'p' } });
  expect(done.playoffGeneration).toEqual({ isGenerating: false });
  const failed = changeGames(begun, { type: 'generationFailed', error: 'source_incomplete' });
  expect(failed.playoffGeneration).toMatchObject({ isGenerating: false, error: 'source_incomplete' });
});

it('goes back to the source of a playoff that is deleted', () => {
  const made: GamesChange = { type: 'generated', eventId: 'e', game: game('p', 'a') };
  const state = after(loaded('a'), made, { type: 'playoffDeleted', eventId: 'e', gameId: 'p' });
  expect(state).toMatchObject({ gamesByEvent: { e: ['a'] }, selectedGameByEvent: { e: 'a' } });
  expect(state.gamesById).toEqual({ a: game('a') });
});
