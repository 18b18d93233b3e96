import type { RosterSheet } from '#shared/teams/sheet.ts';
import { wasMade } from '../../kernel/conditions.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { teamSheetEntity } from '../../kernel/team-sheet.entity.ts';
import { createTeamSheets, type TeamSheets } from '../../kernel/team-sheets.ts';

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
