import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A word that something is found by, under a key that what is mistyped leads to as well. Each word is kept once. */
export const spellingEntity = entityOf({
  model: { service: 'rovers', entity: 'spelling', version: '1' },
  attributes: {
    /** See `spellingKeysOf`. */
    key: { type: 'string', required: true },
    word: { type: 'string', required: true },
  },
  indexes: {
    /** Which words may have been meant? */
    byKey: {
      pk: { field: 'pk', composite: ['key'], casing: 'none' },
      sk: { field: 'sk', composite: ['word'], casing: 'none' },
    },
  },
});
