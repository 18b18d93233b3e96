import { distanceMiles } from '#shared/discovery/distance.ts';
import { cellsWithin } from '#shared/discovery/grid.ts';
import { areaOf, type Card, positionOf } from '../card.ts';
import type { ReadCards } from '../store.ts';
import { firstLevel, firstLimit, horizon, limitFor, refine } from './plan.ts';
import { type Circle, newStrip, type Strip, timeAt } from './strip.ts';

/** What to look for; positions as in `card.ts`, `from` beginning with an instant. */
export interface Search extends Circle {
  readonly from: string;
  readonly until: string;
  readonly gameTypeId?: string | undefined;
  /** How many at most. */
  readonly wanted: number;
}

/** What was found, soonest first, and how many times the table was asked, one after the other. */
export interface Found {
  readonly cards: readonly Card[];
  readonly rounds: number;
}

/**
 * The soonest cards in a circle, exactly: the lists of the cells that it touches are merged by start and read only as far
 * as the last one that is shown. Each round reads all lists that lag behind, at once.
 */
export async function findSoonest(search: Search, read: ReadCards): Promise<Found> {
  const found = new Map<string, Card>();
  if (search.from >= search.until) return { cards: [], rounds: 0 };
  let strips = cellsWithin(firstLevel(search.radiusMiles), search, search.radiusMiles).map((cell) =>
    newStrip(cell, search.from),
  );
  const first = firstLimit(strips, search, search.wanted);
  for (let rounds = 0; ; rounds += 1) {
    const positions = [...found.keys()].sort().slice(0, search.wanted);
    const end = positions.length < search.wanted ? undefined : positions.at(-1);
    const behind = (strip: Strip) => !strip.complete && strip.last < (end ?? search.until);
    if (!strips.some(behind)) return { cards: positions.flatMap((position) => found.get(position) ?? []), rounds };
    const until = goal(end === undefined ? end : timeAt(end), horizon(strips, found.size, search.wanted), rounds);
    if (rounds > 0) strips = [...strips.filter((s) => !behind(s)), ...refine(strips.filter(behind), search, until)];
    const lagging = mostBehind(strips.filter(behind), until);
    await Promise.all(
      lagging.map((strip) =>
        readOn(strip, end ?? search.until, rounds === 0 ? first : limitFor(strip, until, rounds), search, read, found),
      ),
    );
  }
}

/** How far to read: as far as is likely to be needed, and after two rounds of that as far as may be needed. */
function goal(end: number | undefined, likely: number | undefined, rounds: number): number | undefined {
  if (end === undefined || likely === undefined) return end ?? likely;
  return rounds < 2 ? Math.min(end, likely) : end;
}

/** Those that have not been read up to an instant; never none, so that every round gets further. */
function mostBehind(strips: readonly Strip[], until: number | undefined): readonly Strip[] {
  const before = strips.filter(({ last }) => until === undefined || timeAt(last) < until);
  return before.length > 0 ? before : strips;
}

async function readOn(
  strip: Strip,
  until: string,
  limit: number | undefined,
  search: Search,
  read: ReadCards,
  found: Map<string, Card>,
): Promise<void> {
  const from = strip.last === strip.from ? strip.from : after(strip.last);
  const { cards, complete } = await read(areaOf(strip.cell, search.gameTypeId), { from, until, limit });
  for (const card of cards) {
    strip.read += 1;
    if (distanceMiles(search, card) > search.radiusMiles) continue;
    strip.hits += 1;
    found.set(positionOf(card), card);
  }
  const lastCard = cards.at(-1);
  strip.last = complete ? until : lastCard ? positionOf(lastCard) : strip.last;
  strip.complete = complete && until === search.until;
}

/** The very next position: no card lies between, for all ids are of one length. */
export const after = (position: string): string => `${position} `;
