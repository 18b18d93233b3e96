import { type Bounds, isWithin } from '#shared/discovery/bounds.ts';
import { allLevels, type Cell, cellsInBounds } from '#shared/discovery/grid.ts';
import type { PlacedCard, ReadPlaceCards } from './card-reader.ts';
import { areaOf } from './cards.ts';

export interface PlaceSearch {
  readonly bounds: Bounds;
  /** The position behind which the page begins; empty for the first. */
  readonly after: string;
  readonly wanted: number;
  readonly matches: (placed: PlacedCard) => boolean;
}

/** More cells than this are read at the next size: five degrees are at most about 25 of the widest. */
const mostCells = 16;
/** Cards of one request; a few are about 4 KB, what one read unit of the table brings. */
const perRead = 60;

/** One list and how far it has been read. */
interface Strip {
  readonly area: string;
  last: string;
  complete: boolean;
}

/** The cells to read: the finest size of which the bounds have few. */
export function cellsFor(bounds: Bounds): readonly Cell[] {
  for (const level of allLevels) {
    const cells = cellsInBounds(level, bounds);
    if (cells.length <= mostCells || level === 'wide') return cells;
  }
  return [];
}

/**
 * The first places behind a position, in order of name and exactly: the lists of all cells are merged, and each is read
 * no further than the last place that is shown.
 */
export async function findWithin(search: PlaceSearch, read: ReadPlaceCards): Promise<readonly PlacedCard[]> {
  const { bounds, after, wanted, matches } = search;
  const found = new Map<string, PlacedCard>();
  const strips = cellsFor(bounds).map((cell): Strip => ({ area: areaOf(cell), last: after, complete: false }));
  for (;;) {
    const positions = [...found.keys()].sort().slice(0, wanted);
    const end = positions.length < wanted ? undefined : positions.at(-1);
    const behind = strips.filter(({ complete, last }) => !complete && (end === undefined || last < end));
    if (behind.length === 0) return positions.flatMap((position) => found.get(position) ?? []);
    await Promise.all(
      behind.map(async (strip) => {
        const page = await read(strip.area, strip.last, perRead);
        for (const placed of page.cards)
          if (isWithin(placed.card, bounds) && matches(placed)) found.set(placed.position, placed);
        strip.last = page.cards.at(-1)?.position ?? strip.last;
        strip.complete = page.complete;
      }),
    );
  }
}
