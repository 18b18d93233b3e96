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
    summary: 'Play anyway, however few players join',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version }),
    output: Event,
    errors: errorsOfManaging,
  },
  extendMinimum: {
    method: 'POST',
    path: '/events/{eventId}/minimum/extension',
    summary: 'Extend the deadline of the minimum once, by up to half of the remaining time',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version, minutes: z.int().min(1).optional() }),
    output: Event,
    errors: errorsOfManaging,
  },
  setMakeUpEvent: {
    method: 'PUT',
    path: '/events/{eventId}/make-up',
    summary: 'Name a make-up event for a canceled one, or remove it',
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
    summary: 'Delete a draft, or a canceled event without players',
    access: 'event:manage',
    input: z.strictObject({ eventId, version: z.coerce.number().int().min(1) }),
    output: z.object({}),
    errors: [...errorsOfManaging, 'access.denied', 'event.refundFirst'],
  },
  createInviteLink: {
    method: 'POST',
    path: '/events/{eventId}/invite-link',
    summary: "Replace the link of an event; a private event's old link stops working",
    access: 'event:manage',
    input: z.strictObject({ eventId, version: Version }),
    /** The key that the link carries. */
    output: z.object({ shareToken: z.string() }),
    errors: errorsOfManaging,
  },
  listChangesToSee: {
    method: 'GET',
    path: '/events/me/event-changes',
    summary: "List your events with a new time or place you haven't acknowledged",
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ changes: z.array(ChangeToSee) }),
  },
  acknowledgeChange: {
    method: 'PUT',
    path: '/events/me/event-changes/{eventId}',
    summary: 'Acknowledge a change of an event you are in',
    access: 'signedIn',
    input: z.strictObject({ eventId, version: Version }),
    output: z.object({}),
    errors: ['event.notFound'],
  },
  listChangeSeen: {
    method: 'GET',
    path: '/events/{eventId}/change-seen',
    summary: 'List players who were in when an event last changed, and whether they acknowledged it',
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
    summary: 'List the history of your event, newest first',
    access: 'event:manage',
    input: z.strictObject({ eventId, cursor: z.string().max(1024).optional() }),
    output: History,
    errors: ['event.notFound', 'request.cursorInvalid'],
  },
});
