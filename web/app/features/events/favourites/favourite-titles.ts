import type { FavouriteKind, FavouriteNotify } from '#shared/events/favourites/favourite-words.ts';
import { paths } from '#web/app/router/paths.ts';

/** What the favourites of one kind are called together. */
export const kindTitles: Readonly<Record<FavouriteKind, string>> = {
  event: 'Events',
  game: 'Games',
  team: 'Communities',
  organization: 'Organizations',
  place: 'Places',
  person: 'Hosts you follow',
  season: 'Seasons',
  tournament: 'Tournaments',
};

/** Where a favourite of a kind is to be seen. */
export const pageOf: Readonly<Record<FavouriteKind, (refId: string) => string>> = {
  event: paths.event,
  game: paths.game,
  team: paths.team,
  organization: paths.organization,
  place: paths.place,
  person: paths.subscription,
  season: paths.season,
  tournament: paths.tournament,
};

/** What somebody is told of a favourite, in words. */
export function notifyLabel(kind: FavouriteKind, notify: FavouriteNotify): string {
  if (notify === 'none') return 'Nothing';
  if (kind === 'event') return 'When it changes or is canceled';
  return notify === 'all' ? 'Every new event' : 'New events in my sports';
}
