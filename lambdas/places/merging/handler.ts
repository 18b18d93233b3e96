import { placeMerging } from '#shared/places/merging-contract.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createPlaceStore } from '../store.ts';
import { createUpkeepStore } from '../upkeep-store.ts';
import { mergePlace } from './merge-place.ts';

const store = createPlaceStore(table());
const upkeep = createUpkeepStore(table());

export const handler = serve(placeMerging, {
  mergePlace: (input, caller) => mergePlace(input, caller, store, upkeep),
});
