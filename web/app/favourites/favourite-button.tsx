import ToggleButton from '@cloudscape-design/components/toggle-button';
import { useReducer } from 'react';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { favouriteStep } from './favourite-state.ts';

interface FavouriteButtonProps {
  readonly kind: FavouriteKind;
  readonly refId: string;
  /** The key of a private event's link. */
  readonly token?: string | undefined;
  readonly isFavourite: boolean;
  readonly count?: number | undefined;
  /** What it does, and what it undoes. */
  readonly words: { readonly add: string; readonly remove: string };
  /** What it is about, where several of these stand on one page. */
  readonly about?: string;
}

/** Keeps a thing or keeps it no longer. */
export function FavouriteButton({ kind, refId, token, isFavourite, count, words, about }: FavouriteButtonProps) {
  const [view, step] = useReducer(favouriteStep, { state: 'Pending', isFavourite, count });
  const toggle = async () => {
    if (view.state === 'Loading') return;
    step({ is: 'asked' });
    try {
      const answer = view.isFavourite
        ? await operations(following).removeFavourite({ kind, refId })
        : await operations(following).addFavourite({ kind, refId, ...(token && { token }) });
      step({ is: 'answered', isFavourite: answer.isFavourite, count: answer.count });
    } catch (error) {
      step({ is: 'refused' });
      notify('error', toRejection(error).title);
    }
  };
  return (
    <ToggleButton
      pressed={view.isFavourite}
      iconName="star"
      pressedIconName="star-filled"
      {...(about && { ariaLabel: `${view.isFavourite ? words.remove : words.add}: ${about}` })}
      onChange={() => void toggle()}
    >
      {view.isFavourite ? words.remove : words.add}
      {view.count !== undefined && ` (${view.count})`}
    </ToggleButton>
  );
}
