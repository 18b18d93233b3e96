import { eventVisibilities } from '#shared/events/details/visibility.ts';

/**
 * What every context may know of an event's row: whose it is, who sees it, when it is. The context of events declares the
 * whole row with these among the rest, so that they stand once.
 */
export const sharedEventAttributes = {
  eventId: { type: 'string', required: true },
  version: { type: 'number', required: true },
  title: { type: 'string', required: true },
  gameTypeId: { type: 'string', required: true },
  otherGameType: { type: 'string' },
  timeZone: { type: 'string', required: true },
  startsAt: { type: 'string', required: true },
  endsAt: { type: 'string', required: true },
  visibility: { type: eventVisibilities, required: true },
  /** The key in a private event's link. */
  shareToken: { type: 'string', required: true },
  status: { type: ['draft', 'scheduled', 'postponed', 'cancelled'] as const, required: true },
  takenAway: { type: 'boolean' },
  /** The community that it is an event of. */
  hostingTeam: { type: 'string' },
  /** The squad of it whose event it is. */
  hostingSquad: { type: 'string' },
  creatorId: { type: 'string', required: true },
  hostName: { type: 'string', required: true },
  /** Who hosts it or was asked to; absent while nobody but the creator was. */
  hosting: { type: 'any' },
} as const;

export const eventModel = { service: 'rovers', entity: 'event', version: '1' } as const;
export const eventKey = { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } } as const;

/** People by their key (`person-key.ts`), and something of each. */
const byPerson = { type: 'any', required: true } as const;

/** What every context may know of an event's line: who is on it, in which way. */
export const sharedSeatAttributes = {
  eventId: { type: 'string', required: true },
  /** Heads that can be in. */
  capacity: { type: 'number', required: true },
  /** The number each person drew. */
  order: byPerson,
  /** Heads a person brings, where more than one. */
  heads: byPerson,
  /** The number of each person who waits to be given a seat. */
  waits: byPerson,
  /** Seats held: the number drawn, and until when. */
  offers: byPerson,
  /** When each person asked who may not simply join. */
  requests: byPerson,
} as const;

export const seatsModel = { service: 'rovers', entity: 'seats', version: '1' } as const;

/** What every context may know of an invitation. */
export const sharedInvitationAttributes = {
  eventId: { type: 'string', required: true },
  /** An account, or the guest who stands for an address. */
  userId: { type: 'string', required: true },
  /** `planned` until its instant: they neither hear of the event nor see it. */
  status: { type: ['planned', 'invited'] as const, required: true },
} as const;

export const invitationModel = { service: 'rovers', entity: 'invitation', version: '1' } as const;
export const invitationKey = {
  pk: { field: 'pk', composite: ['eventId'] },
  sk: { field: 'sk', composite: ['userId'] },
} as const;
