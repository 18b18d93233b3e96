import { type Seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { Answer } from '../rsvp/answers.ts';
import type { Invitation } from './store.ts';

/** Where the line knows a person, it is right; then what they said; then what became of the invitation. */
export function statusOf({ userId, status }: Invitation, seated: Seating, answer: Answer | undefined) {
  const standing = standingOf(userId, seated).status;
  if (standing === 'offered') return 'waiting' as const;
  return standing === 'none' ? (answer?.reply ?? status) : standing;
}
