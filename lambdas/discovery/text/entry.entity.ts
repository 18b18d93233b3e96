import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What the index of words knows of one thing: how new that is, and which rows follow from it. */
export const entryEntity = entityOf({
  model: { service: 'rovers', entity: 'entry', version: '1' },
  attributes: {
    kind: { type: 'string', required: true },
    refId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** Of its words, as they are stored. */
    positions: { type: 'list', items: { type: 'string' }, required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number' },
  },
  indexes: {
    /** One thing. */
    byThing: {
      pk: { field: 'pk', composite: ['kind', 'refId'], casing: 'none' },
      sk: { field: 'sk', composite: [] },
    },
  },
});
