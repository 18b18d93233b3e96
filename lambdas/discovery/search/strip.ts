import { type Cell, type Level, overlap } from '#shared/discovery/grid.ts';
import type { Region } from './region.ts';

/** How far one cell's list has been read, and what came of it. */
export interface Strip {
  readonly cell: Cell;
  readonly from: string;
  /** The last position that was read; everything up to it is known. */
  last: string;
  read: number;
  /** How many of those lie in the region. */
  inside: number;
  /** How many of these pass the filters as well. */
  hits: number;
  complete: boolean;
  /** Cards per millisecond, as guessed from the wider cell it replaces, until it is read itself. */
  readonly guess: number;
}

export const newStrip = (cell: Cell, from: string, guess = 0): Strip => ({
  cell,
  from,
  last: from,
  read: 0,
  inside: 0,
  hits: 0,
  complete: false,
  guess,
});

/** Milliseconds since 1970 at a position. */
export const timeAt = (position: string): number => Date.parse(position.split('#')[0] ?? '');

/** Cards per millisecond, from what was read. */
export const density = (strip: Strip): number =>
  strip.read === 0 ? strip.guess : strip.read / Math.max(60_000, timeAt(strip.last) - timeAt(strip.from));

/** The cells of a finer level that hold all of a cell's ground within the region. */
export const finerCells = (cell: Cell, level: Level, region: Region): Cell[] =>
  region.cells(level).filter((finer) => overlap(cell, finer));
