import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';

/** What a season's schedule is made from and how far it has come; its versions are documents of their own. */
export const scheduleEntity = entityOf({
  model: { service: 'rovers', entity: 'schedule', version: '1' },
  attributes: {
    seasonId: { type: 'string', required: true },
    /** Moves with every change of the plan, the draft or what is published. */
    version: { type: 'number', required: true },
    /** The last change, by a name of its own. */
    stepId: { type: 'string' },
    /** `SchedulePlan` of shared. */
    plan: { type: CustomAttributeType<SchedulePlan | undefined>('any') },
    /** When the draft came about; none before the first. */
    draftAt: { type: 'string' },
    /** How often it was published, and the last time. */
    number: { type: 'number', required: true },
    publishedAt: { type: 'string' },
    /** When each of the latest versions was published, oldest first. */
    versions: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          number: { type: 'number', required: true },
          publishedAt: { type: 'string', required: true },
        },
      },
    },
  },
  indexes: {
    /** The schedule of one season. */
    bySeason: { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: [] } },
  },
});
