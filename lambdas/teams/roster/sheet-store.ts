import type { EntityItem } from 'electrodb';
import { contention, wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { emptySheet, type RosterSheet } from '#shared/teams/roster/sheet.ts';
import { createWrite } from '../details/writes/store.ts';
import { teamSheetEntity } from '../ports/roster/team-sheet.entity.ts';
import { createTeamSheets, type TeamSheets } from '../ports/roster/team-sheets.ts';
import { sheetSaved } from './sheet-writes.ts';

type RosterTeam = RosterSheet['squads'][number];

/** How rosters are laid out. */
export interface SheetStore extends TeamSheets {
  /** With the parts that `find` leaves out. */
  asStored(teamId: string, sheet: RosterSheet): Promise<RosterSheet>;
  /** False when it is no longer the version that was read. */
  save(teamId: string, sheet: RosterSheet, before: number): Promise<boolean>;
  /** Before players are put in teams: from then on no undo of an import removes these. False where one is not there. */
  markInUse(teamId: string, squadIds: readonly string[]): Promise<boolean>;
  /** Removes these where they have the same name and no player was put in them since; answers with those that stay. */
  dropUnused(teamId: string, squads: readonly RosterTeam[]): Promise<readonly RosterTeam[]>;
}

export function createSheetStore(table: Table, retry: Retry = createRetry()): SheetStore {
  const write = createWrite(table, retry);
  const { read, change } = createMarkedSheets(table);
  return {
    ...createTeamSheets(table),
    asStored: async (_, sheet) => sheet,
    save: async (teamId, sheet, before) =>
      (await write((rows) => [sheetSaved(rows, teamId, sheet, before)])).length === 0,
    markInUse: (teamId, squadIds) =>
      retry(async () => {
        const row = await read(teamId);
        const { squads } = row?.sheet ?? emptySheet;
        if (!squadIds.every((squadId) => squads.some((one) => one.squadId === squadId))) return false;
        const { teamsInUse = [], marks = 0 } = row ?? {};
        const next = [...new Set([...teamsInUse, ...squadIds])];
        if (row && next.length > teamsInUse.length) await change(row, { teamsInUse: next, marks: marks + 1 });
        return true;
      }),
    dropUnused: (teamId, created) =>
      retry(async () => {
        const row = await read(teamId);
        const { sheet = emptySheet, teamsInUse = [], version = 0 } = row ?? {};
        const stays = ({ squadId, name }: RosterTeam) =>
          teamsInUse.includes(squadId) || sheet.squads.some((one) => one.squadId === squadId && one.name !== name);
        const gone = new Set(created.filter((one) => !stays(one)).map(({ squadId }) => squadId));
        const squads = sheet.squads.filter(({ squadId }) => !gone.has(squadId));
        if (row && squads.length < sheet.squads.length)
          await change(row, { sheet: { ...sheet, squads }, version: version + 1 });
        return created.filter(({ squadId }) => squads.some((one) => one.squadId === squadId));
      }),
  };
}

type Row = EntityItem<ReturnType<typeof teamSheetEntity>>;

function createMarkedSheets(table: Table) {
  const rows = teamSheetEntity(table);
  return {
    read: async (teamId: string): Promise<Row | undefined> =>
      (await rows.get({ teamId }).go({ consistent: true })).data ?? undefined,
    /** Contention where the sheet was saved, or a team came into use, after it was read. */
    change: async ({ teamId, version, marks }: Row, next: Partial<Omit<Row, 'teamId'>>): Promise<void> => {
      const made = wasMade(
        rows
          .patch({ teamId })
          .set(next)
          .where((row, { eq, notExists }) => {
            const marked = marks === undefined ? notExists(row.marks) : eq(row.marks, marks);
            return `${eq(row.version, version)} AND ${marked}`;
          })
          .go(),
      );
      if (!(await made)) throw contention('The roster settings changed meanwhile');
    },
  };
}
