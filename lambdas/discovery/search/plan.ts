import { type Cell, cellId, finerThan, type Level, sideMiles } from '#shared/discovery/grid.ts';
import type { Region } from './region.ts';
import { density, finerCells, newStrip, type Strip, timeAt } from './strip.ts';

/** Cards in 4 KB: what one read unit of the table brings. */
const unit = 12;
const most = 50 * unit;
/** Read a little further than expected: a second request costs more than a few cards too many. */
const margin = 1.3;

/** How much of each cell to read before anything is known about it. */
export function firstLimit(strips: readonly Strip[], { firstLevel, squareMiles }: Region, wanted: number): number {
  const ground = (strips.length * sideMiles(firstLevel) ** 2) / squareMiles;
  return inUnits((wanted * Math.max(1, ground)) / strips.length);
}

/** The instant by which, as far as the strips tell, enough will have been found; undefined while there is no telling. */
export function horizon(strips: readonly Strip[], found: number, wanted: number): number | undefined {
  const open = strips.filter(({ complete }) => !complete);
  const perMs = open.reduce((sum, strip) => sum + (strip.hits / Math.max(1, strip.read)) * density(strip), 0);
  if (perMs === 0) return undefined;
  const ahead = open.reduce((sum, strip) => sum + strip.hits, 0);
  const start = Math.min(...open.map(({ from }) => timeAt(from)));
  return start + (margin * (wanted - found + ahead)) / perMs;
}

/** How many cards to read on, to get to an instant; bolder in each round, so that a wrong guess costs few rounds. */
export function limitFor(strip: Strip, until: number | undefined, rounds: number): number {
  if (until === undefined) return inUnits(Math.max(2 * unit, 4 * strip.read));
  return inUnits(Math.max((2 ** rounds - 1) * unit, margin * cardsUntil(strip, until)));
}

/**
 * Puts finer cells in the place of those whose cards mostly lie outside the region, where that reads less: a request for
 * each finer cell against the cards that would be read for nothing.
 */
export function refine(strips: readonly Strip[], region: Region, until: number | undefined): Strip[] {
  const levelOf = new Map(strips.map((strip) => [strip, betterLevel(strip, region, until)]));
  const refined = strips.filter((strip) => !levelOf.get(strip));
  // The least read first: a finer cell that lies in two of them is then read once, from the earlier position.
  for (const strip of [...strips].sort((a, b) => (a.last < b.last ? -1 : 1))) {
    const level = levelOf.get(strip);
    if (level)
      refined.push(...replacements(strip, level, region).filter(({ cell, from }) => !isRead(refined, cell, from)));
  }
  return refined;
}

/** The finer cells for the rest of a strip; each is taken to hold its share of what was found in the region so far. */
function replacements(strip: Strip, level: Level, region: Region): Strip[] {
  const cells = finerCells(strip.cell, level, region);
  const guess = (density(strip) * Math.max(strip.inside, 0.5)) / strip.read / cells.length;
  return cells.map((cell) => newStrip(cell, strip.last, guess));
}

const isRead = (strips: readonly Strip[], cell: Cell, from: string) =>
  strips.some((strip) => strip.from <= from && cellId(strip.cell) === cellId(cell));

/** The finer level at which the rest of a strip would be cheapest to read; undefined where it is cheapest as it is. */
function betterLevel(strip: Strip, region: Region, until: number | undefined): Level | undefined {
  const hitRate = strip.inside / Math.max(1, strip.read);
  if (strip.read < unit || hitRate >= 0.25) return undefined;
  const rest = until === undefined ? most : cardsUntil(strip, until);
  let best: Level | undefined;
  let cost = rest / unit;
  for (let level = finerThan(strip.cell.level); level; level = finerThan(level)) {
    const cells = finerCells(strip.cell, level, region).length;
    const ground = Math.min(1, cells * (sideMiles(level) / sideMiles(strip.cell.level)) ** 2);
    const finer = cells + (rest * Math.min(ground, Math.max(3 * hitRate, 0.05))) / unit;
    if (finer < cost) [best, cost] = [level, finer];
  }
  return best;
}

const cardsUntil = (strip: Strip, until: number) => density(strip) * Math.max(0, until - timeAt(strip.last));

const inUnits = (cards: number) => Math.min(most, Math.max(unit, Math.ceil(cards / unit) * unit));
