import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** A player's answer to a whole series: to the dates that were known, or to every date until they say no. */
export const standingRsvpEntity = entityOf({
  model: { service: 'rovers', entity: 'standingRsvp', version: '1' },
  attributes: {
    rootId: { type: 'string', required: true },
    /** Whose answer it is: the user's own, or a dependant's. */
    userId: { type: 'string', required: true },
    /** Who answered for a dependant: it holds while they may. */
    guardianId: { type: 'string' },
    /** What the series asked when a dependant was found to be meant; what was said of them is not kept. */
    fits: { type: 'string' },
    /** The group that they come in, where the events have groups. */
    group: { type: 'string' },
    scope: { type: ['all', 'standing'] as const, required: true },
    /** The first date that it is for. */
    fromDate: { type: 'string', required: true },
    /** Dates that were joined by it at once: one mail tells of them all. */
    dates: { type: 'list', items: { type: 'string' }, required: true },
    /** Names the answer in the mail that tells of it. */
    answerId: { type: 'string', required: true },
    /** False until everything that follows from it at once was done. */
    settled: { type: 'boolean', required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    /** All who answered a series, or one of them. */
    bySeries: { pk: { field: 'pk', composite: ['rootId'] }, sk: { field: 'sk', composite: ['userId'] } },
    /** One person's answers to whole series. */
    byPerson: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['userId'] },
      sk: { field: 'gsi2sk', composite: ['rootId'] },
    },
  },
});
