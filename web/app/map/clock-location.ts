import { places } from '#shared/places/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Spot } from './location.ts';

/** The city that the browser's time zone is named after, as `America/Denver` is; nothing outside of the US. */
export async function clockSpot(signal: AbortSignal): Promise<Spot | undefined> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [, text] = /^(?:America|Pacific)\/(?:\w+\/)?(\w+)$/.exec(timeZone) ?? [];
  if (!text) return undefined;
  const { cities } = await operations(places).suggestCities({ text: text.replaceAll('_', ' ') }, { signal });
  const city = cities.find((one) => (one.timeZone ?? timeZone) === timeZone);
  return city && { lat: city.lat, lng: city.lng, near: city.label, isGuess: true };
}
