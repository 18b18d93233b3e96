import * as z from 'zod';
import { startOf } from '#shared/start-window.ts';
import { EventId, SeasonId, TeamDutyId, UserId } from '../../ids.ts';
import { Line, Lines } from '../../text.ts';
import { LocalDateTime, TimeZone } from '../../time.ts';

/** What is asked for when a duty of a team is made or changed (domain 4.1). */
export const DutyDetails = z.strictObject({
  title: Line(2, 60, 'What needs doing'),
  note: Lines(500, 'The note').default(''),
  localStart: startOf(LocalDateTime),
  timeZone: TimeZone,
  /** How many people it takes. */
  slots: z.int('A whole number.').min(1, 'At least one.').max(20, 'At most 20.'),
  /** On that day; members without a birthdate cannot take it. */
  minAge: z.int('Whole years.').min(13, 'At least 13.').max(99, 'At most 99.').optional(),
  /** An event of the team that it is for: when that moves the duty moves with it, and goes when it is called off. */
  eventId: EventId.optional(),
  /** A season of the team that it is for, instead of an event. */
  seasonId: SeasonId.optional(),
});
export type DutyDetails = z.infer<typeof DutyDetails>;

export const dutyOutcomes = ['done', 'missed'] as const;

/** A member who took a duty. */
export const DutyHolder = z.object({
  userId: UserId,
  /** They offer it to others, and hold it until then. */
  isOffered: z.boolean(),
  /** The manager's verdict afterwards. */
  outcome: z.enum(dutyOutcomes).optional(),
});
export type DutyHolder = z.infer<typeof DutyHolder>;

/** A duty as members see it. */
export const Duty = z.object({
  dutyId: TeamDutyId,
  version: z.int(),
  ...DutyDetails.shape,
  startsAt: z.iso.datetime(),
  /** What the event is called that it is for. */
  eventTitle: z.string().optional(),
  /** What the season is called that it is for. */
  seasonName: z.string().optional(),
  status: z.enum(['open', 'claimed', 'done', 'missed']),
  holders: z.array(DutyHolder.extend({ displayName: z.string() })),
});
export type Duty = z.infer<typeof Duty>;
