import { type Card, positionOf } from './card.ts';
import { type Found, findSoonest, type Search } from './find-soonest.ts';
import type { ReadCards } from './store.ts';

/** What has begun, latest first: the same search in a table that is held to a mirror, where the past lies ahead. */
export async function findLatest(search: Search, read: ReadCards): Promise<Found> {
  const keeps = search.keeps && ((card: Card) => search.keeps?.(mirrored(card)) ?? true);
  const { cards, rounds, reached } = await findSoonest({ ...search, keeps }, mirror(read));
  return { cards: cards.map(mirrored), rounds, ...(reached && { reached }) };
}

/** The middle of the century stays where it is. */
const axis = 2 * Date.parse('2050-01-01T00:00:00Z');
export const mirrorTime = (instant: string): string => new Date(axis - Date.parse(instant)).toISOString();

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ids of one start turn around as well; the prefix is the same in all. */
const mirrorId = (eventId: string) =>
  eventId.slice(0, 4) + [...eventId.slice(4)].map((digit) => digits[31 - digits.indexOf(digit)]).join('');

/** Where a search backwards stands at a card. */
export const mirroredPosition = (card: Card): string => positionOf(mirrored(card));

const mirrored = (card: Card): Card => ({
  ...card,
  eventId: mirrorId(card.eventId),
  startsAt: mirrorTime(card.startsAt),
});

const mirror =
  (read: ReadCards): ReadCards =>
  async (area, { from, until, limit }) => {
    const real = { from: realOf(until), until: realOf(from), limit, backwards: true };
    const { cards, complete } = await read(area, real);
    return { cards: cards.map(mirrored), complete };
  };

/** Sorts after every id. */
const afterIds = '#~';

/** The bound in the real table. An instant alone lies before all its events, so in the mirror after them. */
function realOf(position: string): string {
  const [instant = '', id] = position.split('#');
  if (id === undefined) return `${mirrorTime(instant)}${afterIds}`;
  const real = `${mirrorTime(instant)}#${mirrorId(id.trimEnd())}`;
  return id.endsWith(' ') ? justBefore(real) : real;
}

/** After all positions of the same length that come before this one. */
const justBefore = (position: string): string =>
  `${position.slice(0, -1)}${String.fromCharCode(position.charCodeAt(position.length - 1) - 1)}~`;
