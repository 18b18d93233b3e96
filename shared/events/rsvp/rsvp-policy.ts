import * as z from 'zod';
import { Line } from '#shared/text.ts';
import { approvalModes, usualPolicy, waitlistModes } from './usual-policy.ts';

export const WaitlistMode = z.enum(waitlistModes, 'Choose how open spots are filled.');
export type WaitlistMode = z.infer<typeof WaitlistMode>;

export const ApprovalMode = z.enum(approvalModes, 'Choose who approves.');
export type ApprovalMode = z.infer<typeof ApprovalMode>;

const whole = (least: number, most: number, words: string) =>
  z.int('Give a whole number.').min(least, words).max(most, words);

export const mostGuests = 10;

/** What a host decides about answers; the server adds the instants that follow from it. */
export const RsvpPolicy = z.object({
  allowParticipantGuests: z.boolean().default(usualPolicy.allowParticipantGuests),
  /** How many guests one joiner may bring. */
  guestLimit: whole(1, mostGuests, 'Between 1 and 10 guests.').default(usualPolicy.guestLimit),
  guestNamesRequired: z.boolean().default(usualPolicy.guestNamesRequired),
  waitlistMode: WaitlistMode.default(usualPolicy.waitlistMode),
  /** Heads that may wait; absent means the usual room. */
  waitlistMax: whole(0, 500, 'Between 0 and 500.').optional(),
  /** How long before the start the draw is held, where seats are drawn. */
  drawHoursBefore: whole(1, 720, 'Between 1 and 720 hours.').default(usualPolicy.drawHoursBefore),
  creatorApprovalNeeded: z.boolean().default(usualPolicy.creatorApprovalNeeded),
  approvalMode: ApprovalMode.default(usualPolicy.approvalMode),
  /** What the host wants to know from each request. */
  approvalQuestions: z
    .array(Line(2, 150, 'The question'))
    .max(3, 'At most three questions.')
    .default(usualPolicy.approvalQuestions),
  /** Answers are taken from so many hours before the start. */
  rsvpOpensHoursBefore: whole(1, 8760, 'Between 1 hour and a year.').optional(),
  /** Answers are taken until so many hours before the start; after that only with the host's approval, if at all. */
  rsvpDeadlineHoursBefore: whole(1, 720, 'Between 1 and 720 hours.').optional(),
  hasMinimumNeeded: z.boolean().default(usualPolicy.hasMinimumNeeded),
  minimumNeeded: whole(2, 2000, 'Between 2 and 2,000 people.').optional(),
  /** How long before the start an event with too few people is called off. */
  hoursToCancelBefore: whole(1, 168, 'Between 1 and 168 hours.').default(usualPolicy.hoursToCancelBefore),
  countGuestsInMinimum: z.boolean().default(usualPolicy.countGuestsInMinimum),
});
export type RsvpPolicy = z.infer<typeof RsvpPolicy>;

/** What every reader of an event sees of it. */
export const shownPolicy = {
  ...RsvpPolicy.shape,
  /** The first instant at which answers are taken. */
  rsvpOpensAt: z.iso.datetime().optional(),
  /** From this instant a join is late. */
  rsvpDeadline: z.iso.datetime().optional(),
  /** When seats are drawn among those who entered; until then people enter. */
  drawsAt: z.iso.datetime().optional(),
  /** The host keeps the event on, however few come. */
  minimumKept: z.boolean().default(false),
  /** Once put off: when too few people now end the event. */
  minimumExtendedTo: z.iso.datetime().optional(),
};
