import type { Cursors } from '#lambdas/kernel/http/cursor.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { filterOf } from '#shared/discovery/filters.ts';
import { type Card, positionOf } from '../card.ts';
import { findNearest, mostCompared } from '../find-nearest.ts';
import { after, findSoonest } from '../find-soonest.ts';
import { circle } from '../region.ts';
import { shownFrom } from '../shown-from.ts';
import type { ReadCards } from '../store.ts';
import { always, instant, latest } from '../when.ts';

type Input = Parsed<typeof discovery.operations.findEvents>;
type Page = Output<typeof discovery.operations.findEvents>;

/** Public events that have yet to start, soonest or nearest first; a search in the past begins now. */
export function findEvents(input: Input, read: ReadCards, cursors: Cursors, now: Date): Promise<Page> {
  return input.sort === 'nearest' ? nearest(input, read, cursors, now) : soonest(input, read, cursors, now);
}

async function soonest(input: Input, read: ReadCards, cursors: Cursors, now: Date): Promise<Page> {
  const { limit, cursor, radiusMiles, gameTypeId } = input;
  const { cards, reached } = await findSoonest(
    {
      region: circle(input, radiusMiles),
      among: gameTypeId,
      keeps: filterOf(input),
      from: latest(instant(input.from), now.toISOString(), cursor && after(await cursors.read(cursor))),
      until: instant(input.until) ?? always,
      wanted: limit + 1,
    },
    read,
  );
  const page = cards.slice(0, limit);
  const last = page.at(-1);
  const end = cards.length > limit && last ? positionOf(last) : reached;
  return { events: neededFirst(page).map(shownFrom(input)), ...(end && { nextCursor: await cursors.write(end) }) };
}

/** On one page, of what starts at the same time that which needs people to take place comes first (domain 4.4.3). */
const neededFirst = (page: readonly Card[]): readonly Card[] =>
  page.toSorted((a, b) => {
    if (a.startsAt !== b.startsAt) return a.startsAt < b.startsAt ? -1 : 1;
    return Number(b.needed !== undefined) - Number(a.needed !== undefined);
  });

/** Without a last day the nearest are looked for within a week: later ones would push out what is on tonight. */
const nearestDays = 7;

async function nearest(input: Input, read: ReadCards, cursors: Cursors, now: Date): Promise<Page> {
  const { limit, cursor, radiusMiles, gameTypeId } = input;
  const from = latest(instant(input.from), now.toISOString());
  const week = new Date(Date.parse(from) + nearestDays * 86_400_000).toISOString();
  const skipped = cursor ? Number(await cursors.read(cursor)) : 0;
  const cards = await findNearest(
    {
      centre: input,
      radiusMiles,
      among: gameTypeId,
      keeps: filterOf(input),
      from,
      until: instant(input.until) ?? week,
      wanted: Math.min(mostCompared, skipped + limit + 1),
    },
    read,
  );
  const end = skipped + limit;
  const nextCursor = cards.length > end ? await cursors.write(String(end)) : undefined;
  return { events: cards.slice(skipped, end).map(shownFrom(input)), ...(nextCursor && { nextCursor }) };
}
