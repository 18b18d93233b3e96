import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What was told of one activity subscription, so that no event is told twice. */
export const subscriptionDigestEntity = entityOf({
  model: { service: 'rovers', entity: 'subscriptionDigest', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    subscriptionId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** What the last digest was called; see `periodDue`. */
    lastPeriod: { type: 'string' },
    lastSentAt: { type: 'string' },
    /** Events that were told and have yet to start: the instant of their start, by their id. */
    told: { type: CustomAttributeType<Readonly<Record<string, string>>>('any'), required: true },
    /** A digest that was decided on and perhaps not sent: what is in it stays, whichever run goes on with it. */
    pending: {
      type: CustomAttributeType<{
        readonly period: string;
        readonly eventIds: readonly string[];
        readonly decidedAt: string;
      }>('any'),
    },
  },
  indexes: {
    /** What was told to one person, by subscription. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['subscriptionId'] } },
  },
});
