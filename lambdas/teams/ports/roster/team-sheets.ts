import type { Table } from '#lambdas/kernel/data/table.ts';
import { emptySheet, type RosterSheet } from '#shared/teams/roster/sheet.ts';
import { teamSheetEntity } from './team-sheet.entity.ts';

/** How rosters are laid out; the context of teams writes it. */
export interface TeamSheets {
  /** Strongly consistent. Empty, as version 0, until it is saved for the first time. */
  find(teamId: string): Promise<{ readonly sheet: RosterSheet; readonly version: number }>;
}

export function createTeamSheets(table: Table): TeamSheets {
  const rows = teamSheetEntity(table);
  return {
    find: async (teamId) => {
      const { data } = await rows.get({ teamId }).go({ consistent: true });
      return { sheet: (data?.sheet as RosterSheet | undefined) ?? emptySheet, version: data?.version ?? 0 };
    },
  };
}
