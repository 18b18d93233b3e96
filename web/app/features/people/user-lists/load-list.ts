import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import type { connectionsContract } from '#shared/people/connections/contract.ts';
import { connectionsApi } from '#web/app/operations/accounts/connections-api.ts';
import { followingApi } from '#web/app/operations/events/following-api.ts';

type Operations = (typeof connectionsContract)['operations'];

/** A list with whom it could hold, and the events that it could be invited to. */
export interface OpenList extends Answer<Operations['getUserList']> {
  readonly connections: Answer<Operations['listConnections']>['connections'];
  readonly upcoming: readonly Event[];
  readonly past: readonly Event[];
}

const shownEvents = 25;

/** Undefined when it is gone. */
export async function loadList(listId: string): Promise<OpenList | undefined> {
  const hosted = (when: 'upcoming' | 'past') =>
    followingApi.listMyEvents({ role: 'hosting', when, limit: shownEvents }).then(({ events }) => events);
  try {
    const [list, { connections }, upcoming, past] = await Promise.all([
      connectionsApi.getUserList({ listId }),
      connectionsApi.listConnections({}),
      hosted('upcoming'),
      hosted('past'),
    ]);
    return { ...list, connections, upcoming: upcoming.filter(({ status }) => status === 'scheduled'), past };
  } catch (error) {
    if (error instanceof Problem && error.code === 'list.notFound') return undefined;
    throw error;
  }
}
