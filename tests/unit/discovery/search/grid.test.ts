import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from '#shared/discovery/distance.ts';
import {
  type Cell,
  cellId,
  cellOf,
  cellsWithin,
  finerThan,
  levels,
  overlap,
  sideMiles,
} from '#shared/discovery/grid.ts';

const anywhere = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, 0, 89.99, -89.99)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 0, 179.999, -179.999)),
});
const level = fc.constantFrom(...levels);
const radius = fc.double({ min: 0.1, max: 50, noNaN: true });
/** Where to go from a point: a share of the radius and a bearing. */
const step = fc.record({
  share: fc.double({ min: 0, max: 1.2, noNaN: true }),
  bearing: fc.double({ min: 0, max: 6.283, noNaN: true }),
});

describe('the grid', () => {
  it('finds the cell of every point within the radius, across the antimeridian and at the poles', () => {
    fc.assert(
      fc.property(level, anywhere, radius, fc.array(step, { minLength: 5 }), (size, centre, miles, steps) => {
        const cells = new Set(cellsWithin(size, centre, miles).map(cellId));
        const points = steps.map(({ share, bearing }) => travel(centre, miles * share, bearing));
        const lost = points.filter((p) => distanceMiles(centre, p) <= miles && !cells.has(cellId(cellOf(size, p))));
        expect(lost).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('names each cell once and never more of them than the area needs', () => {
    fc.assert(
      fc.property(level, anywhere, radius, (size, centre, miles) => {
        const cells = cellsWithin(size, centre, miles).map(cellId);
        expect(new Set(cells).size).toBe(cells.length);
        expect(cells.length).toBeLessThanOrEqual(Math.ceil((2 * miles) / sideMiles(size) + 2) ** 2);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets the finer cell of a point always overlap its coarser one', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const [fine, middle, coarse] = levels.map((size) => cellOf(size, point)) as [Cell, Cell, Cell];
        expect([overlap(fine, middle), overlap(coarse, middle), overlap(fine, coarse)]).toEqual([true, true, true]);
      }),
    );
  });

  it('keeps its cells about as large everywhere people live', () => {
    const lats = Array.from({ length: 141 }, (_, index) => index - 70);
    for (const lat of lats) {
      const { column, row } = cellOf('coarse', { lat, lng: 0 });
      const next = Array.from({ length: 200 }, (_, step) => step / 100).find(
        (lng) => cellOf('coarse', { lat, lng }).column !== column && row === cellOf('coarse', { lat, lng }).row,
      );
      const miles = distanceMiles({ lat, lng: 0 }, { lat, lng: next ?? 360 });
      expect(miles).toBeLessThan(sideMiles('coarse') * 1.1);
    }
  });

  it('has one finer level below each but the finest', () => {
    expect(levels.map(finerThan)).toEqual([undefined, 'fine', 'middle']);
  });

  it('measures known distances', () => {
    const newYork = { lat: 40.7128, lng: -74.006 };
    expect(distanceMiles(newYork, { lat: 34.0522, lng: -118.2437 })).toBeCloseTo(2445.6, 0);
    expect(distanceMiles({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1);
    expect(distanceMiles(newYork, newYork)).toBe(0);
  });
});

/** The point at a distance and bearing on the sphere. */
function travel({ lat, lng }: { lat: number; lng: number }, miles: number, bearing: number) {
  const [p, l, d] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180, miles / 3958.7613];
  const sin = Math.sin(p) * Math.cos(d) + Math.cos(p) * Math.sin(d) * Math.cos(bearing);
  const to = Math.asin(Math.max(-1, Math.min(1, sin)));
  const east = l + Math.atan2(Math.sin(bearing) * Math.sin(d) * Math.cos(p), Math.cos(d) - Math.sin(p) * Math.sin(to));
  const degrees = (east * 180) / Math.PI;
  return { lat: (to * 180) / Math.PI, lng: ((((degrees + 180) % 360) + 360) % 360) - 180 };
}
