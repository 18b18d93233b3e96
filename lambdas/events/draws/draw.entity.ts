import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Draw } from '#shared/events/draws/lottery.ts';

/** How the seats of one event are drawn. The seed stays hidden until `drawnAt` is set. */
export const drawEntity = entityOf({
  model: { service: 'rovers', entity: 'draw', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    /** 64 hexadecimal digits from the system's random numbers. */
    seed: { type: 'string', required: true },
    /** SHA-256 of the seed, published before anybody enters. */
    commitment: { type: 'string', required: true },
    madeAt: { type: 'string', required: true },
    drawnAt: { type: 'string' },
    /** What was drawn: see `shared/events/draws/lottery.ts`. */
    seats: { type: 'number' },
    /** How many of each group could come; absent where the event has none. */
    groups: { type: CustomAttributeType<Draw['groups']>('any') },
    entries: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          number: { type: 'number', required: true },
          heads: { type: 'number', required: true },
          group: { type: 'string' },
        },
      },
    },
    order: { type: 'list', items: { type: 'number' } },
    seated: { type: 'number' },
    /** The number in line that the first drawn got; the others follow. */
    firstNumber: { type: 'number' },
  },
  indexes: {
    /** The draw of one event. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
