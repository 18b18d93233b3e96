import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { rolesChanged } from '#shared/teams/messages.ts';
import type { Write } from '../details/writes/store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { stillIs } from './member-writes.ts';

/** A member's roles and grants. False when either of the two is not what was read. */
export type SaveRoles = (
  team: StoredTeam,
  member: Membership,
  to: Pick<Membership, 'roles' | 'grants'>,
  by: Membership,
  now: Date,
) => Promise<boolean>;

export const savingRoles =
  (write: Write): SaveRoles =>
  async (team, { userId, teamId, since, version, grants: before }, { roles, grants = [] }, by, now) => {
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
    const refused = await write((rows) => [
      rows.membership
        .patch({ userId, teamId })
        .set({ roles: [...roles], version: version + 1, ...((before || grants.length > 0) && { grants: [...grants] }) })
        .where((row, { eq }) => `${eq(row.since, since)} AND ${eq(row.version, version)}`)
        .commit(),
      rows.outbox.put(factRow(rolesChanged, id, now, said)).commit(),
      // Of oneself the write says it already.
      ...stillIs(rows, by.userId === userId ? undefined : by),
    ]);
    return refused.length === 0;
  };
