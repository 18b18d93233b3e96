import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Desk } from '#shared/competitions/tournaments/desk.ts';
import { createDeskReader, type DeskReader } from './desk-reader.ts';
import { type TournamentNotice, tournamentChangedFact, tournamentNoticeFact } from './facts.ts';
import type { StoredTournament } from './tournament-reader.ts';
import { createTournamentWrites } from './writes/store.ts';

interface Change {
  readonly desk: Desk;
  readonly telling?: TournamentNotice | undefined;
}

export interface DeskStore extends DeskReader {
  /** Changes the desk as it is in that moment, and again where another writer was faster. What the change throws ends it. */
  change(tournament: StoredTournament, change: (desk: Desk) => Change | Promise<Change>, now: Date): Promise<Desk>;
}

export function createDeskStore(table: Table, retry?: Retry): DeskStore {
  const { settle } = createTournamentWrites(table, retry);
  const reader = createDeskReader(table);
  return {
    ...reader,
    change: (tournament, change, now) =>
      settle(async () => {
        const before = await reader.read(tournament.tournamentId);
        const { desk, telling } = await change(before);
        if (desk === before) return { found: before };
        const { tournamentId } = tournament;
        const version = before.version + 1;
        const after = { ...desk, version };
        const fact = telling && tournamentNoticeFact(tournament, { ...telling, cause: ['desk', String(version)] }, now);
        const changed = tournamentChangedFact(tournamentId, ['desk', version], now);
        return {
          found: after,
          compose: (rows) => [
            before.version === 0
              ? rows.desk.create({ tournamentId, version, desk: after }).commit()
              : rows.desk
                  .patch({ tournamentId })
                  .set({ desk: after, version })
                  .where((row, { eq }) => eq(row.version, before.version))
                  .commit(),
            rows.outbox.put(changed).commit(),
            ...(fact ? [rows.outbox.put(fact).commit()] : []),
          ],
        };
      }),
  };
}
