import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { teamEntitlements } from '#shared/payments/entitlements.ts';
import { rolesChanged } from '#shared/teams/messages.ts';
import type { Rows, Write } from '../details/writes/store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { stillIs } from './member-writes.ts';

/** A member's roles and grants. `adminsOfPlan`: one more admin than the plan allows; `changed`: either of the two is not what was read. */
export type SaveRoles = (
  team: StoredTeam,
  member: Membership,
  to: Pick<Membership, 'roles' | 'grants'>,
  by: Membership,
  now: Date,
) => Promise<'saved' | 'adminsOfPlan' | 'changed'>;

export const savingRoles =
  (write: Write): SaveRoles =>
  async (team, member, { roles, grants = [] }, by, now) => {
    const { userId, teamId, since, version, grants: before } = member;
    const id = idFrom('message', rolesChanged.name, teamId, userId, String(version + 1), now.toISOString());
    const said = {
      teamId,
      teamName: team.facts.name,
      userId,
      roles: [...roles],
      ...(grants.length > 0 && { grants: [...grants] }),
      byId: by.userId,
      ownerId: team.ownerId,
    };
    const admins = movesAdmins(member.roles, roles);
    const refused = await write((rows) => [
      ...(admins ? [withAdmin(rows, team, userId, admins)] : []),
      rows.membership
        .patch({ userId, teamId })
        .set({ roles: [...roles], version: version + 1, ...((before || grants.length > 0) && { grants: [...grants] }) })
        .where((row, { eq }) => `${eq(row.since, since)} AND ${eq(row.version, version)}`)
        .commit(),
      rows.outbox.put(factRow(rolesChanged, id, now, said)).commit(),
      // Of oneself the write says it already.
      ...stillIs(rows, by.userId === userId ? undefined : by),
    ]);
    if (refused.length === 0) return 'saved';
    return admins && refused.includes(0) ? 'adminsOfPlan' : 'changed';
  };

const movesAdmins = (before: Membership['roles'], after: Membership['roles']): 'add' | 'delete' | undefined => {
  if (before.includes('admin') === after.includes('admin')) return undefined;
  return after.includes('admin') ? 'add' : 'delete';
};

/** Who decides about others is counted; one more than the plan has room for is refused, and those there are stay. */
function withAdmin(rows: Rows, { teamId, plan }: StoredTeam, userId: string, move: 'add' | 'delete') {
  const { admins: most } = teamEntitlements(plan);
  if (move === 'delete' || most === undefined)
    return rows.team
      .patch({ teamId })
      [move]({ admins: [userId] })
      .commit();
  return rows.team
    .patch({ teamId })
    .add({ admins: [userId] })
    .where((row, { eq, notExists, size, escape: literal }) => {
      const isOfPlan = plan ? eq(row.plan, plan) : notExists(row.plan);
      return `${isOfPlan} AND (${notExists(row.admins)} OR ${size(row.admins)} < ${literal(most)})`;
    })
    .commit();
}
