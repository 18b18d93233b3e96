import type { Table } from '#lambdas/kernel/data/table.ts';
import { hostshipEntity } from './hostship.entity.ts';

/** Events that another user created and a person hosts or was asked to host, newest first. Lags by moments. */
export type HostshipList = (userId: string) => Promise<readonly { readonly eventId: string }[]>;

const mostListed = 50;

export function createHostshipList(table: Table): HostshipList {
  const hostships = hostshipEntity(table);
  return async (userId) => {
    const found = hostships.query.byPerson({ userId });
    const active = found.where(({ status }, { ne }) => ne(status, 'declined'));
    return (await active.go({ order: 'desc', count: mostListed })).data;
  };
}
