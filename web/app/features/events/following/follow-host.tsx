import type { Event } from '#shared/events/details/schemas.ts';
import { FavouriteButton } from '#web/app/favourites/favourite-button.tsx';

/** Follows whoever hosts an event. */
export const FollowHost = ({ event: { creatorId, hostName }, follows }: { event: Event; follows: boolean }) => (
  <FavouriteButton
    kind="person"
    refId={creatorId}
    isFavourite={follows}
    words={{ add: `Follow ${hostName}`, remove: `Following ${hostName}` }}
  />
);
