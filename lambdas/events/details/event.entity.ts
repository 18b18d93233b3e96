import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { eventVisibilities } from '#shared/events/details/visibility.ts';
import type { Host } from '#shared/events/hosts/hosts.ts';
import { approvalModes, waitlistModes } from '#shared/events/rsvp/usual-policy.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { extraAttributes } from './extra-attributes.ts';

const city = {
  type: 'map',
  required: true,
  properties: {
    placeId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    lat: { type: 'number', required: true },
    lng: { type: 'number', required: true },
    hash: { type: 'string', required: true },
  },
} as const;

const coordinate = { type: 'number', required: true } as const;
const point = { type: 'map', required: true, properties: { lat: coordinate, lng: coordinate } } as const;

/** What one date of a series knows of it. */
const ofSeries = {
  seriesId: { type: 'string' },
  rootId: { type: 'string' },
  occurrenceDate: { type: 'string' },
  seriesVersion: { type: 'number' },
  calledOffBySeries: { type: 'boolean' },
  calledOffIn: { type: 'number' },
  ownFields: { type: 'list', items: { type: 'string' } },
} as const;

const location = {
  type: 'map',
  required: true,
  properties: {
    kind: { type: ['place', 'address', 'tbd'] as const, required: true },
    placeId: { type: 'string' },
    courts: {
      type: 'list',
      items: {
        type: 'map',
        properties: { courtId: { type: 'string', required: true }, name: { type: 'string', required: true } },
      },
    },
    name: { type: 'string' },
    address: { type: 'string' },
    city,
    point,
  },
} as const;

const flag = { type: 'boolean' } as const;
const count = { type: 'number' } as const;
const words = { type: 'string' } as const;

/** What the host decided about answers (`shared/events/rsvp/rsvp-policy.ts`); absent in events from before there was a choice. */
const policy = {
  allowParticipantGuests: flag,
  guestLimit: count,
  guestNamesRequired: flag,
  waitlistMode: { type: waitlistModes },
  drawHoursBefore: count,
  drawsAt: words,
  waitlistMax: count,
  creatorApprovalNeeded: flag,
  approvalMode: { type: approvalModes },
  approvalQuestions: { type: 'list', items: { type: 'string' } },
  rsvpOpensHoursBefore: count,
  rsvpDeadlineHoursBefore: count,
  rsvpOpensAt: words,
  rsvpDeadline: words,
  hasMinimumNeeded: flag,
  minimumNeeded: count,
  hoursToCancelBefore: count,
  countGuestsInMinimum: flag,
  minimumKept: flag,
  minimumExtendedTo: words,
} as const;

/** What the host decided about an event. Who comes is in its seats, apart, because that changes far more often. */
export const eventEntity = entityOf({
  model: { service: 'rovers', entity: 'event', version: '1' },
  attributes: {
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
    /** Who hosts it or was asked to; absent while only the creator does. */
    hosting: { type: CustomAttributeType<readonly Host[]>('any') },
    kind: { type: 'string', required: true },
    location,
    localStart: { type: 'string', required: true },
    duration: {
      type: 'map',
      required: true,
      properties: { hours: { type: 'number', required: true }, minutes: { type: 'number', required: true } },
    },
    description: { type: 'string', required: true },
    /** Absent means no limit. */
    capacity: { type: 'number' },
    allowWaitlist: { type: 'boolean', required: true },
    allowLateRsvp: { type: 'boolean', required: true },
    /** For who is in and who hosts it. */
    onlineUrl: words,
    isOnline: flag,
    ...policy,
    ...extraAttributes,
    eventSlotGroup: { type: CustomAttributeType<NonNullable<Event['eventSlotGroup']>>('any') },
    bringList: { type: CustomAttributeType<NonNullable<Event['bringList']>>('any') },
    capacityGroups: { type: CustomAttributeType<NonNullable<Event['capacityGroups']>>('any') },
    /** Not among what the host says of an event at once: files come and go one by one. */
    attachments: { type: CustomAttributeType<NonNullable<Event['attachments']>>('any') },
    ticketTypes: { type: CustomAttributeType<NonNullable<Event['ticketTypes']>>('any') },
    costShare: { type: CustomAttributeType<NonNullable<Event['costShare']>>('any') },
    payOutside: { type: CustomAttributeType<PayOutside>('any') },
    refundTiers: { type: CustomAttributeType<NonNullable<Event['refundTiers']>>('any') },
    postponedAt: { type: 'string' },
    ...ofSeries,
    cancelled: { type: CustomAttributeType<NonNullable<Event['cancelled']>>('any') },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One event. */
    byId: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
    /** What a person hosts, by start. */
    byHost: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['creatorId'] },
      sk: { field: 'gsi1sk', composite: ['startsAt', 'eventId'] },
    },
    /** The events of a community, by start. */
    byTeam: {
      index: 'gsi2',
      condition: ({ hostingTeam }) => hostingTeam !== undefined,
      pk: { field: 'gsi2pk', composite: ['hostingTeam'] },
      sk: { field: 'gsi2sk', composite: ['teamPosition'] },
    },
  },
});
