import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { createIsOfYouth, createStandingIn } from '#lambdas/teams/ports/team-standings.ts';
import type { EventStore } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

/** The community that hosts an event, where the caller is a member: what events judge them by. Read at the moment of asking. */
export async function teamsHere(
  event: Pick<StoredEvent, 'hostingTeam' | 'hostingSquad' | 'takenAway'>,
  userId: string,
  { standingIn }: Pick<EventStore, 'standingIn'>,
): Promise<string[]> {
  const isOfIt = event.hostingTeam !== undefined && (await standingIn?.(event, userId)) !== undefined;
  return isOfIt && event.hostingTeam ? [event.hostingTeam] : [];
}

/** The same store, for operations that people of the hosting community and guardians may call. */
export const openToTeams = (store: EventStore, table: Table): EventStore => ({
  ...store,
  standingIn: createStandingIn(table),
  isOfYouth: createIsOfYouth(table),
  dependantsOf: createDependantsOf(table),
});
