import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What a user would change about a place, and what came of it. */
export const placeSuggestionEntity = entityOf({
  model: { service: 'rovers', entity: 'placeSuggestion', version: '1' },
  attributes: {
    placeId: { type: 'string', required: true },
    suggestionId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    displayName: { type: 'string', required: true },
    note: { type: 'string', required: true },
    /** The fields that differ, as they would be. */
    changes: { type: CustomAttributeType<Readonly<Record<string, unknown>>>('any'), required: true },
    /** Fields that would go. */
    cleared: { type: 'list', items: { type: 'string' }, required: true },
    suggestedAt: { type: 'string', required: true },
    status: { type: ['open', 'accepted', 'declined'] as const, required: true },
    decidedBy: { type: 'string' },
    decidedAt: { type: 'string' },
  },
  indexes: {
    /** A place's suggestions. */
    byPlace: { pk: { field: 'pk', composite: ['placeId'] }, sk: { field: 'sk', composite: ['suggestionId'] } },
    /** What one person suggested. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['placeId', 'suggestionId'] },
    },
  },
});
