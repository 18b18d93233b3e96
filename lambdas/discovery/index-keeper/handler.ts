import { follow } from '../../kernel/follow.ts';
import { table } from '../../kernel/table.ts';
import { keepIndex } from './keep-index.ts';
import { createListingStore } from './store.ts';

const listings = createListingStore(table());

export const handler = follow((change) => keepIndex(change, listings), { merged: true });
