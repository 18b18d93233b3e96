import { entityOf } from './entity.ts';

/**
 * That somebody is on the roster of a team. It sits in the kernel because what people may do in a team hangs on it, and
 * because nobody on a roster deletes their account.
 */
export const membershipEntity = entityOf({
  model: { service: 'rovers', entity: 'membership', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    teamId: { type: 'string', required: true },
    /** What the team was called when the person came. */
    teamName: { type: 'string', required: true },
    role: { type: 'string', required: true },
    since: { type: 'string', required: true },
  },
  indexes: {
    /** The rosters that one person is on. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['teamId'] } },
  },
});
