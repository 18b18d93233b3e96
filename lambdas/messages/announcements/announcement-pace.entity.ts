import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** When announcements about one thing were sent lately: what the limit of a day is held to. */
export const announcementPaceEntity = entityOf({
  model: { service: 'rovers', entity: 'announcementPace', version: '1' },
  attributes: {
    scopeKind: { type: 'string', required: true },
    scopeId: { type: 'string', required: true },
    sent: { type: 'list', items: { type: 'string' }, required: true },
    version: { type: 'number', required: true },
    /** Seconds since 1970; a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One thing. */
    byScope: { pk: { field: 'pk', composite: ['scopeKind', 'scopeId'] }, sk: { field: 'sk', composite: [] } },
  },
});
