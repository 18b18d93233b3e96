import type { Table } from '#lambdas/kernel/data/table.ts';
import type { StoredInvite } from './stored-invite.ts';
import { teamInviteEntity } from './team-invite.entity.ts';

/** The players on a community's roster who have no account yet. Strongly consistent. */
export type ListWaitingPeople = (teamId: string) => Promise<readonly StoredInvite[]>;

export function createListWaitingPeople(table: Table): ListWaitingPeople {
  const invites = teamInviteEntity(table);
  return async (teamId) => {
    const { data } = await invites.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' });
    return (data as StoredInvite[]).filter(({ status, userId }) => status === 'pending' && userId === undefined);
  };
}
