import { useEffect, useState } from 'react';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { FavouriteButton } from './favourite-button.tsx';

interface KeepThingProps {
  readonly kind: Exclude<FavouriteKind, 'event' | 'person'>;
  readonly refId: string;
  /** The key of a private event's link, where it is a game of one. */
  readonly token?: string | undefined;
}

interface Kept {
  readonly isFavourite: boolean;
  readonly count?: number | undefined;
}

/** Saves what a page is about; nothing for visitors, nor where no service answers. */
export function KeepThing({ kind, refId, token }: KeepThingProps) {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    if (!hasSession()) return;
    const leaving = new AbortController();
    operations(following)
      .getFavourite({ kind, refId }, { signal: leaving.signal })
      .then(setKept, () => undefined);
    return () => leaving.abort();
  }, [kind, refId]);
  const words = kind === 'team' || kind === 'place' ? follow : keep;
  return kept ? <FavouriteButton key={refId} {...{ kind, refId, token, words }} {...kept} /> : null;
}

const keep = { add: 'Save', remove: 'Saved' };
const follow = { add: 'Follow', remove: 'Following' };
