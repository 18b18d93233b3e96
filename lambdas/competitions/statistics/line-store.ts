import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { KeptLine } from '#shared/competitions/statistics/player-line.ts';
import { isRosterPersonId } from '#shared/ids.ts';
import { gameChangedFact } from '../games/game-facts.ts';
import type { createGameWrite, GameRows } from '../games/writes/store.ts';
import { playerLinesEntity } from './player-lines.entity.ts';

/** What is entered of the players of one side. */
export interface SideLines {
  readonly gameId: string;
  readonly matchId: string;
  readonly entrantId: string;
  /** 0 before anything is. */
  readonly version: number;
  readonly lines: readonly KeptLine[];
}

/** Strongly consistent. */
export interface LineReader {
  /** Whatever their draw. */
  ofGame(gameId: string): Promise<readonly SideLines[]>;
  find(key: Pick<SideLines, 'gameId' | 'matchId' | 'entrantId'>): Promise<SideLines>;
}

export interface LineStore extends LineReader {
  /** False when the lines, the score that they were judged by, or their game moved meanwhile. */
  save(at: { readonly game: Game; readonly match: Match }, lines: SideLines): Promise<boolean>;
}

export function createLineReader(table: Table): LineReader {
  const rows = playerLinesEntity(table);
  return {
    ofGame: async (gameId) => {
      const { data } = await rows.query.byGame({ gameId }).go({ pages: 'all', consistent: true });
      return data as SideLines[];
    },
    find: async (key) => {
      const { data } = await rows.get(key).go({ consistent: true });
      return (data as SideLines | null) ?? { ...key, version: 0, lines: [] };
    },
  };
}

/** That the players' numbers of a side are others. */
export const linesFact = ({ gameId, matchId, entrantId, version }: SideLines) =>
  gameChangedFact(gameId, 'lines', matchId, entrantId, version + 1);

/** The next version of the lines of a side, under the condition that it is the next. */
export function putLines(rows: GameRows['playerLines'], lines: SideLines) {
  const after = { ...lines, lines: [...lines.lines], version: lines.version + 1 };
  if (lines.version === 0) return rows.create(after).commit();
  return rows
    .put(after)
    .where((row, { eq }) => eq(row.version, lines.version))
    .commit();
}

/** A player who joined meanwhile is their account now: what a side did is not entered under who they were before. */
export const stillWithout = (rows: Pick<GameRows, 'rosterPerson'>, { lines }: SideLines) =>
  lines
    .filter(({ personId }) => isRosterPersonId(personId))
    .map(({ personId }) =>
      rows.rosterPerson
        .check({ personId })
        .where(({ claimedBy }, { notExists }) => notExists(claimedBy))
        .commit(),
    );

export function createLineStore(table: Table, write: ReturnType<typeof createGameWrite>): LineStore {
  return {
    ...createLineReader(table),
    save: async ({ game, match }, lines) => {
      const fact = linesFact(lines);
      const refused = await write((parts) => [
        putLines(parts.playerLines, lines),
        parts.match
          .check({ gameId: match.gameId, matchId: match.matchId })
          .where((row, { eq }) => eq(row.version, match.version))
          .commit(),
        parts.game
          .check({ gameId: game.gameId })
          .where((row, { eq }) => `${eq(row.draw, game.draw)} AND ${eq(row.version, game.version)}`)
          .commit(),
        parts.outbox.put(fact).commit(),
        ...stillWithout(parts, lines),
      ]);
      return refused.length === 0;
    },
  };
}
