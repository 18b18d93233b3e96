import type { Table } from '#lambdas/kernel/data/table.ts';
import { Desk, emptyDesk } from '#shared/competitions/tournaments/desk.ts';
import { tournamentDeskEntity } from './tournament-desk.entity.ts';

export interface DeskReader {
  /** An empty one while nothing was decided. Strongly consistent. */
  read(tournamentId: string): Promise<Desk>;
}

export function createDeskReader(table: Table): DeskReader {
  const desks = tournamentDeskEntity(table);
  return {
    read: async (tournamentId) => {
      const { data } = await desks.get({ tournamentId }).go({ consistent: true });
      return data ? Desk.parse({ ...data.desk, version: data.version }) : emptyDesk(tournamentId);
    },
  };
}
