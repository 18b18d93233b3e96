import type { Table } from '#lambdas/kernel/data/table.ts';
import type { StoredInvite } from './stored-invite.ts';
import { teamInviteEntity } from './team-invite.entity.ts';

/** Some records of a community's roster. Strongly consistent. */
type ListRecords = (teamId: string) => Promise<readonly StoredInvite[]>;

const listing =
  (belongs: (record: StoredInvite) => boolean) =>
  (table: Table): ListRecords => {
    const invites = teamInviteEntity(table);
    return async (teamId) => {
      const { data } = await invites.query.byTeam({ teamId }).go({ consistent: true, pages: 'all' });
      return (data as StoredInvite[]).filter((record) => record.userId === undefined && belongs(record));
    };
  };

const waits = ({ status }: StoredInvite) => status === 'pending';

/** The players on a community's roster who have no account yet. */
export const createListWaitingPeople = listing(waits);

/** Those, and the children whose guardian has joined. */
export type ListPlayersWithoutLogin = ListRecords;
export const createListPlayersWithoutLogin = listing(
  (record) => waits(record) || (record.status === 'accepted' && record.dependantId !== undefined),
);
