import { toInstant } from '#shared/time.ts';

export const hostId = '22222222-2222-4222-8222-222222222222';

/** What a list of public events shows of one. */
export const aPublicCard = (differences: object = {}) => ({
  eventId: 'evt_01KAMFE3NG00000000000000CD',
  title: 'Dawn run',
  gameTypeId: 'running',
  status: 'scheduled',
  startsAt: toInstant('2031-07-01T06:00', 'America/Chicago').toISOString(),
  endsAt: toInstant('2031-07-01T07:00', 'America/Chicago').toISOString(),
  timeZone: 'America/Chicago',
  placeLabel: 'Zilker Park, Austin, TX',
  ...differences,
});

/** A player follows one host, who has one event coming up. */
export const followingAnswers = {
  'GET /api/events/me/favourites/hosts': {
    hosts: [{ hostId, displayName: 'Bo B', available: true, next: [aPublicCard()] }],
  },
  [`GET /api/public/events/host-events/${hostId}`]: { host: { hostId, displayName: 'Bo B' }, events: [aPublicCard()] },
};
