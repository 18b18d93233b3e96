/** What can be a favourite. */
export const favouriteKinds = [
  'event',
  'game',
  'team',
  'organization',
  'place',
  'person',
  'season',
  'tournament',
] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** The news about a favourite. */
export const favouriteNotifies = ['none', 'important', 'all'] as const;
export type FavouriteNotify = (typeof favouriteNotifies)[number];

/** How many lists of favourites a person has at most (domain 4.17). */
export const listsAtMost = 20;

/** How long something that is gone is still among the favourites (domain 4.17). */
export const goneShownDays = 30;

/** Those that put on events: their followers hear of new ones. */
const puttingOn = ['person', 'team', 'place'] as const satisfies readonly FavouriteKind[];

/**
 * What can be chosen for a kind. Of an event, what is important is that it is called off or at another time or place; of
 * hosts, that a new one is of a sport of one's own. Of the rest there is nothing to tell.
 */
export function notifiesFor(kind: FavouriteKind): readonly FavouriteNotify[] {
  if (kind === 'event') return ['none', 'important'];
  return putsOn(kind) ? favouriteNotifies : ['none'];
}

/** What is chosen for a kind by default. */
export const usualNotify = (kind: FavouriteKind): FavouriteNotify =>
  notifiesFor(kind).includes('important') ? 'important' : 'none';

const putsOn = (kind: FavouriteKind): boolean => (puttingOn as readonly FavouriteKind[]).includes(kind);
