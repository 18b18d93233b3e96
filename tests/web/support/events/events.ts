import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import { EventId, UserId } from '#shared/ids.ts';

export const eventId = EventId.parse(`evt_${'0'.repeat(26)}`);

/** A public event with ten seats of which two are taken, as the API shows it. */
export const anEvent = (more: object = {}) => ({
  eventId,
  version: 1,
  title: 'Sunday run',
  gameTypeId: 'running',
  kind: 'pickup',
  location: {
    kind: 'place',
    name: 'Zilker Park',
    city: { placeId: 'c1', name: 'Austin, TX', lat: 30.3, lng: -97.7, hash: '9v6kpv' },
    point: { lat: 30.3, lng: -97.7 },
  },
  localStart: '2031-07-06T08:00',
  timeZone: 'America/Chicago',
  duration: { hours: 1, minutes: 30 },
  startsAt: '2031-07-06T13:00:00.000Z',
  endsAt: '2031-07-06T14:30:00.000Z',
  description: 'Around the lake.',
  capacity: 10,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'public',
  ...usualPolicy,
  minimumKept: false,
  status: 'scheduled',
  creatorId: UserId.parse('22222222-2222-4222-8222-222222222222'),
  hostName: 'Robin',
  createdAt: '2031-06-01T00:00:00.000Z',
  updatedAt: '2031-06-01T00:00:00.000Z',
  ...more,
});

const unkept = { isFavourite: false, followsHost: false };
const answer = { guests: [], canTakeSeat: false, isHeldUp: false, hasSay: false };
const seats = { taken: 2, waiting: 0, free: 8 };

/** How the event's seats are drawn, with what came of it where that is given. */
export const aDraw = (more: object = {}) => ({
  title: 'Sunday run',
  timeZone: 'America/Chicago',
  drawsAt: '2031-07-05T13:00:00.000Z',
  commitment: 'c0'.repeat(32),
  entered: 3,
  ...more,
});

/** Answers about the event: to visitors, and to a player signed in who manages it or not. */
export const eventAnswers = (canManage = false, canCheckIn = canManage, canManageJoiners = canManage) => ({
  [`GET /api/public/events/${eventId}`]: { event: anEvent(), seats },
  [`GET /api/events/mine/${eventId}`]: {
    event: anEvent(),
    seats,
    mine: { status: 'none' },
    answer,
    canManage,
    canManageJoiners,
    canCheckIn,
    ...unkept,
  },
  [`GET /api/public/events/${eventId}/draw`]: aDraw(),
  [`GET /api/events/mine/${eventId}/draw`]: aDraw(),
  [`GET /api/events/mine/${eventId}/joiners`]: { joiners: [], seats },
  [`GET /api/events/mine/${eventId}/requests`]: { requests: [] },
  [`GET /api/events/mine/${eventId}/replies`]: { replies: [] },
  [`GET /api/events/mine/${eventId}/invitees`]: { invitees: [], community: [] },
  [`GET /api/events/mine/${eventId}/invitable`]: { people: [], events: [] },
  [`GET /api/events/mine/${eventId}/substitutes`]: {},
});
