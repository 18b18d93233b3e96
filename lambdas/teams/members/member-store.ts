import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { memberJoined, memberLeft, requestAnswered } from '#shared/teams/messages.ts';
import type { TeamRole } from '#shared/teams/permissions.ts';
import { createWrite, type Rows, type Write } from '../details/writes/store.ts';
import { type ChildOnRoster, guardianParts } from '../invites/child-writes.ts';
import { claimed, settled } from '../invites/invite-writes.ts';
import { membershipEntity } from '../ports/membership.entity.ts';
import type { Membership } from '../ports/membership-reader.ts';
import { createMemberships, type Memberships } from '../ports/memberships.ts';
import { roomFor } from '../ports/room-for.ts';
import type { StoredInvite } from '../ports/roster/stored-invite.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { comesOn, filesLetGo, goesOff, stillIs } from './member-writes.ts';
import { type SaveRoles, savingRoles } from './saving-roles.ts';

/** How a member comes in: by the policy of the team, by its code, or by approval. */
export type Way =
  | { readonly by: 'policy'; readonly policy: string }
  | { readonly by: 'code' | 'answer' }
  | { readonly by: 'invite'; readonly invite: StoredInvite }
  /** As a guardian of a child on the roster. */
  | { readonly by: 'guardian'; readonly child: ChildOnRoster };

/** Who removes a member, and whether they may come back. */
interface Removal {
  readonly by: Membership;
  readonly isForGood?: boolean;
}

/** Who is on the roster of a team. What the team counts of it moves in the same transaction. */
export interface RosterStore extends Memberships {
  /** `refused`: the team is full, is not joined in this way any more, or not by this person. `gone`: there is no such account. */
  join(team: StoredTeam, userId: string, way: Way, now: Date): Promise<'joined' | 'already' | 'gone' | 'refused'>;
  /** A member is a guardian of a child on the roster. False when the child is not who was read. */
  guard(userId: string, child: ChildOnRoster, now: Date): Promise<boolean>;
  /** `owner` when the team is theirs by now; `changed` when they are not what was read. */
  leave(team: StoredTeam, member: Membership, now: Date, removal?: Removal): Promise<'left' | 'owner' | 'changed'>;
  /** Bans a non-member; a request of theirs goes. */
  bar(key: Pick<Membership, 'userId' | 'teamId'>, by: Membership, now: Date): Promise<'left' | 'changed'>;
  /** Lifts a ban. */
  pardon(key: Pick<Membership, 'userId' | 'teamId'>): Promise<void>;
  saveRoles: SaveRoles;
  page(teamId: string, after: string | undefined): Promise<Page>;
}

type Page = { readonly members: readonly Membership[]; readonly next: string | undefined };

const perPage = 100;

export function createRosterStore(table: Table, retry: Retry = createRetry()): RosterStore {
  const write = createWrite(table, retry);
  const memberships = membershipEntity(table);
  return {
    ...createMemberships(table),
    join: async (team, userId, way, now) => {
      const since = now.toISOString();
      const refused = await write((rows) => [
        ...comesOn(rows, team, { userId, roles: rolesFor(way), since, details: detailsFor(way) }),
        counted(rows, team, way),
        rows.request.delete({ userId, teamId: team.teamId }).commit(),
        noLongerPast(rows, userId, team.teamId),
        ...(way.by === 'invite' ? [settled(rows, way.invite, 'accepted', now)] : []),
        ...(personOf(way) ? [claimed(rows, personOf(way), userId)] : []),
        ...(way.by === 'guardian' ? guardianParts(rows, way.child, userId, now) : []),
        ...comingFacts(team, userId, way, now).map((fact) => rows.outbox.put(fact).commit()),
      ]);
      if (refused.length === 0) return 'joined';
      if (refused.includes(0)) return 'already';
      return refused.includes(1) ? 'gone' : 'refused';
    },
    guard: async (userId, child, now) => (await write((rows) => guardianParts(rows, child, userId, now))).length === 0,
    leave: (team, member, now, removal) => leaving(write, team, member, now, removal),
    ...barring(write),
    saveRoles: savingRoles(write),
    page: async (teamId, after) => {
      const { data, cursor } = await memberships.query
        .byTeam({ teamId })
        .go({ limit: perPage, pages: 1, ...(after && { cursor: after }) });
      return { members: data as Membership[], next: cursor ?? undefined };
    },
  };
}

