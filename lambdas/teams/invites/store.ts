import type { EntityItem } from 'electrodb';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { inviteFoundFull, teamInvited } from '#shared/teams/messages.ts';
import { createWrite, type Rows } from '../details/writes/store.ts';
import { roomFor } from '../ports/room-for.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';
import { teamInviteEntity } from '../ports/roster/team-invite.entity.ts';
import { teamPastEntity } from '../ports/team-past.entity.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { settled, waitsAgain } from './invite-writes.ts';

type TeamPast = EntityItem<ReturnType<typeof teamPastEntity>>;

/** Who is wanted in a team, and who was in it. Reads of invitations are strongly consistent. */
export interface InviteStore {
  find(teamId: string, inviteId: string): Promise<StoredInvite | undefined>;
  list(teamId: string): Promise<readonly StoredInvite[]>;
  /** With the fact that tells the person. `standing`: one stands already; `full`: the community has no room for another member. */
  send(team: StoredTeam, invite: StoredInvite, now: Date): Promise<'sent' | 'standing' | 'full'>;
  /** Has the owner told that an invited player found no room. Safe to repeat. */
  reportFull(team: StoredTeam, now: Date): Promise<void>;
  /** False when it does not wait any more. */
  settle(invite: StoredInvite, as: 'declined' | 'revoked' | 'expired', now: Date): Promise<boolean>;
  /** Who went, the last first. */
  listPast(teamId: string): Promise<readonly TeamPast[]>;
}

/** The most that one screen lists. */
const mostPast = 100;

export function createInviteStore(table: Table, retry: Retry = createRetry()): InviteStore {
  const write = createWrite(table, retry);
  const invites = teamInviteEntity(table);
  return {
    find: async (teamId, inviteId) =>
      ((await invites.get({ teamId, inviteId }).go({ consistent: true })).data as StoredInvite | null) ?? undefined,
    list: async (teamId) =>
      (await invites.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' })).data as StoredInvite[],
    send: async (team, invite, now) => {
      const { teamId, facts } = team;
      const { inviteId, invitedById: byId, invitedAt } = invite;
      const id = idFrom('message', teamInvited.name, teamId, inviteId, invitedAt);
      const refused = await write((rows) => [
        rows.invite
          .put(invite)
          .where((row, { eq, ne, lte, notExists }) => {
            const isOver = `${notExists(row.expiresAt)} OR ${lte(row.expiresAt, now.toISOString())}`;
            const player = invite.personId ? eq(row.personId, invite.personId) : notExists(row.personId);
            const isFree = `${ne(row.status, 'pending')} OR ((${isOver}) AND ${player})`;
            const asRead = `${eq(row.version, invite.version - 1)} AND (${isFree})`;
            // The same once more, where the answer to the first write was lost.
            const again = `${eq(row.invitedAt, invitedAt)} AND ${eq(row.status, 'pending')} AND ${player}`;
            return `${notExists(row.status)} OR (${asRead}) OR (${again})`;
          })
          .commit(),
        rows.outbox.put(factRow(teamInvited, id, now, { teamId, teamName: facts.name, inviteId, byId })).commit(),
        hasRoom(rows, team),
      ]);
      if (refused.length === 0) return 'sent';
      return refused.includes(0) ? 'standing' : 'full';
    },
    reportFull: async ({ teamId, facts }, now) => {
      const id = idFrom('message', inviteFoundFull.name, teamId, now.toISOString().slice(0, 10));
      await write((rows) => [
        rows.outbox.put(factRow(inviteFoundFull, id, now, { teamId, teamName: facts.name })).commit(),
      ]);
    },
    settle: async (invite, as, now) => {
      const staysOnRoster = as === 'expired' && invite.name !== undefined && invite.userId === undefined;
      const ends = (rows: Rows) => (staysOnRoster ? waitsAgain(rows, invite) : settled(rows, invite, as, now));
      return (await write((rows) => [ends(rows)])).length === 0;
    },
    listPast: async (teamId) =>
      (await teamPastEntity(table).query.byTeam({ teamId }).go({ order: 'desc', count: mostPast })).data,
  };
}

/** As long as the limits are those that were read. */
const hasRoom = (rows: Rows, team: StoredTeam) =>
  rows.team
    .check({ teamId: team.teamId })
    .where((row, { eq, lt, notExists }) => {
      const isOfPlan = team.plan ? eq(row.plan, team.plan) : notExists(row.plan);
      return `${eq(row.memberLimit, team.memberLimit)} AND ${isOfPlan} AND ${lt(row.memberCount, roomFor(team))}`;
    })
    .commit();
