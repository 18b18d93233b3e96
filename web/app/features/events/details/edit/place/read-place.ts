import type { Answer } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Place = Answer<typeof places.operations.getPublicPlace>['place'];

let latest: { readonly placeId: string; readonly found: Promise<Place | undefined> } | undefined;

/** The place that a form is about, read once however many parts of it ask; undefined where it cannot be read. */
export function readPlace(placeId: string): Promise<Place | undefined> {
  if (latest?.placeId !== placeId) {
    const found = operations(places)
      .getPublicPlace({ placeId })
      .then(
        ({ place }) => place,
        () => undefined,
      );
    latest = { placeId, found };
  }
  return latest.found;
}

/** The next form reads its place anew. */
export const forgetPlace = (): void => {
  latest = undefined;
};
