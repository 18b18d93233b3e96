import type { StoredPlace } from '../details/stored-place.ts';

interface Leaver {
  readonly userId: string;
  /** By which they may have been asked to manage it. */
  readonly email: string;
}

/** What changes of a place when one of its people left for good; undefined where nothing of them is in it. */
export function placeWithout(place: StoredPlace, { userId, email }: Leaver): Partial<StoredPlace> | undefined {
  const { managers, asked = [], photos = [], mergeWords = [], claimedBy } = place;
  const left = {
    managers: managers.filter((one) => one !== userId),
    asked: asked.filter((one) => one.email !== email.toLowerCase()),
    photos: photos.filter((one) => one.addedBy !== userId),
    mergeWords: mergeWords.filter((one) => one.userId !== userId),
  };
  const went = [managers, asked, photos, mergeWords].flat().length - Object.values(left).flat().length;
  if (went === 0) return undefined;
  return { ...left, ...(claimedBy === userId && { claimedBy: undefined, claimedAt: undefined }) };
}
