import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** When the payers of a player were last reminded of what they owe a team. */
export const invoiceReminderEntity = entityOf({
  model: { service: 'rovers', entity: 'invoiceReminder', version: '1' },
  attributes: {
    teamId: { type: 'string', required: true },
    personId: { type: 'string', required: true },
    at: { type: 'string', required: true },
    /** Seconds of the epoch. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** Everyone a team reminded lately. */
    byTeam: { pk: { field: 'pk', composite: ['teamId'] }, sk: { field: 'sk', composite: ['personId'] } },
  },
});
