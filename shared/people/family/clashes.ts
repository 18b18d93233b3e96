interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A family member at a time and a place. */
export interface Plan {
  /** Undefined for the guardian who looks. */
  readonly dependantId?: string | undefined;
  /** Of the event or match. */
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Absent where only a court is known. */
  readonly point?: Point | undefined;
}

export interface Clash {
  /** One person cannot be at both; or one driver cannot bring, or fetch, two children in time. */
  readonly kind: 'samePerson' | 'twoPlaces';
  /** Where they stand in the plans that were given, the earlier one first. */
  readonly of: readonly [number, number];
}

/** Every two plans that do not go together. It is the same in whatever order the plans are given. */
export function clashesOf(plans: readonly Plan[]): Clash[] {
  return plans.flatMap((one, a) =>
    plans.slice(a + 1).flatMap((other, index) => {
      const kind = clashOf(one, other);
      return kind ? [{ kind, of: [a, a + 1 + index] as const }] : [];
    }),
  );
}

function clashOf(one: Plan, other: Plan): Clash['kind'] | undefined {
  if (one.id === other.id) return undefined;
  if (one.dependantId === other.dependantId) return overlap(one, other) ? 'samePerson' : undefined;
  if (!one.dependantId || !other.dependantId) return undefined;
  return isTooFar(one, other) ? 'twoPlaces' : undefined;
}

const overlap = (one: Plan, other: Plan) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Near places need no drive. */
const nearKm = 2;
/** In a town, with a child to get in and out. */
const kmPerMinute = 0.5;
const minuteMs = 60_000;

/** Whether both have to be brought, or both fetched, within less time than it takes from one to the other. */
function isTooFar(one: Plan, other: Plan): boolean {
  if (!one.point || !other.point) return false;
  const km = distanceKm(one.point, other.point);
  if (km <= nearKm) return false;
  const driveMs = (km / kmPerMinute) * minuteMs;
  const apart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b));
  return apart(one.startsAt, other.startsAt) < driveMs || apart(one.endsAt, other.endsAt) < driveMs;
}

/** On a sphere of the earth's mean radius (haversine). */
function distanceKm(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(rad(other - one) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(a.lng, b.lng);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
