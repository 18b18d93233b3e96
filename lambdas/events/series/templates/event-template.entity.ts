import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A template of a host's. There are as many slots as one may keep, and a slot holds one: that is the limit. */
export const eventTemplateEntity = entityOf({
  model: { service: 'rovers', entity: 'eventTemplate', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    slot: { type: 'string', required: true },
    templateId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    details: { type: CustomAttributeType<Readonly<Record<string, unknown>>>('any'), required: true },
    cityName: { type: 'string', required: true },
  },
  indexes: {
    /** A person's templates. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['slot'] } },
  },
});
