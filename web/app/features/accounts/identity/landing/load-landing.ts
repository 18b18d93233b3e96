import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import { fullnessOf } from '#shared/discovery/fullness.ts';
import { loadStartCities, mixed } from '#web/app/cards/load-start-cities.ts';
import { loadSpot } from '#web/app/map/load-location.ts';
import { rememberSpot, type Spot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a visitor sees of the product before they join. */
export interface Landing {
  readonly spot: Spot | undefined;
  readonly events: readonly EventCard[];
  /** They are in the visitor's city, not in all cities. */
  readonly isNear: boolean;
}

export const mostGames = 6;
const weekMs = 7 * 86_400_000;
/** The end of a day, the same for all who look today, so that answers can be shared. */
const endOfWeek = () => new Date(Math.ceil((Date.now() + weekMs) / 86_400_000) * 86_400_000).toISOString();

/** This week's games in the city that the address, this device or its clock names, else in all cities. */
export async function loadLanding(address: string, signal: AbortSignal): Promise<Landing> {
  const query = new URL(address).searchParams;
  const [lat, lng] = ['lat', 'lng'].map((name) => Number(query.get(name) ?? Number.NaN));
  const isAsked = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  const asked = isAsked ? { lat, lng, near: query.get('near') ?? undefined } : {};
  const spot = await loadSpot(asked, { state: 'signedOut' }, signal);
  if (spot) rememberSpot(spot);
  const events = spot ? await gamesAround(spot, signal) : [];
  if (events.length > 0) return { spot, events, isNear: true };
  return { spot, events: mixed(await loadStartCities(signal), mostGames), isNear: false };
}

const isFull = (event: EventCard) => fullnessOf(event).is === 'full';

/** Those of this week, and later ones where the week has few; full ones last. A visitor can join without them, so a failure is no game. */
async function gamesAround({ lat, lng }: Spot, signal: AbortSignal): Promise<readonly EventCard[]> {
  const { findEvents } = operations(discovery);
  const around = { lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)), radiusMiles: 25, limit: 4 * mostGames };
  const none = () => ({ events: [] });
  const { events } = await findEvents({ ...around, until: endOfWeek() }, { signal }).catch(none);
  const found = events.length >= mostGames ? events : (await findEvents(around, { signal }).catch(none)).events;
  return found.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)));
}