/** Keeping people out who are no members. */
const barring = (write: Write): Pick<RosterStore, 'bar' | 'pardon'> => ({
  bar: async ({ userId, teamId }, by, now) => {
    const refused = await write((rows) => [
      rows.past.put({ userId, teamId, status: 'banned', at: now.toISOString() }).commit(),
      rows.request.delete({ userId, teamId }).commit(),
      rows.membership
        .check({ userId, teamId })
        .where(({ since }, { notExists }) => notExists(since))
        .commit(),
      ...stillIs(rows, by),
    ]);
    return refused.length === 0 ? 'left' : 'changed';
  },
  pardon: async ({ userId, teamId }) => {
    await write((rows) => [
      rows.past
        .delete({ userId, teamId })
        .where(({ status }, { eq }) => eq(status, 'banned'))
        .commit(),
    ]);
  },
});

async function leaving(write: Write, team: StoredTeam, member: Membership, now: Date, removal: Removal | undefined) {
  const { userId, teamId, since } = member;
  const id = idFrom('message', memberLeft.name, teamId, userId, since);
  const why = removal ? ('removed' as const) : ('left' as const);
  const refused = await write((rows) => [
    ...goesOff(rows, member),
    rows.team
      .patch({ teamId })
      .add({ memberCount: -1 })
      .delete({ admins: [userId] })
      .where(({ ownerId }, { ne }) => ne(ownerId, userId))
      .commit(),
    rows.outbox.put(factRow(memberLeft, id, now, { teamId, teamName: team.facts.name, userId, why })).commit(),
    rows.past.put({ userId, teamId, status: removal?.isForGood ? 'banned' : why, at: now.toISOString() }).commit(),
    ...stillIs(rows, removal?.by),
    ...filesLetGo(rows, member, now),
  ]);
  if (refused.length === 0) return 'left';
  return refused.includes(2) ? 'owner' : 'changed';
}

/** A banned person stays out, however they come. */
const noLongerPast = (rows: Rows, userId: string, teamId: string) =>
  rows.past
    .delete({ userId, teamId })
    .where(({ status }, { ne }) => ne(status, 'banned'))
    .commit();

const rolesFor = (way: Way): TeamRole[] => [way.by === 'guardian' ? 'guardian' : 'member'];

/** What was entered about a person before they came is said of them now. */
const detailsFor = (way: Way) => (way.by === 'invite' ? way.invite.details : undefined);

/** The id under which a player was on teams before they had an account. */
const personOf = (way: Way) => (way.by === 'invite' && way.invite.personId) || '';

/** Room for one more is a condition of the write, and so is that the team is still joined in this way. */
function counted(rows: Rows, team: StoredTeam, way: Way) {
  const { teamId, memberLimit, plan, joinCode = '', codeLeft } = team;
  const joined = rows.team.patch({ teamId }).add({
    memberCount: 1,
    ...(way.by === 'code' && codeLeft !== undefined && { codeLeft: -1 }),
    ...((way.by === 'invite' || way.by === 'guardian') && { acceptedInvites: 1 }),
  });
  return joined
    .where((row, { eq, gt, lt, ne, notExists }) => {
      const isOfPlan = plan ? eq(row.plan, plan) : notExists(row.plan);
      const room = `${eq(row.status, 'active')} AND ${eq(row.memberLimit, memberLimit)} AND ${isOfPlan} AND ${lt(row.memberCount, roomFor(team))}`;
      if (way.by === 'policy') return `${room} AND ${eq(row.joinPolicy, way.policy)}`;
      if (way.by === 'answer' || way.by === 'invite' || way.by === 'guardian') return room;
      const isCode = `${room} AND ${eq(row.joinCode, joinCode)} AND ${ne(row.joinPolicy, 'closed')}`;
      return codeLeft === undefined ? isCode : `${isCode} AND ${gt(row.codeLeft, 0)}`;
    })
    .commit();
}

function comingFacts({ teamId, facts }: StoredTeam, userId: string, way: Way, now: Date) {
  const said = { teamId, teamName: facts.name, userId };
  const idOf = (name: string) => idFrom('message', name, teamId, userId, now.toISOString());
  const personId = personOf(way);
  return [
    factRow(memberJoined, idOf(memberJoined.name), now, { ...said, ...(personId && { personId }) }),
    ...(way.by === 'answer'
      ? [factRow(requestAnswered, idOf(requestAnswered.name), now, { ...said, decision: 'accept' })]
      : []),
  ];
}
