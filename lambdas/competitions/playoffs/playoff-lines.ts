import type { Table } from '#lambdas/kernel/data/table.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import {
  createLineReader,
  type LineReader,
  linesFact,
  putLines,
  type SideLines,
  stillWithout,
} from '../statistics/line-store.ts';
import type { StoredPlayoff } from './playoff-rows.ts';
import type { PlayoffWrite } from './writes/store.ts';

export interface PlayoffLines extends LineReader {
  /** `changed` when the lines are others than were read, `moved` when the playoff is. */
  save(playoff: StoredPlayoff, lines: SideLines): Promise<'saved' | 'changed' | 'moved'>;
}

/** What players did in the matches of playoffs; kept as in games, while the bracket that it was judged by stands. */
export function createPlayoffLines(table: Table, write: PlayoffWrite): PlayoffLines {
  return {
    ...createLineReader(table),
    save: async ({ gameId, version }, lines) => {
      const fact = linesFact(lines);
      const refused = await write((rows) => [
        putLines(rows.playerLines, lines),
        rows.playoff
          .check({ gameId })
          .where((row, { eq, notExists }) => `${eq(row.version, version)} AND ${notExists(row.deletedAt)}`)
          .commit(),
        rows.outbox.put(fact).commit(),
        ...stillWithout(rows, lines),
      ]);
      if (refused.length === 0) return 'saved';
      return refused.includes(0) ? 'changed' : 'moved';
    },
  };
}

/** What is entered of matches that were played between the two who are in them now. */
export async function linesOfPlayoff(
  { gameId, bracket }: Pick<StoredPlayoff, 'gameId' | 'bracket'>,
  { lines }: { readonly lines: LineReader },
): Promise<SideLines[]> {
  const played = new Map(readBracket(bracket).matches.map(({ matchId, record }) => [matchId, record?.entrantIds]));
  return (await lines.ofGame(gameId)).filter(({ matchId, entrantId }) => played.get(matchId)?.includes(entrantId));
}
