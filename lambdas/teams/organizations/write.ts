import { accountEntity } from '../../kernel/account.entity.ts';
import { claimEntity } from '../../kernel/claim.entity.ts';
import { externalTeamEntity } from '../../kernel/external-team.entity.ts';
import { membershipEntity } from '../../kernel/membership.entity.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { teamEntity } from '../../kernel/team.entity.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '../../kernel/write.ts';
import { organizationEntity } from './organization.entity.ts';
import { organizationTeamEntity } from './organization-team.entity.ts';

const entitiesOf = (table: Table) => ({
  organization: organizationEntity(table),
  tie: organizationTeamEntity(table),
  team: teamEntity(table),
  external: externalTeamEntity(table),
  membership: membershipEntity(table),
  account: accountEntity(table),
  claim: claimEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;

/** One transaction over organisations and what hangs on them. */
export type Write = WriteOver<Entities>;
export const createWrite = (table: Table, retry: Retry): Write => createWriteOver(entitiesOf(table), retry);
