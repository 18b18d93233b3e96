import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { KeptLine } from '#shared/competitions/statistics/player-line.ts';
import { createGameWrite } from '../games/writes/store.ts';
import { createLineReader, linesFact, putLines } from './line-store.ts';

/** What is entered of a player who had no account is their account's. Safe to repeat. */
export type HandOverLines = (gameId: string, personId: string, userId: string) => Promise<void>;

export function createHandOverLines(table: Table, retry = createRetry()): HandOverLines {
  const lines = createLineReader(table);
  const write = createGameWrite(table, (work) => work());
  return (gameId, personId, userId) =>
    retry(async () => {
      const theirs = (await lines.ofGame(gameId)).filter((side) => side.lines.some((one) => one.personId === personId));
      for (const side of theirs) {
        const after = { ...side, lines: handedOver(side.lines, personId, userId) };
        const refused = await write((rows) => [
          putLines(rows.playerLines, after),
          rows.outbox.put(linesFact(side)).commit(),
        ]);
        if (refused.length > 0) throw contention('The lines moved meanwhile');
      }
    });
}

/** Of a match in which both have a line, one is left that says what both do. */
function handedOver(lines: readonly KeptLine[], personId: string, userId: string): readonly KeptLine[] {
  const own = lines.find((one) => one.personId === userId);
  return lines
    .filter((one) => one !== own)
    .map((one) => (one.personId === personId ? { ...one, ...together(one, own), personId: userId } : one));
}

function together({ counts, played }: KeptLine, own: KeptLine | undefined) {
  const sums = new Map(Object.entries(counts));
  for (const [name, count] of Object.entries(own?.counts ?? {})) sums.set(name, (sums.get(name) ?? 0) + count);
  return { counts: Object.fromEntries(sums), ...((played || own?.played) && { played: true }) };
}
