import { entityOf } from '#lambdas/kernel/data/entity.ts';
import { askAttributes } from './ask-attributes.ts';

/** A guest asked to join when their address had had its mails: the link in the newest one shows this as well. It holds no seat. */
export const waitingAskEntity = entityOf({
  model: { service: 'rovers', entity: 'waitingAsk', version: '1' },
  attributes: askAttributes,
  indexes: {
    /** What an address was asked for and not mailed. */
    byAddress: { pk: { field: 'pk', composite: ['email'] }, sk: { field: 'sk', composite: ['eventId'] } },
  },
});
