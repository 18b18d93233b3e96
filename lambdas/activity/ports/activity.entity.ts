import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Noted } from '#shared/activity/schemas.ts';

/** One change of state: who did what to which thing, and when (domain 4.0). Its key is the fact's: it is there once. */
export const activityEntity = entityOf({
  model: { service: 'rovers', entity: 'activity', version: '1' },
  attributes: {
    /** Whose history it belongs to. */
    thingId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    messageId: { type: 'string', required: true },
    /** Who did it; none where the product did. */
    userId: { type: 'string' },
    /** The child it was done for. */
    onBehalfOfId: { type: 'string' },
    entity: { type: 'string', required: true },
    entityId: { type: 'string', required: true },
    action: { type: 'string', required: true },
    /** The person it happened to. */
    aboutId: { type: 'string' },
    label: { type: 'string' },
    before: { type: CustomAttributeType<Noted['before']>('any') },
    after: { type: CustomAttributeType<Noted['after']>('any') },
    /** Seconds since 1970. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The history of one thing. */
    byThing: { pk: { field: 'pk', composite: ['thingId'] }, sk: { field: 'sk', composite: ['at', 'messageId'] } },
    /** What one person did. */
    byActor: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['at', 'messageId'] },
    },
  },
});
