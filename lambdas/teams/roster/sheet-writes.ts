import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import type { Rows } from '../details/writes/store.ts';

/** Refused where the sheet is no longer the version that was read; a part of a transaction. */
export const sheetSaved = ({ sheet: rows }: Pick<Rows, 'sheet'>, teamId: string, sheet: RosterSheet, before: number) =>
  before === 0
    ? rows
        .put({ teamId, sheet, version: 1 })
        .where(({ version }, { notExists }) => notExists(version))
        .commit()
    : rows
        .patch({ teamId })
        .set({ sheet, version: before + 1 })
        .where(({ version }, { eq }) => eq(version, before))
        .commit();
