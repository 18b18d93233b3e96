import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';

/** Things that have an address of their own besides their id. */
export type AddressKind = 'teamSlug' | 'tournamentSlug';

/** The id of what has an address, now or until a year ago; undefined where nothing has it. */
export type FindHolder = (kind: AddressKind, address: string) => Promise<string | undefined>;

export function createFindHolder(table: Table): FindHolder {
  const claims = claimEntity(table);
  return async (kind, value) => (await claims.get({ kind, value }).go()).data?.holderId;
}
