import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';

/** Which team a code belongs to; whether it still lets anybody in is the team's to say. */
export interface CodeReader {
  find(code: string): Promise<string | undefined>;
}

export const createCodeReader = (table: Table): CodeReader => ({
  find: async (value) =>
    (await claimEntity(table).get({ kind: 'teamCode', value }).go({ consistent: true })).data?.holderId,
});
