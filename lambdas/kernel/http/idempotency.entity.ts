import { CustomAttributeType } from 'electrodb';
import { entityOf } from '../data/entity.ts';

/** What was answered to a request that creates something, by its Idempotency-Key. */
export const idempotencyEntity = entityOf({
  model: { service: 'rovers', entity: 'idempotency', version: '1' },
  attributes: {
    who: { type: 'string', required: true },
    operation: { type: 'string', required: true },
    key: { type: 'string', required: true },
    /** SHA-256 of the input the key was first used with. */
    request: { type: 'string', required: true },
    /** Milliseconds since 1970 until which the first request may still be at work. */
    busyUntil: { type: 'number', required: true },
    statusCode: { type: 'number' },
    headers: { type: CustomAttributeType<Readonly<Record<string, string | number | boolean>>>('any') },
    body: { type: 'string' },
    /** Milliseconds since 1970; compared in the condition, never left to the broom. */
    validUntil: { type: 'number', required: true },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One request. */
    byKey: {
      pk: { field: 'pk', composite: ['who', 'operation', 'key'], casing: 'none' },
      sk: { field: 'sk', composite: [] },
    },
  },
});
