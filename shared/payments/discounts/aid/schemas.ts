import * as z from 'zod';
import { EventId, SeasonId, TournamentId, UserId } from '#shared/ids.ts';

/** Why a person asks to pay less. Only they and the people who manage the money of the community read it. */
export const AidNote = z.string('Enter a note.').trim().min(1, 'Enter a note.').max(280, 'At most 280 characters.');

/** What financial aid is for: an event, a season or a tournament. */
export const AidSubjectId = z.union([EventId, SeasonId, TournamentId], 'Not a valid id.');

/** How much less a person pays, in percent of the price. */
export const AidPercent = z.int('Enter a whole number.').min(1, 'Enter 1 to 100.').max(100, 'Enter 1 to 100.');

/** The reader's own request; `open` where they can ask and have not. */
export const AidStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open') }),
  z.object({ status: z.literal('asked'), note: z.string() }),
  z.object({ status: z.literal('granted'), percent: AidPercent }),
  z.object({ status: z.literal('declined') }),
]);
export type AidStanding = z.infer<typeof AidStanding>;

/** A request that waits for an answer, as those who manage the money read it. */
export const AidRequest = z.object({
  subjectId: AidSubjectId,
  /** What it is for, by its name when they asked. */
  title: z.string(),
  userId: UserId,
  name: z.string(),
  note: z.string(),
  askedAt: z.iso.datetime(),
});
export type AidRequest = z.infer<typeof AidRequest>;

/** The answer: so many percent less for one order, or nothing. */
export const AidAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('grant'), percent: AidPercent }),
  z.strictObject({ kind: z.literal('decline') }),
]);
export type AidAnswer = z.infer<typeof AidAnswer>;
