import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createTeamReader, type StoredTeam } from '../ports/teams.ts';
import { type FormerAddress, keptUntil } from './former-address.ts';
import { createWrite, type Rows } from './writes/store.ts';

interface Move extends Pick<FormerAddress, 'kind' | 'holderId'> {
  readonly from: string;
  readonly to: string;
  readonly at: string;
}

/**
 * Something gets another address: two parts of a transaction. The new one is free, or was its own; the one before leads to
 * it for a year.
 */
export const movesAddress = (rows: Pick<Rows, 'claim'>, { kind, holderId, from, to, at }: Move) => [
  rows.claim
    .put({ kind, value: to, holderId })
    .where((row, { eq, notExists }) => `${notExists(row.holderId)} OR ${eq(row.holderId, holderId)}`)
    .commit(),
  rows.claim
    .patch({ kind, value: from })
    .set({ until: keptUntil(at) })
    .where((row, { eq }) => eq(row.holderId, holderId))
    .commit(),
];

/** Addresses that led somewhere for long enough. */
export interface AddressStore {
  /**
   * From here on anybody may take it. Nothing happens to one that its holder has again, or gave up once more. False when
   * the holder changed meanwhile.
   */
  end(former: FormerAddress): Promise<boolean>;
}

export function createAddressStore(table: Table, retry: Retry = createRetry()): AddressStore {
  const write = createWrite(table, retry);
  const teams = createTeamReader(table);
  return {
    end: async ({ kind, slug, holderId, until }) => {
      const team = kind === 'teamSlug' ? await teams.find(holderId) : undefined;
      const refused = await write((rows) => [
        rows.claim
          .remove({ kind, value: slug })
          .where((row, { eq }) => `${eq(row.holderId, holderId)} AND ${eq(row.until, until)}`)
          .commit(),
        ...(team ? [forgets(rows, team, slug)] : []),
      ]);
      return !refused.includes(1) || refused.includes(0);
    },
  };
}

/** Deleting the team lets go of the addresses that are its own alone. */
const forgets = (rows: Rows, { teamId, version, formerSlugs = [] }: StoredTeam, slug: string) =>
  rows.team
    .patch({ teamId })
    .set({ formerSlugs: formerSlugs.filter((one) => one !== slug), version: version + 1 })
    .where((row, { eq }) => eq(row.version, version))
    .commit();
