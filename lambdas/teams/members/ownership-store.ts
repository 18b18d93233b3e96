import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { ownershipMoved, ownershipOffered } from '#shared/teams/messages.ts';
import { createWrite, type Rows } from '../details/writes/store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import type { StoredTeam } from '../ports/teams.ts';

/** How a team comes to another owner, and the code that it is joined with: what moves without its version. */
export interface OwnershipStore {
  /** False when the member is none any more, or the team is not the caller's. */
  offer(team: StoredTeam, userId: string, until: string, now: Date): Promise<boolean>;
  /** Takes back the offer to this person; nothing where there is none. */
  clear(teamId: string, userId: string): Promise<void>;
  /** Both members and the team in one transaction. False when one of them is not what was read. */
  accept(team: StoredTeam, next: Membership, former: Membership, now: Date): Promise<boolean>;
  /** False when the team has another code than the one that was read, or is not active. */
  saveCode(team: StoredTeam, code: NewCode): Promise<boolean>;
}

interface NewCode {
  readonly code: string;
  readonly until?: string | undefined;
  readonly left?: number | undefined;
}

export function createOwnershipStore(table: Table, retry: Retry = createRetry()): OwnershipStore {
  const write = createWrite(table, retry);
  return {
    offer: async ({ teamId, ownerId, facts }, userId, until, now) => {
      const id = idFrom('message', ownershipOffered.name, teamId, userId, until);
      const refused = await write((rows) => [
        rows.team
          .patch({ teamId })
          .set({ pendingOwnerId: userId, pendingUntil: until })
          .where((row, { eq, ne }) => `${eq(row.ownerId, ownerId)} AND ${ne(row.status, 'deleted')}`)
          .commit(),
        rows.membership
          .check({ userId, teamId })
          .where(({ since }, { exists }) => exists(since))
          .commit(),
        rows.outbox.put(factRow(ownershipOffered, id, now, { teamId, teamName: facts.name, userId, until })).commit(),
      ]);
      return refused.length === 0;
    },
    clear: async (teamId, userId) => {
      await write((rows) => [
        rows.team
          .patch({ teamId })
          .remove(['pendingOwnerId', 'pendingUntil'])
          .where(({ pendingOwnerId }, { eq }) => eq(pendingOwnerId, userId))
          .commit(),
      ]);
    },
    accept: async (team, next, former, now) => {
      const { teamId, facts } = team;
      const id = idFrom('message', ownershipMoved.name, teamId, next.userId, now.toISOString());
      const said = { teamId, teamName: facts.name, userId: next.userId, formerId: former.userId };
      const refused = await write((rows) => [
        handedOver(rows, team, next.userId, former.userId, now),
        withRoles(rows, next, ['owner', ...next.roles.filter((role) => role !== 'admin')]),
        withRoles(rows, former, ['admin', ...former.roles.filter((role) => role !== 'owner')]),
        rows.outbox.put(factRow(ownershipMoved, id, now, said)).commit(),
      ]);
      return refused.length === 0;
    },
    saveCode: async (team, { code, ...ends }) => {
      const { teamId, joinCode } = team;
      const refused = await write((rows) => [
        rows.claim.create({ kind: 'teamCode', value: code, holderId: teamId }).commit(),
        withCode(rows, team, { code, ...ends }),
        ...(joinCode ? [rows.claim.delete({ kind: 'teamCode', value: joinCode }).commit()] : []),
      ]);
      return refused.length === 0;
    },
  };
}

/** The former owner is an admin from then on, whatever room the plan has. */
const handedOver = (
  rows: Rows,
  { teamId, ownerId, admins = [] }: StoredTeam,
  userId: string,
  formerId: string,
  now: Date,
) =>
  rows.team
    .patch({ teamId })
    .set({ ownerId: userId, admins: [...admins.filter((admin) => admin !== userId), formerId] })
    .remove(['pendingOwnerId', 'pendingUntil'])
    .where(
      (row, { eq, gt, ne }) =>
        `${eq(row.ownerId, ownerId)} AND ${eq(row.pendingOwnerId, userId)} AND ${gt(row.pendingUntil, now.toISOString())} AND ${ne(row.status, 'deleted')}`,
    )
    .commit();

export const withRoles = (rows: Rows, { userId, teamId, since, version }: Membership, roles: Membership['roles']) =>
  rows.membership
    .patch({ userId, teamId })
    .set({ roles: [...roles], version: version + 1 })
    .where((row, { eq }) => `${eq(row.since, since)} AND ${eq(row.version, version)}`)
    .commit();

/** The ends of the code before go with it. */
function withCode(rows: Rows, { teamId, joinCode }: StoredTeam, { code, until, left }: NewCode) {
  const kept = { joinCode: code, ...(until && { codeUntil: until }), ...(left !== undefined && { codeLeft: left }) };
  const gone = (['codeUntil', 'codeLeft'] as const).filter((name) => !(name in kept));
  return rows.team
    .patch({ teamId })
    .set(kept)
    .remove(gone)
    .where((row, { eq, notExists }) => {
      const was = joinCode ? eq(row.joinCode, joinCode) : notExists(row.joinCode);
      return `${was} AND ${eq(row.status, 'active')}`;
    })
    .commit();
}
