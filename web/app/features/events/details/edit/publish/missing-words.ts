import type { EventValues } from '../event-values.ts';

type Decided = {
  readonly [Name in 'gameTypeId' | 'title' | 'localStart' | 'location']?: EventValues[Name] | undefined;
};

/** What is still missing before the event can be published, in the order of the page. */
export function missingWords({ gameTypeId, title = '', localStart = '', location }: Decided): string | undefined {
  if (!gameTypeId) return 'Choose a sport';
  if (title.trim().length < 2) return 'Add a title';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(localStart)) return 'Choose a day and a time';
  if (location?.kind === 'place' && !location.placeId && (location.name ?? '').trim().length < 2)
    return 'Choose a place';
  if (location?.kind === 'address' && (location.address ?? '').trim().length < 5) return 'Add the address';
  return location?.cityPlaceId ? undefined : 'Choose a city';
}
