import { entityOf } from '../data/entity.ts';

/** A minute that has work: the worker reads these first, so that idle minutes cost nothing and missed ones are found. */
export const dueMinuteEntity = entityOf({
  model: { service: 'rovers', entity: 'dueMinute', version: '1' },
  attributes: {
    queue: { type: 'string', required: true },
    /** `2026-12-05`. */
    day: { type: 'string', required: true },
    /** `2026-12-05T18:30`. */
    minute: { type: 'string', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** A day's minutes, in order. */
    byDay: {
      pk: { field: 'pk', composite: ['queue', 'day'], casing: 'none' },
      sk: { field: 'sk', composite: ['minute'], casing: 'none' },
    },
  },
});
