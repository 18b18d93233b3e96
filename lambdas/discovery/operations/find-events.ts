import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Cursors } from '../../kernel/cursor.ts';
import { positionOf } from '../card.ts';
import { after, findSoonest } from '../search/find-soonest.ts';
import type { ReadCards } from '../store.ts';

type Input = Parsed<typeof discovery.operations.findEvents>;
type Page = Output<typeof discovery.operations.findEvents>;

/** Sorts after every instant. */
const always = '9999';

/** Public events that have yet to start, soonest first; a search in the past begins now. */
export async function findEvents(input: Input, read: ReadCards, cursors: Cursors, now: Date): Promise<Page> {
  const { limit, cursor, radiusMiles, gameTypeId } = input;
  const centre = { lat: input.lat, lng: input.lng };
  const { cards } = await findSoonest(
    {
      ...centre,
      radiusMiles,
      gameTypeId,
      from: latest(instant(input.from), now.toISOString(), cursor && after(await cursors.read(cursor))),
      until: instant(input.until) ?? always,
      wanted: limit + 1,
    },
    read,
  );
  const page = cards.slice(0, limit);
  const last = cards.length > limit ? page.at(-1) : undefined;
  const rounded = (miles: number) => Math.round(miles * 10) / 10;
  return {
    events: page.map((card) => ({ ...card, distanceMiles: rounded(distanceMiles(centre, card)) })),
    ...(last && { nextCursor: await cursors.write(positionOf(last)) }),
  };
}

/** To the millisecond, as positions have it. */
const instant = (text: string | undefined) => text && new Date(text).toISOString();

const latest = (...positions: readonly (string | undefined)[]): string =>
  positions.reduce<string>((last, position) => (position && position > last ? position : last), '');
