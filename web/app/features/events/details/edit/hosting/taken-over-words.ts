import { quantity } from '#shared/quantity.ts';
import type { takenOver } from '#shared/teams/details/event-defaults.ts';

/** What an event takes over from its team, one phrase each. */
export function takenOverWords(taken: ReturnType<typeof takenOver>): readonly string[] {
  const { capacity, remindHoursBefore, rsvpDeadlineHoursBefore } = taken;
  const said = [
    capacity && quantity(capacity, 'spot'),
    taken.allowWaitlist === false && 'No waitlist',
    taken.allowParticipantGuests && taken.guestLimit && `Up to ${quantity(taken.guestLimit, 'guest')} each`,
    remindHoursBefore && `Reminders ${remindHoursBefore.map((hours) => quantity(hours, 'hour')).join(', ')} before`,
    rsvpDeadlineHoursBefore && `RSVPs close ${quantity(rsvpDeadlineHoursBefore, 'hour')} before the start`,
  ];
  return said.filter((words) => typeof words === 'string');
}
