import type { Point } from '#shared/events/details/schemas.ts';

/** Mean radius of the earth in miles (IUGG: 6,371.0088 km). */
export const earthRadiusMiles = 3958.7613;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the surface of a sphere (haversine); exact for points that are close, as acos would not be. */
export function distanceMiles(a: Point, b: Point): number {
  const sinLat = Math.sin(toRadians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(toRadians(b.lng - a.lng) / 2);
  const h = sinLat ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * sinLng ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}
