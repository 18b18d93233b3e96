import type { Table } from '#lambdas/kernel/data/table.ts';
import { emailChangeEntity } from '../identity/email-change/email-change.entity.ts';

/** The address that an account had until its last change of address, while that is kept: 30 days. */
export type FindFormerAddress = (userId: string) => Promise<string | undefined>;

export function createFindFormerAddress(table: Table): FindFormerAddress {
  const rows = emailChangeEntity(table);
  return async (userId) => {
    const { data } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
    return data.findLast(({ doneAt }) => doneAt !== undefined)?.oldEmail;
  };
}
