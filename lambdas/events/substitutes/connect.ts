import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createAvailabilityReader } from '#lambdas/people/ports/availability/availabilities.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createCommitmentsReader } from '../conflicts/commitments.ts';
import { createEventStore } from '../details/store.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { createEventLists } from '../rsvp/lists.ts';
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
  commitments: createCommitmentsReader(table),
});

export type Substitutes = ReturnType<typeof connectSubstitutes>;
