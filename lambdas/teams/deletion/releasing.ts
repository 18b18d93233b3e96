import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { memberLeft, ownerReleased } from '#shared/teams/messages.ts';
import { createWrite, type Rows } from '../details/writes/store.ts';
import { filesLetGo, goesOff } from '../members/member-writes.ts';
import { withRoles } from '../members/ownership-store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import type { StoredTeam } from '../ports/teams.ts';

interface Leaving {
  readonly former: Membership;
  /** Until when their offer stood. */
  readonly until: string;
  readonly heir: Membership | undefined;
}

/** Lets owners go with an unanswered offer. False when something moved since it was read. */
export interface Releasing {
  release(team: StoredTeam, leaving: Leaving, now: Date): Promise<boolean>;
}

export function createReleasing(table: Table, retry: Retry = createRetry()): Releasing {
  const write = createWrite(table, retry);
  return {
    release: async (team, { former, until, heir }, now) => {
      const { teamId, facts } = team;
      const { userId, since } = former;
      const named = { teamId, teamName: facts.name };
      const [left, released] = [
        idFrom('message', memberLeft.name, teamId, userId, since),
        idFrom('message', ownerReleased.name, teamId, userId, until),
      ];
      const said = { ...named, formerId: userId, ...(heir && { heirId: heir.userId }) };
      const refused = await write((rows) => [
        passesOn(rows, team, until, heir?.userId),
        ...goesOff(rows, former),
        ...(heir ? [withRoles(rows, heir, ['owner', ...heir.roles.filter((role) => role !== 'admin')])] : []),
        rows.past.put({ userId, teamId, status: 'left', at: now.toISOString() }).commit(),
        rows.outbox.put(factRow(memberLeft, left, now, { ...named, userId, why: 'left' })).commit(),
        rows.outbox.put(factRow(ownerReleased, released, now, said)).commit(),
        ...filesLetGo(rows, former, now),
      ]);
      return refused.length === 0;
    },
  };
}

/** The offer stands as it was made. Without an heir the team is archived by now, and stays without an owner. */
function passesOn(rows: Rows, { teamId, ownerId }: StoredTeam, until: string, heirId: string | undefined) {
  const passed = rows.team
    .patch({ teamId })
    .set({ ownerId: heirId ?? ownerId })
    .add({ memberCount: -1 });
  return (heirId ? passed.delete({ admins: [heirId] }) : passed)
    .remove(['pendingOwnerId', 'pendingUntil'])
    .where((row, { eq, ne }) => {
      const stands = `${eq(row.ownerId, ownerId)} AND ${eq(row.pendingUntil, until)}`;
      return heirId ? `${stands} AND ${ne(row.status, 'deleted')}` : `${stands} AND ${eq(row.status, 'archived')}`;
    })
    .commit();
}
