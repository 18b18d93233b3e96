import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { EntryList } from '#shared/competitions/tournaments/entry-list.ts';

/** All entries of a category, in order: who is in follows from it. One item, written under its version. */
export const entryListEntity = entityOf({
  model: { service: 'rovers', entity: 'entryList', version: '1' },
  attributes: {
    tournamentId: { type: 'string', required: true },
    categoryId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** `EntryList` of `shared/competitions/tournaments/entry-list.ts`. */
    list: { type: CustomAttributeType<EntryList>('any'), required: true },
  },
  indexes: {
    /** Who entered a tournament, category by category. */
    byTournament: {
      pk: { field: 'pk', composite: ['tournamentId'] },
      sk: { field: 'sk', composite: ['categoryId'] },
    },
  },
});
