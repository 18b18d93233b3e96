import { CustomAttributeType } from 'electrodb';
import { entityOf } from '../data/entity.ts';

/** A fact waiting to be published, written in the transaction that made it true. The relay follows these rows. */
export const outboxEntity = entityOf({
  model: { service: 'rovers', entity: 'outbox', version: '1' },
  attributes: {
    messageId: { type: 'string', required: true },
    type: { type: 'string', required: true },
    occurredAt: { type: 'string', required: true },
    /** Whose doing it was. */
    byId: { type: 'string' },
    /** The trace that it belongs to. */
    traceId: { type: 'string' },
    quiet: { type: 'boolean', required: true, default: false },
    data: { type: CustomAttributeType<Readonly<Record<string, unknown>>>('any'), required: true },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One fact. */
    byId: { pk: { field: 'pk', composite: ['messageId'] }, sk: { field: 'sk', composite: [] } },
  },
});
