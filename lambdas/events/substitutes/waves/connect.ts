import { createAccountReader } from '../../../kernel/accounts.ts';
import { createAvailabilityReader } from '../../../kernel/availabilities.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { createMemberships } from '../../../kernel/memberships.ts';
import type { Table } from '../../../kernel/table.ts';
import { createEventReader } from '../../event-reader.ts';
import { createSeatStore } from '../../seats.ts';
import { createPoolStore } from '../pool/store.ts';
import { createRequestStore } from '../requests/store.ts';
import type { Tended } from '../tend-substitutes.ts';

/** What a wave needs, and no more: the job is at the size that jobs may have. */
export const connectWaves = (table: Table): Tended & { readonly due: ReturnType<typeof createDueIndex> } => ({
  pool: createPoolStore(table),
  requests: createRequestStore(table),
  events: createEventReader(table),
  seats: createSeatStore(table),
  due: createDueIndex(table),
  accounts: createAccountReader(table),
  memberships: createMemberships(table),
  blocks: createBlockReader(table),
  availabilities: createAvailabilityReader(table),
});
