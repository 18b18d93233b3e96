import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** When those who owe something for a season or a tournament were last reminded of it. */
export const dueReminderEntity = entityOf({
  model: { service: 'rovers', entity: 'dueReminder', version: '1' },
  attributes: {
    /** The season or tournament. */
    subjectId: { type: 'string', required: true },
    /** The player, team or entry that owes. */
    dueId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    /** Seconds of the epoch. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everyone who was reminded for one thing lately. */
    bySubject: { pk: { field: 'pk', composite: ['subjectId'] }, sk: { field: 'sk', composite: ['dueId'] } },
  },
});
