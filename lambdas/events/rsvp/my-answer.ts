import type * as z from 'zod';
import { fits, nextIn } from '#shared/events/rsvp/line/line-groups.ts';
import { isFirstComeFirstServed } from '#shared/events/rsvp/line/line-moves.ts';
import { freeSeats } from '#shared/events/rsvp/line/line-state.ts';
import { headsOf, isOnLine, seating } from '#shared/events/rsvp/line/seats.ts';
import type { MyAnswer } from '#shared/events/rsvp/schemas.ts';
import type { Answer } from './answers.ts';
import type { StoredLine } from './line/line.ts';

/** What a person said, and what the line lets them do at `now`. */
export function toMyAnswer(
  userId: string,
  line: StoredLine,
  answer: Answer | undefined,
  now: Date,
): z.input<typeof MyAnswer> {
  const { waiting, in: inside } = seating(line);
  const isHere = isOnLine(userId, line);
  const waits = waiting.includes(userId) && line.open && now < new Date(line.startsAt);
  return {
    guests: isHere ? guestsOf(userId, line, answer) : [],
    ...(answer?.note && { note: answer.note }),
    ...(!isHere && answer?.reply && { reply: answer.reply }),
    canTakeSeat: waits && userId in line.waits && isFirstComeFirstServed(line, now) && fits(line, userId),
    isHeldUp: waits && isHeldUp(line, userId, waiting[0] ?? ''),
    ...(isHere && line.groups?.[userId] !== undefined && { group: line.groups[userId] }),
    hasSay: line.approval !== 'host' && (inside.includes(userId) || line.hostId === userId),
  };
}

/** Where people come in groups who waits may have room in theirs, and another before them not. */
function isHeldUp(line: StoredLine, userId: string, first: string): boolean {
  if (line.grouping) return fits(line, userId) && !nextIn(line).includes(userId);
  const free = freeSeats(line);
  return free > 0 && free < headsOf(line, first);
}

/** As many guests as the line has heads for: it decides how many come, the answer says who. */
export const guestsOf = (userId: string, line: StoredLine, answer: Answer | undefined) =>
  Array.from({ length: headsOf(line, userId) - 1 }, (_, index) => ({ ...answer?.guests[index] }));
