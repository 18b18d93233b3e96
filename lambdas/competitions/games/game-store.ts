import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { gameAdded } from '#shared/competitions/games/messages.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { gameEntity } from './game.entity.ts';
import { gameChangedFact } from './game-facts.ts';
import { createGamePlayers } from './game-players.ts';
import { namedGame, toGame, toGameRow, toMatch, toMatchRow } from './game-rows.ts';
import { matchEntity } from './match.entity.ts';
import { createGameWrite } from './writes/store.ts';

/** Games and matches for readers. Those of one game are strongly consistent; lists by event and season lag by moments. */
export interface GameReader {
  find(gameId: string): Promise<Game | undefined>;
  listByEvent(eventId: string): Promise<readonly Game[]>;
  listBySeason(seasonId: string): Promise<readonly Game[]>;
  findMatch(key: Pick<Match, 'gameId' | 'matchId'>): Promise<Match | undefined>;
  /** Of the present draw, in their order. */
  listMatches(game: Pick<Game, 'gameId' | 'draw'>): Promise<readonly Match[]>;
  /** In no order, whatever their game and draw. */
  listMatchesBySeason(seasonId: string): Promise<readonly Match[]>;
}

export interface GameStore extends GameReader {
  /** False when there is a game of that id. */
  create(game: Game, matches?: readonly Match[]): Promise<boolean>;
  /**
   * The game with the matches that come to it; false when it is no longer the version that was read. More matches than fit
   * one transaction need a new draw: until the game counts it they stay hidden.
   */
  save(before: Game, after: Game, added?: readonly Match[]): Promise<boolean>;
  /** `hasPlayoff` while one made from it stands, `changed` when it is no longer the version that was read. */
  remove(game: Game): Promise<'removed' | 'changed' | 'hasPlayoff'>;
}

/** A transaction holds 100 parts. */
const atOnce = 90;

export function createGameReader(table: Table): GameReader {
  const games = gameEntity(table);
  const rows = matchEntity(table);
  const inOrder = (found: readonly Game[]) =>
    found.toSorted((a, b) => a.order - b.order || a.gameId.localeCompare(b.gameId));
  return {
    find: async (gameId) => {
      const { data } = await games.get({ gameId }).go({ consistent: true });
      return data ? toGame(data) : undefined;
    },
    listByEvent: async (eventId) => {
      const { data } = await games.query.byEvent({ eventId }).go({ pages: 'all' });
      return inOrder(data.map(toGame));
    },
    listBySeason: async (seasonId) => {
      const { data } = await games.query.bySeason({ seasonId }).go({ pages: 'all' });
      return inOrder(data.map(toGame));
    },
    findMatch: async ({ gameId, matchId }) => {
      const { data } = await rows.get({ gameId, matchId }).go({ consistent: true });
      return data ? toMatch(data) : undefined;
    },
    listMatches: async ({ gameId, draw }) => {
      const { data } = await rows.query.byGame({ gameId }).go({ pages: 'all', consistent: true });
      return data
        .filter((row) => row.draw === draw)
        .map(toMatch)
        .sort((a, b) => a.number - b.number);
    },
    listMatchesBySeason: async (seasonId) => {
      const { data } = await rows.query.bySeason({ seasonId }).go({ pages: 'all' });
      return data.map(toMatch);
    },
  };
}

export function createGameStore(table: Table, retry: Retry = createRetry()): GameStore {
  const write = createGameWrite(table, retry);
  const rows = matchEntity(table);
  const reader = createGameReader(table);
  const players = createGamePlayers(table);

  /** What does not fit the transaction is put before it: hidden until the game counts its draw. */
  const puttingAhead = async (matches: readonly Match[]) => {
    if (matches.length <= atOnce) return matches;
    await retry(() => rows.put(matches.map(toMatchRow)).go({ concurrent: 4 }).then(refuseUnprocessed));
    return [];
  };

  return {
    ...reader,
    create: async (game, matches = []) => {
      const left = await puttingAhead(matches);
      await players.note(game);
      const facts = factsOf(game);
      const refused = await write((parts) => [
        parts.game.create(toGameRow(game)).commit(),
        parts.named.put(namedGame(game)).commit(),
        ...left.map((match) => parts.match.put(toMatchRow(match)).commit()),
        ...facts.map((fact) => parts.outbox.create(fact).commit()),
      ]);
      return refused.length === 0;
    },
    save: async (before, after, added = []) => {
      if (added.length > atOnce && after.draw === before.draw) throw new Error('So many matches need a new draw');
      const left = await puttingAhead(added);
      await players.note(after, before);
      const refused = await write((parts) => [
        parts.game
          .put(toGameRow(after))
          .where((row, { eq }) => eq(row.version, before.version))
          .commit(),
        parts.named.put(namedGame(after)).commit(),
        ...left.map((match) => parts.match.put(toMatchRow(match)).commit()),
        parts.outbox.put(gameChangedFact(after.gameId, 'game', after.version)).commit(),
      ]);
      if (refused.length > 0) return false;
      if (after.draw !== before.draw) await clearing(rows, before);
      return true;
    },
    remove: removing(write, rows),
  };
}

/** A game goes with its matches, unless a playoff was made from it. */
const removing =
  (write: ReturnType<typeof createGameWrite>, rows: ReturnType<typeof matchEntity>): GameStore['remove'] =>
  async (game) => {
    const refused = await write((parts) => [
      parts.game
        .remove({ gameId: game.gameId })
        .where((row, { eq }) => eq(row.version, game.version))
        .commit(),
      parts.playoffSource
        .check({ sourceGameId: game.gameId })
        .where((row, { notExists }) => notExists(row.playoffId))
        .commit(),
      parts.named.delete({ refId: game.gameId }).commit(),
      parts.outbox.put(gameChangedFact(game.gameId, 'removed', game.version)).commit(),
    ]);
    if (refused.length > 0) return refused.includes(0) ? 'changed' : 'hasPlayoff';
    await clearing(rows, game);
    return 'removed';
  };

/** Games are found by the event that they are played at. */
function factsOf({ gameId, eventId, createdAt }: Game) {
  if (eventId === undefined) return [];
  const at = new Date(createdAt);
  return [factRow(gameAdded, newId('message', at), at, { gameId, eventId })];
}

/** Takes away matches that no game counts any more; should it not come to that, they stay hidden too. */
async function clearing(rows: ReturnType<typeof matchEntity>, { gameId, draw }: Game): Promise<void> {
  const { data } = await rows.query.byGame({ gameId }).go({ pages: 'all', attributes: ['gameId', 'matchId', 'draw'] });
  const old = data.filter((row) => row.draw <= draw).map(({ matchId }) => ({ gameId, matchId }));
  await inParallel(old, 8, (key) => rows.delete(key).go());
}

/** A batch may be done in part; the rest is put again with all of it, which changes nothing of what is there. */
function refuseUnprocessed({ unprocessed }: { unprocessed: readonly unknown[] }): void {
  if (unprocessed.length > 0)
    throw Object.assign(new Error('Not all matches were put'), { name: 'ProvisionedThroughputExceededException' });
}
