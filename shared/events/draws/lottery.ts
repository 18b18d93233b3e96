import { type Free, giveSeats, type Party } from '../rsvp/line/give-seats.ts';

/**
 * A draw that anybody can hold again. A seed is made before anybody enters, and its SHA-256 is published at once: the
 * commitment. The order follows from the seed and the entries alone, so that once the seed is shown anyone can verify that it
 * was not chosen for its outcome. Servers and browsers each bring their own SHA-256.
 */

/** An entry by its number, which says nothing of who entered, with the heads that come or wait together. */
export interface Entry extends Party {
  readonly number: number;
}

/** What a draw depends on. */
export interface Draw {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly eventId: string;
  /** Heads that got a seat. */
  readonly seats: number;
  /** How many of each group could come, where the event has groups. */
  readonly groups?: Free['groups'] | undefined;
  readonly entries: readonly Entry[];
}

/** What follows from it. */
export interface Drawn {
  /** Every entry's number once, first drawn first; where groups were full, those who have a seat before the others. */
  readonly order: readonly number[];
  /** How many of them have a seat; the others are the line, in this order. */
  readonly seated: number;
}

/** What is hashed for an entry's lot: HMAC-SHA-256 of it under the seed, as 64 hexadecimal digits. */
export const lotText = (eventId: string, { number }: Entry): string => `${eventId}/${number}`;

/**
 * The smallest lot comes first. Seats are given in that order as they are to a line (`giveSeats`): a party that does not fit
 * waits, and those behind it with it.
 * @param lots each entry's, in the order of the entries
 */
export function drawByLots(
  { entries, seats, groups = {} }: Pick<Draw, 'entries' | 'seats' | 'groups'>,
  lots: readonly string[],
): Drawn {
  const drawn = entries
    .map((entry, index) => ({ ...entry, lot: lots[index] ?? '' }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1));
  const given = giveSeats(drawn, { seats, groups });
  const waiting = drawn.filter((entry) => !given.includes(entry));
  return { order: [...given, ...waiting].map(({ number }) => number), seated: given.length };
}
