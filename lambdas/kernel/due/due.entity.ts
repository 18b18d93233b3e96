import { CustomAttributeType } from 'electrodb';
import { entityOf } from '../data/entity.ts';

/** Work to be done at a time. Rows are spread over shards by key, because full hours are when everything is due. */
export const dueEntity = entityOf({
  model: { service: 'rovers', entity: 'due', version: '1' },
  attributes: {
    queue: { type: 'string', required: true },
    /** `2026-12-05T18:30`: when the row is looked for, UTC. */
    minute: { type: 'string', required: true },
    shard: { type: 'number', required: true },
    key: { type: 'string', required: true },
    /** Not before this instant. */
    dueAt: { type: 'string', required: true },
    data: { type: CustomAttributeType<Readonly<Record<string, unknown>>>('any'), required: true },
    tries: { type: 'number', required: true, default: 0 },
    /** The trace that it follows from. */
    traceId: { type: 'string' },
    claimedBy: { type: 'string' },
    /** Milliseconds since 1970. */
    leasedUntil: { type: 'number' },
  },
  indexes: {
    /** What is due in one minute, one shard at a time. */
    byMinute: {
      pk: { field: 'pk', composite: ['queue', 'minute', 'shard'], casing: 'none' },
      sk: { field: 'sk', composite: ['key'], casing: 'none' },
    },
  },
});
