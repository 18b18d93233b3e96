import { emptySheet, type RosterSheet } from '#shared/teams/sheet.ts';
import { wasMade } from '../../kernel/conditions.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { teamSheetEntity } from './team-sheet.entity.ts';

/** How rosters are laid out. */
export interface SheetStore {
  /** Empty, as version 0, until it is saved for the first time. */
  find(teamId: string): Promise<{ readonly sheet: RosterSheet; readonly version: number }>;
  /** False when it is no longer the version that was read. */
  save(teamId: string, sheet: RosterSheet, before: number): Promise<boolean>;
}

export function createSheetStore(table: Table, retry: Retry = createRetry()): SheetStore {
  const rows = teamSheetEntity(table);
  return {
    find: async (teamId) => {
      const { data } = await rows.get({ teamId }).go({ consistent: true });
      return { sheet: (data?.sheet as RosterSheet | undefined) ?? emptySheet, version: data?.version ?? 0 };
    },
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
