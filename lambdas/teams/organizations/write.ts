import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { externalTeamEntity } from '../ports/external/external-team.entity.ts';
import { membershipEntity } from '../ports/membership.entity.ts';
import { teamEntity } from '../ports/team.entity.ts';
import { organizationEntity } from './organization.entity.ts';
import { organizationTeamEntity } from './organization-team.entity.ts';
import { organizationRequestEntity } from './requests/organization-request.entity.ts';

const entitiesOf = (table: Table) => ({
  organization: organizationEntity(table),
  organizationRequest: organizationRequestEntity(table),
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
