import type { Event } from '#shared/events/schemas.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';

/** Follows whoever hosts an event. */
export const FollowHost = ({ event: { creatorId, hostName }, follows }: { event: Event; follows: boolean }) => (
  <FavouriteButton
    kind="person"
    refId={creatorId}
    isFavourite={follows}
    words={{ add: `Follow ${hostName}`, remove: `Following ${hostName}` }}
  />
);
