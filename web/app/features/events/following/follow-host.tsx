import type { Event } from '#shared/events/details/schemas.ts';
import { FavouriteToggle } from '#web/app/favourites/favourite-toggle.tsx';
import { VisitorFollow } from '#web/blocks/event/visitor-ways.ts';
import { type SeenEvent, useEventInput } from '../details/event-access.ts';
import { useSignInFor } from '../details/use-sign-in-for.ts';

interface FollowHostProps {
  readonly event: Event;
  readonly seen: Pick<SeenEvent, 'isSignedIn' | 'canManage' | 'followsHost'>;
}

/** Follows the host of a public event; a visitor signs in on the way. */
export function FollowHost({ event, seen: { isSignedIn, canManage, followsHost } }: FollowHostProps) {
  const { token } = useEventInput(event.eventId);
  const onPress = useSignInFor('follow', event.eventId);
  if (event.visibility !== 'public' || canManage) return null;
  if (!isSignedIn) return <VisitorFollow event={event} token={token} onPress={onPress} />;
  return (
    <FavouriteToggle
      kind="person"
      refId={event.creatorId}
      isFavourite={followsHost}
      words={{ add: 'Follow', remove: 'Following' }}
      about={event.hostName}
      icons={{ add: 'plus', remove: 'check' }}
    />
  );
}
