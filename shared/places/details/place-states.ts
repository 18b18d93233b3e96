import { toInstant } from '#shared/time.ts';
import type { Place, PlaceStatus } from '../schemas.ts';

type Standing = Pick<Place, 'standing' | 'trust' | 'confirmedAt' | 'timeZone'>;

/** People other than the creator who must say that a listing is right before it counts as verified. */
const verifiedTrust = 3;
/** Accepted suggestions, or places that others confirmed, from which on a person's word is taken at once. */
export const trustedAfter = 3;
/** Different people who must report a place before it is looked at again. */
export const reportsToCheck = 3;
/** What players met there counts for so long. */
export const conditionHours = 3;
/** A person rates a place once in so many months. */
export const ratingMonths = 6;
const checkMonths = 12;

/** Public; the others are known to those who have the link. */
export const isFound = ({ status }: PlaceStatus): boolean =>
  status === 'listed' || status === 'verified' || status === 'needs_check' || status === 'temporarily_closed';

/** People can plan to play there. */
export const isOpenToPlans = ({ status }: PlaceStatus): boolean => status !== 'closed' && status !== 'duplicate_of';

/** Where a listing stands by the trust it has. */
export const standingFor = (trust: number): PlaceStatus => ({ status: trust >= verifiedTrust ? 'verified' : 'listed' });

/** Where a listing stands after a confirmation; only those who manage it open a closed one. */
export function afterConfirmation({ standing }: Standing, trust: number, managesPlace: boolean): PlaceStatus {
  if (standing.status === 'pending') return managesPlace ? standing : standingFor(trust);
  return standing.status === 'listed' || standing.status === 'verified' || standing.status === 'needs_check'
    ? standingFor(trust)
    : standing;
}

export function addMonths(instant: string, months: number): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}

/** When time alone changes where a listing stands; undefined when it does not. */
export function changesAt({ standing, confirmedAt, timeZone }: Standing): string | undefined {
  if (standing.status === 'listed' || standing.status === 'verified') return addMonths(confirmedAt, checkMonths);
  if (standing.status === 'temporarily_closed') return toInstant(`${standing.until}T00:00`, timeZone).toISOString();
  return undefined;
}

/** Where a listing stands once that time has come. */
export function afterTime(place: Standing, now: Date): PlaceStatus {
  const at = changesAt(place);
  if (!at || Date.parse(at) > now.getTime()) return place.standing;
  return place.standing.status === 'temporarily_closed' ? standingFor(place.trust) : { status: 'needs_check' };
}
