import { feePayerLabels, refundLabels } from '#shared/events/payments/payment-words.ts';
import type { takenOver } from '#shared/teams/details/event-defaults.ts';

/** What an event takes over from its community, one phrase each. */
export function takenOverWords(taken: ReturnType<typeof takenOver>): readonly string[] {
  const { capacity, remindHoursBefore, refundPolicy, feePayer, rsvpDeadlineHoursBefore } = taken;
  const said = [
    capacity && `${capacity} seats`,
    taken.allowWaitlist === false && 'No waitlist',
    taken.allowParticipantGuests && `Up to ${taken.guestLimit} guests each`,
    remindHoursBefore && `Reminders ${remindHoursBefore.join(', ')} hours before`,
    rsvpDeadlineHoursBefore && `Answers close ${rsvpDeadlineHoursBefore} hours before the start`,
    feePayer && feePayerLabels[feePayer],
    refundPolicy && `Refunds: ${refundLabels[refundPolicy].toLowerCase()}`,
  ];
  return said.filter((words) => typeof words === 'string');
}
