import * as z from 'zod';
import { SearchId } from '../ids.ts';
import { GameTypeId } from '../places/game-types.ts';
import { Line } from '../text.ts';
import { filterInputs } from './filters.ts';

/** What a saved search looks for, as the page and the API name it; days are not kept, for they pass. */
const SearchFilters = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** What the spot is called. */
  near: z.string().max(120),
  radiusMiles: z.number().int().min(1).max(50),
  gameTypeId: GameTypeId.optional(),
  ...filterInputs,
  sort: z.enum(['soonest', 'nearest']).default('soonest'),
});

/** What a person calls a search, and what it looks for. */
export const SearchDetails = z.strictObject({
  name: Line(2, 60, 'A name'),
  filters: SearchFilters,
  /** Whether its owner is told of what is new; off by default. */
  notify: z.enum(['none']).default('none'),
});

export const SavedSearch = SearchDetails.extend({ searchId: SearchId, createdAt: z.iso.datetime() });
export type SavedSearch = z.infer<typeof SavedSearch>;
