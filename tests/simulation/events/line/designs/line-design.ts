import type { SeatLine } from '#shared/events/rsvp/line/seats.ts';

export type Joined = 'in' | 'waiting' | 'full';

/** A way to keep one event's seats and its waitlist. Two were built and compared; the product keeps one of them. */
export interface LineDesign {
  readonly name: string;
  create(eventId: string, capacity: number): Promise<void>;
  join(eventId: string, userId: string): Promise<Joined>;
  leave(eventId: string, userId: string): Promise<void>;
  /** What must run after a committed change for the promises to hold; nothing where a leave promotes by itself. */
  promote(eventId: string): Promise<void>;
  /** The line as it is now, for judging it. */
  read(eventId: string): Promise<SeatLine & { readonly in: readonly string[]; readonly waiting: readonly string[] }>;
}

/** The conditions that a broken twin leaves out, to show that the tests would notice. */
export type Without =
  | 'nothing'
  | 'the capacity condition'
  | 'the row condition'
  | 'the queue condition'
  | 'the stream trigger';
