import { Service } from 'electrodb';
import { accountEntity } from '../../kernel/account.entity.ts';
import { claimEntity } from '../../kernel/claim.entity.ts';
import { commit } from '../../kernel/commit.ts';
import { membershipEntity } from '../../kernel/membership.entity.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { teamEntity } from '../../kernel/team.entity.ts';
import { teamCardEntity } from '../team-card.entity.ts';
import { teamDraftEntity } from '../team-draft.entity.ts';
import { teamRequestEntity } from '../team-request.entity.ts';

const entitiesOf = (table: Table) => ({
  team: teamEntity(table),
  membership: membershipEntity(table),
  account: accountEntity(table),
  card: teamCardEntity(table),
  claim: claimEntity(table),
  draft: teamDraftEntity(table),
  request: teamRequestEntity(table),
  outbox: outboxEntity(table),
});
type Transaction = Service<ReturnType<typeof entitiesOf>>['transaction']['write'];
type Compose = Parameters<Transaction>[0];
export type Rows = Parameters<Compose>[0];

/** One transaction over what teams keep; answers with the positions of the parts that refused it. */
export type Write = (compose: Compose) => Promise<readonly number[]>;

export function createWrite(table: Table, retry: Retry): Write {
  const { transaction } = new Service(entitiesOf(table));
  return (compose) => retry(() => commit(transaction.write(compose)));
}
