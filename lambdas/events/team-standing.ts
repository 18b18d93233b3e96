import type { Table } from '../kernel/table.ts';
import { createStandingIn } from '../kernel/team-standings.ts';
import type { EventStore } from './store.ts';

/** The same store, for operations that people of the hosting community may call. */
export const openToTeams = (store: EventStore, table: Table): EventStore => ({
  ...store,
  standingIn: createStandingIn(table),
});
