import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { teamSheetEntity } from '../ports/roster/team-sheet.entity.ts';
import { createTeamSheets, type TeamSheets } from '../ports/roster/team-sheets.ts';

/** How rosters are laid out. */
export interface SheetStore extends TeamSheets {
  /** False when it is no longer the version that was read. */
  save(teamId: string, sheet: RosterSheet, before: number): Promise<boolean>;
}

export function createSheetStore(table: Table, retry: Retry = createRetry()): SheetStore {
  const rows = teamSheetEntity(table);
  return {
    ...createTeamSheets(table),
    save: (teamId, sheet, before) =>
      retry(() =>
        wasMade(
          rows
            .put({ teamId, sheet, version: before + 1 })
            .where(({ version }, { eq, notExists }) => (before === 0 ? notExists(version) : eq(version, before)))
            .go(),
        ),
      ),
  };
}
