import { memberLeft, ownerReleased } from '#shared/teams/messages.ts';
import type { Membership } from '../../kernel/membership-reader.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import type { StoredTeam } from '../../kernel/teams.ts';
import { withRoles } from '../ownership-store.ts';
import { filesLetGo, goesOff } from '../roster-writes.ts';
import { createWrite, type Rows } from '../writes/store.ts';

interface Leaving {
  readonly former: Membership;
  /** Until when their offer stood. */
  readonly until: string;
  readonly heir: Membership | undefined;
}

/** Lets owners go whose offer nobody answered. False when something moved since it was read. */
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
const passesOn = (rows: Rows, { teamId, ownerId }: StoredTeam, until: string, heirId: string | undefined) =>
  rows.team
    .patch({ teamId })
    .set({ ownerId: heirId ?? ownerId })
    .add({ memberCount: -1 })
    .remove(['pendingOwnerId', 'pendingUntil'])
    .where((row, { eq, ne }) => {
      const stands = `${eq(row.ownerId, ownerId)} AND ${eq(row.pendingUntil, until)}`;
      return heirId ? `${stands} AND ${ne(row.status, 'deleted')}` : `${stands} AND ${eq(row.status, 'archived')}`;
    })
    .commit();
