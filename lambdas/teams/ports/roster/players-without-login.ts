import type { Table } from '#lambdas/kernel/data/table.ts';
import type { StoredInvite } from './stored-invite.ts';
import { teamInviteEntity } from './team-invite.entity.ts';

/** Records of a community's roster. Strongly consistent. */
export type ListPlayersWithoutLogin = (teamId: string) => Promise<readonly StoredInvite[]>;

/** The players on a community's roster who have no account yet, and the children whose guardian has joined. */
export function createListPlayersWithoutLogin(table: Table): ListPlayersWithoutLogin {
  const invites = teamInviteEntity(table);
  return async (teamId) => {
    const { data } = await invites.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' });
    return (data as StoredInvite[]).filter((record) => record.userId === undefined && playsWithoutLogin(record));
  };
}

const playsWithoutLogin = ({ status, dependantId }: StoredInvite) =>
  status === 'pending' || (status === 'accepted' && dependantId !== undefined);
