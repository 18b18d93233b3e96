import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { following } from '#shared/events/following/contract.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof connectionsContract)['operations'];

/** A list with the people it could hold, and the events it could be invited to. */
export interface OpenList extends Answer<Operations['getUserList']> {
  readonly connections: Answer<Operations['listConnections']>['connections'];
  readonly upcoming: readonly Event[];
  readonly past: readonly Event[];
}

const shownEvents = 25;

/** Undefined when it is gone. */
export async function loadList(listId: string): Promise<OpenList | undefined> {
  const hosted = (when: 'upcoming' | 'past') =>
    operations(following)
      .listMyEvents({ role: 'hosting', when, limit: shownEvents })
      .then(({ events }) => events);
  try {
    const [list, { connections }, upcoming, past] = await Promise.all([
      operations(connectionsContract).getUserList({ listId }),
      operations(connectionsContract).listConnections({}),
      hosted('upcoming'),
      hosted('past'),
    ]);
    return { ...list, connections, upcoming: upcoming.filter(({ status }) => status === 'scheduled'), past };
  } catch (error) {
    if (error instanceof Problem && error.code === 'list.notFound') return undefined;
    throw error;
  }
}
