import { createAccountReader } from '../../kernel/accounts.ts';
import { createAvailabilityReader } from '../../kernel/availabilities.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import type { Table } from '../../kernel/table.ts';
import { createEventLists } from '../lists.ts';
import { createSeatStore } from '../seats.ts';
import { createEventStore } from '../store.ts';
import { createPoolStore } from './pool/store.ts';
import { createRequestStore } from './requests/store.ts';

/** Everything that looking for substitutes needs, over the product's table. */
export const connectSubstitutes = (table: Table) => ({
  pool: createPoolStore(table),
  requests: createRequestStore(table),
  events: createEventStore(table),
  seats: createSeatStore(table),
  due: createDueIndex(table),
  accounts: createAccountReader(table),
  memberships: createMemberships(table),
  blocks: createBlockReader(table),
  availabilities: createAvailabilityReader(table),
  lists: createEventLists(table),
});

export type Substitutes = ReturnType<typeof connectSubstitutes>;
