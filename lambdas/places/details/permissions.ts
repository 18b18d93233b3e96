import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { PlaceStore } from './store.ts';
import { managesPlace } from './stored-place.ts';

/** Places are public; the user who added it or manages it decides about it. */
export const placePermissions =
  (store: PlaceStore): FindPermissions =>
  async (userId, placeId) => {
    const place = await store.find(placeId);
    if (!place) return undefined;
    return managesPlace(place, userId) ? ['manage'] : [];
  };
