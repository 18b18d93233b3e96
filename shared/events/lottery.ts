/**
 * A draw that anybody can hold again. A seed is made before anybody enters, and its SHA-256 is published at once: the
 * commitment. The order follows from the seed and the entries alone, so that once the seed is shown everybody sees that it
 * was not chosen for its outcome. Servers and browsers each bring their own SHA-256.
 */

/** An entry by its number, which says nothing of who entered, with the heads that come or wait together. */
export interface Entry {
  readonly number: number;
  readonly heads: number;
}

/** What a draw depends on. */
export interface Draw {
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly eventId: string;
  /** Heads for whom there was a seat. */
  readonly seats: number;
  readonly entries: readonly Entry[];
}

/** What follows from it. */
export interface Drawn {
  /** Every entry's number once, first drawn first. */
  readonly order: readonly number[];
  /** How many of them have a seat; the others are the line, in this order. */
  readonly seated: number;
}

/** What is hashed for an entry's lot: HMAC-SHA-256 of it under the seed, as 64 hexadecimal digits. */
export const lotText = (eventId: string, { number }: Entry): string => `${eventId}/${number}`;

/**
 * The smallest lot comes first. Seats are given in that order until a party does not fit: it and everybody behind it wait
 * (decision D29).
 * @param lots each entry's, in the order of the entries
 */
export function drawByLots({ entries, seats }: Pick<Draw, 'entries' | 'seats'>, lots: readonly string[]): Drawn {
  const drawn = entries
    .map((entry, index) => ({ ...entry, lot: lots[index] ?? '' }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return { order: drawn.map(({ number }) => number), seated: seatedOf(drawn, seats) };
}

function seatedOf(drawn: readonly Entry[], seats: number): number {
  let left = seats;
  const first = drawn.findIndex(({ heads }) => {
    left -= heads;
    return left < 0;
  });
  return first < 0 ? drawn.length : first;
}
