import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** The last notices about a topic that interrupted a person: so many, and no more, in a short time (promise P22). */
export const burstEntity = entityOf({
  model: { service: 'rovers', entity: 'burst', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    topic: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** See `Taken`, oldest first. */
    taken: {
      type: CustomAttributeType<readonly { readonly noticeId: string; readonly at: number }[]>('any'),
      required: true,
    },
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One topic of one person. */
    byTopic: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['topic'] } },
  },
});
