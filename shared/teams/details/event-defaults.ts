import * as z from 'zod';
import { paymentFields } from '#shared/events/payments/schemas.ts';
import { RemindHours } from '#shared/events/reminders/remind-hours.ts';
import { Capacity } from '#shared/events/rsvp/line/capacity.ts';
import { RsvpPolicy } from '#shared/events/rsvp/rsvp-policy.ts';

const { allowParticipantGuests, guestLimit } = RsvpPolicy.shape;

/** What an event of a community begins with; its host may choose otherwise (domain 4.1). */
export const EventDefaults = z.strictObject({
  /** Without it there is no limit. */
  capacity: Capacity.optional(),
  allowWaitlist: z.boolean().default(true),
  remindHoursBefore: RemindHours.optional(),
  allowParticipantGuests,
  guestLimit,
  /** A policy of the host's own needs its steps, which every event says for itself. */
  refundPolicy: z.enum(['flexible', 'moderate', 'strict'], 'Choose a refund policy.').optional(),
  feePayer: paymentFields.feePayer,
});
export type EventDefaults = z.infer<typeof EventDefaults>;

const Hours = z
  .int('Give whole hours.')
  .min(0, 'Between 0 and 168 hours.')
  .max(168, 'Between 0 and 168 hours.')
  .default(0);

/** How many hours before the start replies close to matches and practices; 0 is until the start. */
export const AvailabilityCutoffHours = z.strictObject({ game: Hours, practice: Hours });
export type AvailabilityCutoffHours = z.infer<typeof AvailabilityCutoffHours>;

/** How many hours before the start replies to an event of this kind close; undefined for until the start. */
function cutoffFor(kind: string, hours: AvailabilityCutoffHours | undefined): number | undefined {
  const before = kind === 'match' ? hours?.game : kind === 'practice' ? hours?.practice : undefined;
  return before || undefined;
}

interface Said {
  readonly defaults?: EventDefaults | undefined;
  readonly availabilityCutoffHours?: AvailabilityCutoffHours | undefined;
}

/** What an event of this kind takes over from the community that hosts it; nothing that the community did not say. */
export function takenOver({ defaults, availabilityCutoffHours }: Said, kind: string) {
  const { capacity = null, ...others } = defaults ?? {};
  return {
    ...(defaults && { capacity, ...others }),
    ...(availabilityCutoffHours && { rsvpDeadlineHoursBefore: cutoffFor(kind, availabilityCutoffHours) }),
  };
}
