import * as z from 'zod';
import { History } from '#shared/activity/schemas.ts';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId, UserId } from '#shared/ids.ts';
import { Event } from '../details/schemas.ts';

const eventId = EventId;
const Version = z.int().min(1);
const errorsOfManaging = ['event.notFound', 'record.changed', 'event.notEditable'] as const;

/** An event that changed, as a player who was in gets to review it. */
export const ChangeToSee = z.object({
  ...Event.pick({ eventId: true, title: true, startsAt: true, timeZone: true, isTimeTbd: true }).shape,
  /** The version that the change made. */
  version: z.int(),
  /** The same for all dates that one change of a series moved: who has seen one has seen them. */
  ofSeries: z.string().optional(),
});

/** What becomes of an event besides its plan and its answers: kept on, looked at again, handed over. */
export const lifecycleContract = defineContract('lifecycle', {
  keepEvent: {
    method: 'PUT',
    path: '/events/{eventId}/minimum',
    summary: 'Keep an event on, however few come',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version }),
    output: Event,
    errors: errorsOfManaging,
  },
  extendMinimum: {
    method: 'POST',
    path: '/events/{eventId}/minimum/extension',
    summary: 'Put off, once, when too few people end an event, by up to half the time that remains',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version, minutes: z.int().min(1).optional() }),
    output: Event,
    errors: errorsOfManaging,
  },
  setMakeUpEvent: {
    method: 'PUT',
    path: '/events/{eventId}/make-up',
    summary: 'Name another event of yours that makes up for one that the weather stopped, or none',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version, makeUpEventId: EventId.nullable() }),
    output: Event,
    errors: errorsOfManaging,
  },
  transferEvent: {
    method: 'PUT',
    path: '/events/{eventId}/creator',
    summary: 'Hand an event over to a co-host',
    access: 'event:manage',
    input: z.strictObject({ eventId, userId: UserId, version: Version }),
    output: Event,
    errors: [...errorsOfManaging, 'access.denied', 'host.notFound'],
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/events/{eventId}',
    summary: 'Delete a draft, or a cancelled event without players',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: z.coerce.number().int().min(1) }),
    output: z.object({}),
    errors: [...errorsOfManaging, 'access.denied'],
  },
  createInviteLink: {
    method: 'POST',
    path: '/events/{eventId}/invite-link',
    summary: 'Give an event another link; while it is private, the one that it had opens nothing any more',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version }),
    /** The key that the link carries. */
    output: z.object({ shareToken: z.string() }),
    errors: errorsOfManaging,
  },
  listChangesToSee: {
    method: 'GET',
    path: '/events/me/event-changes',
    summary: 'List the events you are in whose time or place changed, until you say that you have seen it',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ changes: z.array(ChangeToSee) }),
  },
  acknowledgeChange: {
    method: 'PUT',
    path: '/events/me/event-changes/{eventId}',
    summary: 'Say that you have seen a change of an event that you are in',
    access: 'signedIn',
    input: z.strictObject({ eventId, version: Version }),
    output: z.object({}),
    errors: ['event.notFound'],
  },
  listChangeSeen: {
    method: 'GET',
    path: '/events/{eventId}/change-seen',
    summary: 'List who was in when an event last changed and is still, and whether they have seen it',
    access: 'event:manage',
    input: z.strictObject({ eventId }),
    output: z.object({
      people: z.array(z.object({ userId: UserId, displayName: z.string(), hasSeen: z.boolean() })),
    }),
    errors: ['event.notFound'],
  },
  listEventHistory: {
    method: 'GET',
    path: '/events/{eventId}/history',
    summary: 'List who did what to an event of yours and to its list, the newest first',
    access: 'event:manage',
    input: z.strictObject({ eventId, cursor: z.string().max(1024).optional() }),
    output: History,
    errors: ['event.notFound', 'request.cursorInvalid'],
  },
});
