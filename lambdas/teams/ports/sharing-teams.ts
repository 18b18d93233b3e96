import type { Table } from '#lambdas/kernel/data/table.ts';
import type { SharingTeams } from '#lambdas/people/ports/naming/naming.ts';
import { membershipEntity } from './membership.entity.ts';

/** Who is on a roster together with a person, in one query and one batch. A paused membership is not active. */
export function createSharingTeams(table: Table): SharingTeams {
  const rows = membershipEntity(table);
  return async (userId, personIds) => {
    const { data: own } = await rows.query.byPerson({ userId }).go({ consistent: true, pages: 'all' });
    const teamIds = own.filter(({ pausedAt }) => pausedAt === undefined).map(({ teamId }) => teamId);
    const keys = teamIds.flatMap((teamId) => personIds.map((personId) => ({ teamId, userId: personId })));
    if (keys.length === 0) return new Set();
    const { data } = await rows.get(keys).go({ consistent: true });
    return new Set(data.filter(({ pausedAt }) => pausedAt === undefined).map((one) => one.userId));
  };
}
