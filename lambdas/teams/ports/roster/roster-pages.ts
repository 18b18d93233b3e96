import type { Table } from '#lambdas/kernel/data/table.ts';
import { membershipEntity } from '../membership.entity.ts';
import type { Membership } from '../membership-reader.ts';

/** Where a page of a roster ended. */
export type RosterPosition = Pick<Membership, 'since' | 'userId'>;

/** A part of a roster, the longest there first; may lag a moment. Nothing is `next` on the last page. */
export type ReadRosterPage = (
  teamId: string,
  after: RosterPosition | undefined,
  limit: number,
) => Promise<{ readonly members: readonly Membership[]; readonly next?: RosterPosition }>;

export function createRosterPages(table: Table): ReadRosterPage {
  const rows = membershipEntity(table);
  return async (teamId, after, limit) => {
    const all = rows.query.byTeam({ teamId });
    const rest = after ? all.gt({ since: after.since, userId: after.userId }) : all;
    const { data, cursor } = await rest.go({ pages: 1, limit });
    const last = cursor ? data.at(-1) : undefined;
    const members = data as Membership[];
    return last ? { members, next: { since: last.since, userId: last.userId } } : { members };
  };
}
