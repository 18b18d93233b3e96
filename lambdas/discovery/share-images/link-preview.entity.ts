import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What the preview of a link shows of a public thing, as of a version; of what is not public, only that. */
export const linkPreviewEntity = entityOf({
  model: { service: 'rovers', entity: 'linkPreview', version: '1' },
  attributes: {
    /** Of an event, team, season, tournament or place; of a city see `city-link.ts`. */
    refId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** Absent, as the image is, while the thing is not public. */
    title: { type: 'string' },
    description: { type: 'string' },
  },
  indexes: {
    /** One thing. */
    byThing: {
      pk: { field: 'pk', composite: ['refId'], casing: 'none' },
      sk: { field: 'sk', composite: [] },
    },
  },
});
