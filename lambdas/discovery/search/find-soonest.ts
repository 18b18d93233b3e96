import { areaOf, type Card, positionOf } from './card.ts';
import { firstLimit, horizon, limitFor, refine } from './plan.ts';
import type { Region } from './region.ts';
import type { ReadCards } from './store.ts';
import { newStrip, type Strip, timeAt } from './strip.ts';

/** What to look for; positions as in `card.ts`, `from` beginning with an instant. */
export interface Search {
  readonly region: Region;
  readonly from: string;
  readonly until: string;
  /** What lists of a cell are looked through: those of a game type, or `withGames`; all events where absent. */
  readonly among?: string | undefined;
  /** What is let through; everything where absent. */
  readonly keeps?: ((card: Card) => boolean) | undefined;
  /** How many at most. */
  readonly wanted: number;
}

/** What was found, soonest first, and how many times the table was asked, one after the other. */
export interface Found {
  readonly cards: readonly Card[];
  readonly rounds: number;
  /** Where the search gave up for now, because few pass its filters: the cards are all there are up to this position. */
  readonly reached?: string;
}

/** Without filters a page ends a search; with them so many cards do: about a hundred units of 4 KB. */
const mostRead = 1200;

/**
 * The soonest cards in a region, exactly: the lists of the cells that it touches are merged by start and read only as far
 * as the last one that is shown. Each round reads all lists that lag behind, at once.
 */
export async function findSoonest(search: Search, read: ReadCards): Promise<Found> {
  const { region, wanted } = search;
  if (search.from >= search.until) return { cards: [], rounds: 0 };
  const found = new Map<string, Card>();
  let strips = region.cells(region.firstLevel).map((cell) => newStrip(cell, search.from));
  const first = firstLimit(strips, region, wanted);
  let cardsRead = 0;
  for (let rounds = 0; ; rounds += 1) {
    const positions = [...found.keys()].sort().slice(0, wanted);
    const end = positions[wanted - 1];
    const behind = strips.filter(isBehind(end ?? search.until));
    if (behind.length === 0) return ended(positions, found, rounds);
    if (search.keeps && cardsRead >= mostRead) return ended(positions, found, rounds, leastRead(strips));
    const until = goal(end, horizon(strips, found.size, wanted), rounds);
    const refined = rounds > 0 ? refine(behind, region, until) : behind;
    strips = [...strips.filter((strip) => !behind.includes(strip)), ...refined];
    const reads = mostBehind(refined, until).map((strip) =>
      readOn(strip, end ?? search.until, rounds === 0 ? first : limitFor(strip, until, rounds), search, read, found),
    );
    cardsRead += (await Promise.all(reads)).reduce((sum, count) => sum + count, 0);
  }
}

const isBehind = (end: string) => (strip: Strip) => !strip.complete && strip.last < end;

function ended(
  positions: readonly string[],
  found: ReadonlyMap<string, Card>,
  rounds: number,
  reached?: string,
): Found {
  const known = reached === undefined ? positions : positions.filter((position) => position <= reached);
  const cards = known.flatMap((position) => found.get(position) ?? []);
  return { cards, rounds, ...(reached !== undefined && { reached }) };
}

/** Up to here every list is known. */
const leastRead = (strips: readonly Strip[]) =>
  strips.reduce((least, { complete, last }) => (complete || last > least ? least : last), '~');

/** How far to read: as far as is likely to be needed, and after two rounds of that as far as may be needed. */
function goal(end: string | undefined, likely: number | undefined, rounds: number): number | undefined {
  if (end === undefined) return likely;
  return likely !== undefined && rounds < 2 ? Math.min(timeAt(end), likely) : timeAt(end);
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
  { region, keeps, among, until: end }: Search,
  read: ReadCards,
  found: Map<string, Card>,
): Promise<number> {
  const from = strip.last === strip.from ? strip.from : after(strip.last);
  const { cards, complete } = await read(areaOf(strip.cell, among), { from, until, limit });
  const inside = cards.filter(region.holds);
  const kept = keeps ? inside.filter(keeps) : inside;
  strip.read += cards.length;
  strip.inside += inside.length;
  strip.hits += kept.length;
  for (const card of kept) found.set(positionOf(card), card);
  const lastCard = cards.at(-1);
  strip.last = complete ? until : lastCard ? positionOf(lastCard) : strip.last;
  strip.complete = complete && until === end;
  return cards.length;
}

/** The very next position: no card lies between, for all ids are of one length. */
export const after = (position: string): string => `${position} `;
