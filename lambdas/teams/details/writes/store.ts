import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver, type RowsOf, type Write as WriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { teamRequestEntity } from '../../members/team-request.entity.ts';
import { membershipEntity } from '../../ports/membership.entity.ts';
import { rosterMergeEntity } from '../../ports/roster/roster-merge.entity.ts';
import { rosterPersonEntity } from '../../ports/roster/roster-person.entity.ts';
import { teamInviteEntity } from '../../ports/roster/team-invite.entity.ts';
import { teamSheetEntity } from '../../ports/roster/team-sheet.entity.ts';
import { teamEntity } from '../../ports/team.entity.ts';
import { teamPastEntity } from '../../ports/team-past.entity.ts';
import { teamImportEntity } from '../../roster/team-import.entity.ts';
import { teamImportPartEntity } from '../../roster/team-import-part.entity.ts';
import { teamCardEntity } from '../../search/team-card.entity.ts';
import { teamDraftEntity } from '../team-draft.entity.ts';

const entitiesOf = (table: Table) => ({
  team: teamEntity(table),
  membership: membershipEntity(table),
  account: accountEntity(table),
  card: teamCardEntity(table),
  claim: claimEntity(table),
  draft: teamDraftEntity(table),
  request: teamRequestEntity(table),
  invite: teamInviteEntity(table),
  rosterPerson: rosterPersonEntity(table),
  merge: rosterMergeEntity(table),
  sheet: teamSheetEntity(table),
  import: teamImportEntity(table),
  importPart: teamImportPartEntity(table),
  past: teamPastEntity(table),
  outbox: outboxEntity(table),
});
type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;

/** One transaction over what teams keep. */
export type Write = WriteOver<Entities>;
export const createWrite = (table: Table, retry: Retry): Write => createWriteOver(entitiesOf(table), retry);
