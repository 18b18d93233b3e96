import type { Event } from '#shared/events/details/schemas.ts';
import { FavouriteToggle } from '#web/app/favourites/favourite-toggle.tsx';

/** Follows the host of an event. */
export const FollowHost = ({ event: { creatorId, hostName }, follows }: { event: Event; follows: boolean }) => (
  <FavouriteToggle
    kind="person"
    refId={creatorId}
    isFavourite={follows}
    words={{ add: 'Follow', remove: 'Following' }}
    about={hostName}
    look="words"
  />
);
