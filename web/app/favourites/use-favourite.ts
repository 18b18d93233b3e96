import { useReducer } from 'react';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { favouriteStep } from './favourite-state.ts';

export interface Favourite {
  readonly kind: FavouriteKind;
  readonly refId: string;
  /** The key of a private event's link. */
  readonly token?: string | undefined;
  readonly isFavourite: boolean;
  readonly count?: number | undefined;
}

/** Saves a thing or takes it out again: what is shown turns at once, and back when the server refuses. */
export function useFavourite({ kind, refId, token, isFavourite, count }: Favourite) {
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
  return { view, toggle };
}
