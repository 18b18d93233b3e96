import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SessionDetails } from '#shared/competitions/seasons/session.ts';

/** A dated block of a season. */
export const seasonSessionEntity = entityOf({
  model: { service: 'rovers', entity: 'seasonSession', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    sessionId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** What is said of it, as `SessionDetails` of shared. */
    facts: { type: CustomAttributeType<SessionDetails>('any'), required: true },
  },
  indexes: {
    /** The sessions of one season. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: ['sessionId'] } },
  },
});
