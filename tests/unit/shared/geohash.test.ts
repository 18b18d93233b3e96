import fc from 'fast-check';
import { expect, it } from 'vitest';
import { geohash } from '#shared/geohash.ts';

it.each([
  [57.64911, 10.40744, 'u4pruydqqvj'],
  [42.605, -5.603, 'ezs42'],
  [0, 0, 's0000'],
  [-90, -180, '00000'],
  [90, 180, 'zzzzz'],
  [30.2672, -97.7431, '9v6kpv'],
])('names the cell of %d, %d as everyone else does', (lat, lng, hash) => {
  expect(geohash(lat, lng, hash.length)).toBe(hash);
});

it('names larger cells by the beginning of the name of smaller ones', () => {
  const point = [
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
  ] as const;
  fc.assert(
    fc.property(...point, fc.integer({ min: 1, max: 11 }), (lat, lng, length) =>
      geohash(lat, lng, 12).startsWith(geohash(lat, lng, length)),
    ),
  );
});
