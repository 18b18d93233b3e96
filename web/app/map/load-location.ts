import type { CurrentPerson } from '#web/app/session/me.ts';
import { type Asked, type Spot, spotOf } from './location.ts';

/** Where to look; for an unknown visitor, a city in the same time zone. */
export async function loadSpot(asked: Asked, me: CurrentPerson, signal: AbortSignal): Promise<Spot | undefined> {
  const spot = spotOf(asked, me.state === 'success' ? me.city : undefined);
  if (spot) return spot;
  const { clockSpot } = await import('./clock-location.ts');
  return clockSpot(signal).catch(() => undefined);
}
