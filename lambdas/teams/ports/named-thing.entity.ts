import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** What is said elsewhere of an event, a season, a tournament or a game: its name, whose it is and when. */
export const namedThingEntity = entityOf({
  model: { service: 'rovers', entity: 'namedThing', version: '1' },
  attributes: {
    /** The id of the thing. */
    refId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    /** The community that it is of. */
    teamId: { type: 'string' },
    status: { type: 'string' },
    /** When an event starts. */
    startsAt: { type: 'string' },
    /** What a game is a game of. */
    eventId: { type: 'string' },
    seasonId: { type: 'string' },
    tournamentId: { type: 'string' },
    /** Of a game: its place among the games of its event, and the game that a playoff was made from. */
    order: { type: 'number' },
    sourceGameId: { type: 'string' },
  },
  indexes: {
    /** One thing. */
    byId: { pk: { field: 'pk', composite: ['refId'] }, sk: { field: 'sk', composite: [] } },
    /** The games of an event. */
    byEvent: {
      index: 'gsi1',
      condition: ({ eventId }) => eventId !== undefined,
      pk: { field: 'gsi1pk', composite: ['eventId'] },
      sk: { field: 'gsi1sk', composite: [] },
    },
  },
});
