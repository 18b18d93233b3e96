import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** Who took which slot of an event. One row, so that what one person may take of a group is counted with it. */
export const signUpsEntity = entityOf({
  model: { service: 'rovers', entity: 'signUps', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** The ids of people, by slot, in the order in which they came. */
    taken: { type: CustomAttributeType<Readonly<Record<string, readonly string[]>>>('any'), required: true },
    /** Of slots with a price: the order that pays, by slot and person. It counts while the line has that order for them. */
    paid: { type: CustomAttributeType<Readonly<Record<string, Readonly<Record<string, string>>>>>('any') },
  },
  indexes: {
    /** One event's. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
