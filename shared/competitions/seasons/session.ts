import * as z from 'zod';
import { Amount } from '#shared/money.ts';
import { startOf } from '#shared/start-window.ts';
import { EventId, PlaceId, SeasonId, SessionId } from '../../ids.ts';
import { Line } from '../../text.ts';
import { LocalDateTime } from '../../time.ts';
import { sessionKinds, sessionStatuses } from './words.ts';

/** What is asked for when a session is made or changed; times are on the clock of the season. */
export const SessionDetails = z.strictObject({
  label: Line(2, 60, 'The label'),
  kind: z.enum(sessionKinds, 'Choose what it is.'),
  localStart: startOf(LocalDateTime),
  localEnd: startOf(LocalDateTime),
  placeId: PlaceId.optional(),
  placeName: Line(2, 80, 'The place').optional(),
  courtIds: z.array(z.string().max(40)).max(20).default([]),
  capacity: z.int().min(1).max(10_000).optional(),
  /** Shown, and nothing is charged. */
  price: Amount.optional(),
  /** The event at which people say whether they come. */
  eventId: EventId.optional(),
  status: z.enum(sessionStatuses).default('planned'),
});
export type SessionDetails = z.infer<typeof SessionDetails>;

export const endsAfter = ({ localStart, localEnd }: Pick<SessionDetails, 'localStart' | 'localEnd'>): boolean =>
  localEnd > localStart;
export const endsBefore = { path: ['localEnd'], message: 'The end has to be after the start.' };

export const Session = z.object({
  sessionId: SessionId,
  seasonId: SeasonId,
  version: z.int(),
  ...SessionDetails.shape,
});
export type Session = z.infer<typeof Session>;
