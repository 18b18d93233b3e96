import type { EntityItem } from 'electrodb';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { createWrite, type Rows } from '../details/writes/store.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';
import { sheetSaved } from './sheet-writes.ts';
import { teamImportEntity } from './team-import.entity.ts';
import { type Done, teamImportPartEntity } from './team-import-part.entity.ts';

export type StoredImport = EntityItem<ReturnType<typeof teamImportEntity>>;

export type Change =
  | { readonly kind: 'new'; readonly invite: StoredInvite }
  | (Extract<Done, { before: unknown }> & { readonly after: RosterDetails });

/** With the row that remembers them, well below what a transaction holds. */
export const changesAtOnce = 40;

/** Taking rosters in, and back out. */
export interface ImportStore {
  list(teamId: string): Promise<readonly StoredImport[]>;
  find(teamId: string, importId: string): Promise<StoredImport | undefined>;
  /** With the teams and fields that it creates, or nothing: false where the sheet is no longer the version that was read. */
  begin(one: StoredImport, created?: { readonly sheet: RosterSheet; readonly version: number }): Promise<boolean>;
  /** All of them with what it takes to undo them, or none; false when one of them is not what was read, or an undo began. */
  write(one: StoredImport, part: number, changes: readonly Change[]): Promise<boolean>;
  /** False where its undo began. */
  finish(one: StoredImport): Promise<boolean>;
  /** From then on it writes nothing more. False where it is undone. */
  beginUndo(one: StoredImport): Promise<boolean>;
  /** Answers with the lines that stay because they were changed since. Safe to repeat. */
  undo(one: StoredImport): Promise<readonly Done[]>;
  finishUndo(one: StoredImport): Promise<void>;
}

export function createImportStore(table: Table, retry: Retry = createRetry()): ImportStore {
  const imports = teamImportEntity(table);
  const write = createWrite(table, retry);
  type Status = StoredImport['status'];
  const move = ({ teamId, importId }: StoredImport, from: readonly Status[], to: Status) =>
    retry(() =>
      wasMade(
        imports
          .patch({ teamId, importId })
          .set({ status: to })
          .where(({ status }, { eq }) => from.map((one) => eq(status, one)).join(' OR '))
          .go(),
      ),
    );
  return {
    list: async (teamId) =>
      (await imports.query.byTeam({ teamId }).go({ consistent: true, order: 'desc', pages: 'all' })).data,
    find: async (teamId, importId) =>
      (await imports.get({ teamId, importId }).go({ consistent: true })).data ?? undefined,
    begin: async (one, created) => {
      const refused = await write((rows) => [
        rows.import.create(one).commit(),
        ...(created ? [sheetSaved(rows, one.teamId, created.sheet, created.version)] : []),
      ]);
      // A repeat meets itself.
      return refused.length === 0 || refused.includes(0);
    },
    write: async ({ teamId, importId, expires }, part, changes) => {
      const done = changes.map(toDone);
      const refused = await write((rows) => [
        rows.importPart.create({ importId, part, done, expires }).commit(),
        rows.import
          .check({ teamId, importId })
          .where(({ status }, { eq }) => eq(status, 'running'))
          .commit(),
        ...changes.map((change) => written(rows, teamId, change)),
      ]);
      // A repeat meets its own part.
      return refused.length === 0 || refused.includes(0);
    },
    finish: (one) => move(one, ['running', 'done'], 'done'),
    beginUndo: (one) => move(one, ['running', 'done', 'undoing'], 'undoing'),
    finishUndo: async (one) => void (await move(one, ['undoing', 'undone'], 'undone')),
    undo: async ({ teamId, importId }) => {
      const parts = await teamImportPartEntity(table)
        .query.byImport({ importId })
        .go({ consistent: true, pages: 'all' });
      const lines = parts.data.flatMap(({ done }) => done);
      const kept: Done[] = [];
      await inParallel(lines, 4, async (line) => {
        const refused = await write((rows) => [undone(rows, teamId, line)]);
        if (refused.length > 0) kept.push(line);
      });
      return kept;
    },
  };
}

function toDone(change: Change): Done {
  if (change.kind === 'new') {
    const { inviteId: id, details } = change.invite;
    return { kind: 'new', id, ...(details && { squadIds: details.squadIds }) };
  }
  const { after: _, ...done } = change;
  return done;
}

function written(rows: Rows, teamId: string, change: Change) {
  if (change.kind === 'new')
    return rows.invite
      .put(change.invite)
      .where(({ status }, { ne, notExists }) => `${notExists(status)} OR ${ne(status, 'pending')}`)
      .commit();
  const { id, version, after } = change;
  return saved(rows, teamId, { ...change, id }, { from: version, to: version + 1, details: after });
}

/** Only what is still as the import left it, and no one who plays in a season. */
function undone(rows: Rows, teamId: string, line: Done) {
  if (line.kind === 'new')
    return rows.invite
      .remove({ teamId, inviteId: line.id })
      .where(
        (row, { eq, notExists }) =>
          `${eq(row.version, 1)} AND ${notExists(row.expiresAt)} AND ${notExists(row.personId)}`,
      )
      .commit();
  return saved(rows, teamId, line, { from: line.version + 1, to: line.version + 2, details: line.before });
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly details: RosterDetails;
}

const saved = (rows: Rows, teamId: string, { kind, id }: Pick<Done, 'kind' | 'id'>, { from, to, details }: Step) =>
  kind === 'member'
    ? rows.membership
        .patch({ userId: id, teamId })
        .set({ details, detailsVersion: to })
        .where(({ detailsVersion }, { eq, notExists }) =>
          from === 0 ? notExists(detailsVersion) : eq(detailsVersion, from),
        )
        .commit()
    : rows.invite
        .patch({ teamId, inviteId: id })
        .set({ details, version: to })
        .where((row, { eq }) => `${eq(row.version, from)} AND ${eq(row.status, 'pending')}`)
        .commit();
