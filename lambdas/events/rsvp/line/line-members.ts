import { type SeatLine, seating } from '#shared/events/rsvp/line/seats.ts';

/** Who is in, waits, has a seat held or asked to come, by user id. */
export function membersOfLine(line: SeatLine): string[] {
  const { in: inside, waiting, offered, requested } = seating(line);
  return [...inside, ...waiting, ...Object.keys(offered), ...requested];
}
