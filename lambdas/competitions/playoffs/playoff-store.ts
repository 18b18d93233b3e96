import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { gameChangedFact } from '../games/game-facts.ts';
import { namedGame, toGameRow } from '../games/game-rows.ts';
import { gameStatusOf, holdsSource } from './game-status.ts';
import { locked } from './locked.ts';
import { createPlayoffOf } from './playoff-of.ts';
import { createPlayoffReader, type PlayoffReader } from './playoff-reader.ts';
import { endOfUndo, type StoredPlayoff, type StoredSnapshot } from './playoff-rows.ts';
import { playoffSnapshotEntity } from './playoff-snapshot.entity.ts';
import { createPlayoffWrite, type PlayoffRows, type PlayoffWrite } from './writes/store.ts';

export interface PlayoffStore extends PlayoffReader {
  /** The id of the playoff that was made from a game. */
  findOf(sourceGameId: string): Promise<string | undefined>;
  /** Newest first; also those whose 24 hours are over and that are not swept yet. */
  listSnapshots(gameId: string): Promise<readonly StoredSnapshot[]>;
  /** With its game, instead of another one where that is given; false when a playoff stands that was not expected. */
  make(playoff: StoredPlayoff, game: Game, instead?: { playoff: StoredPlayoff; game: Game }): Promise<boolean>;
  /** False when it is no longer the version that was read. */
  save(before: StoredPlayoff, after: StoredPlayoff, snapshot?: Omit<StoredSnapshot, 'version'>): Promise<boolean>;
  /** With its game; false when it is no longer the version that was read. */
  remove(playoff: StoredPlayoff, game: Game, now: Date): Promise<boolean>;
}

/** What is read of playoffs; all of it strongly consistent. */
function createReads(table: Table): Pick<PlayoffStore, 'find' | 'findOf' | 'listSnapshots'> {
  const snapshots = playoffSnapshotEntity(table);
  return {
    ...createPlayoffReader(table),
    findOf: createPlayoffOf(table),
    listSnapshots: async (gameId) => {
      const { data } = await snapshots.query.byGame({ gameId }).go({ pages: 'all', consistent: true });
      return (data as StoredSnapshot[]).toSorted((a, b) => b.version - a.version);
    },
  };
}

export function createPlayoffStore(table: Table, retry: Retry = createRetry()): PlayoffStore {
  const write = createPlayoffWrite(table, retry);
  return {
    ...createReads(table),
    ...comingAndGoing(write),
    save: async (before, after, snapshot) => {
      const { gameId, version, bracket, placing, claims = {}, updatedAt } = after;
      const facts = factsOf(after, version);
      const refused = await write((rows) => [
        rows.playoff
          .patch({ gameId })
          .set({ version, bracket, claims, updatedAt, ...(placing && { placing }) })
          .where((row, { eq, notExists }) => `${eq(row.version, before.version)} AND ${notExists(row.deletedAt)}`)
          .commit(),
        ...(snapshot
          ? [rows.snapshot.put({ ...snapshot, gameId, version, expires: endOfUndo(snapshot.takenAt) }).commit()]
          : []),
        ...statusWrites(rows, before, after),
        ...told(rows, facts),
      ]);
      return refused.length === 0;
    },
  };
}

/** Playoffs come and go with their games. */
const comingAndGoing = (write: PlayoffWrite): Pick<PlayoffStore, 'make' | 'remove'> => ({
  make: async (playoff, game, instead) => {
    const facts = [
      ...factsOf(playoff, 'made'),
      ...(instead ? [gameChangedFact(instead.playoff.gameId, 'replaced')] : []),
    ];
    const refused = await write((rows) => [
      rows.playoff.create(playoff).commit(),
      rows.game.create(toGameRow(game)).commit(),
      rows.named.put(namedGame(game)).commit(),
      pointed(rows, playoff, instead?.playoff.gameId),
      ...(instead ? buried(rows, instead.playoff, instead.game, playoff.updatedAt) : []),
      ...(instead && holdsSource(instead.playoff.bracket) ? [unlocked(rows, playoff.sourceGameId)] : []),
      ...told(rows, facts),
    ]);
    return refused.length === 0;
  },
  remove: async (playoff, game, now) => {
    const { sourceGameId, gameId } = playoff;
    const facts = factsOf(playoff, 'removed', playoff.version);
    const refused = await write((rows) => [
      ...buried(rows, playoff, game, now.toISOString()),
      rows.source
        .remove({ sourceGameId })
        .where((row, { eq }) => eq(row.playoffId, gameId))
        .commit(),
      ...(holdsSource(playoff.bracket) ? [unlocked(rows, sourceGameId)] : []),
      ...told(rows, facts),
    ]);
    return refused.length === 0;
  },
});

type Fact = ReturnType<typeof gameChangedFact>;
const told = (rows: PlayoffRows, facts: readonly Fact[]) => facts.map((fact) => rows.outbox.put(fact).commit());

/** The game that it was made from shows that there is one, and whether that holds it. */
const factsOf = ({ gameId, sourceGameId }: StoredPlayoff, ...cause: readonly (string | number)[]): Fact[] => [
  gameChangedFact(gameId, 'playoff', ...cause),
  gameChangedFact(sourceGameId, 'playoff', gameId, ...cause),
];

/** From its source to the playoff, where that leads to no other one than was expected. */
const pointed = (rows: PlayoffRows, { gameId, sourceGameId }: StoredPlayoff, instead: string | undefined) =>
  instead === undefined
    ? rows.source.create({ sourceGameId, playoffId: gameId }).commit()
    : rows.source
        .patch({ sourceGameId })
        .set({ playoffId: gameId })
        .where((row, { eq }) => eq(row.playoffId, instead))
        .commit();

function buried(rows: PlayoffRows, { gameId, version }: StoredPlayoff, game: Game, deletedAt: string) {
  const row = toGameRow(game);
  return [
    rows.playoff
      .patch({ gameId })
      .set({ version: version + 1, deletedAt, game: row, expires: endOfUndo(deletedAt) })
      .where((one, { eq, notExists }) => `${eq(one.version, version)} AND ${notExists(one.deletedAt)}`)
      .commit(),
    rows.game.delete({ gameId }).commit(),
    rows.named.delete({ refId: gameId }).commit(),
  ];
}

/** What its game says of itself follows, and its source is locked as long as its standings are held. */
function statusWrites(rows: PlayoffRows, before: StoredPlayoff, after: StoredPlayoff) {
  const status = gameStatusOf(readBracket(after.bracket));
  const own =
    status === gameStatusOf(readBracket(before.bracket))
      ? []
      : [
          rows.game.patch({ gameId: after.gameId }).set({ status }).add({ version: 1 }).commit(),
          rows.named.patch({ refId: after.gameId }).set({ status }).commit(),
        ];
  const [held, holds] = [holdsSource(before.bracket), holdsSource(after.bracket)];
  if (held === holds) return own;
  return [...own, holds ? locked(rows, after.sourceGameId) : unlocked(rows, after.sourceGameId)];
}

const unlocked = (rows: PlayoffRows, gameId: string) =>
  rows.game.patch({ gameId }).set({ status: 'completed' }).add({ version: 1 }).commit();
