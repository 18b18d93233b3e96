import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SavedSearch } from '#shared/discovery/saved-search.ts';

/** All that one person saved, in one item: there are few of them, and their number is bounded by its version. */
export const savedSearchesEntity = entityOf({
  model: { service: 'rovers', entity: 'savedSearches', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** See `SavedSearch`, newest first. */
    searches: { type: CustomAttributeType<readonly SavedSearch[]>('any'), required: true },
  },
  indexes: {
    /** What one person saved. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
  },
});
