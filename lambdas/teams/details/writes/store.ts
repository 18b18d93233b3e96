import { accountEntity } from '../../kernel/account.entity.ts';
import { claimEntity } from '../../kernel/claim.entity.ts';
import { membershipEntity } from '../../kernel/membership.entity.ts';
import { outboxEntity } from '../../kernel/outbox.entity.ts';
import type { Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { teamEntity } from '../../kernel/team.entity.ts';
import { teamPastEntity } from '../../kernel/team-past.entity.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '../../kernel/write.ts';
import { teamInviteEntity } from '../invites/team-invite.entity.ts';
import { teamImportPartEntity } from '../roster/team-import-part.entity.ts';
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
  invite: teamInviteEntity(table),
  importPart: teamImportPartEntity(table),
  past: teamPastEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;

/** One transaction over what teams keep. */
export type Write = WriteOver<Entities>;
export const createWrite = (table: Table, retry: Retry): Write => createWriteOver(entitiesOf(table), retry);
