import type { LoaderFunctionArgs } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { PlaceId } from '#shared/ids.ts';
import { places } from '#shared/places/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

/** A place as the reader may see it. */
export type SeenPlace = Answer<typeof places.operations.getPlace> & { readonly isSignedIn: boolean };

/** The id in an address. */
export function placeIdOf(text: string | null | undefined): string {
  const placeId = PlaceId.safeParse(text);
  if (!placeId.success) throw new Problem('place.notFound');
  return placeId.data;
}

export async function seePlace(placeId: string, signal: AbortSignal): Promise<SeenPlace> {
  if (hasSession()) return { ...(await operations(places).getPlace({ placeId }, { signal })), isSignedIn: true };
  return { ...(await operations(places).getPublicPlace({ placeId }, { signal })), canManage: false, isSignedIn: false };
}

/** The place for its managers; for other readers the page does not exist. */
export async function keepPlace({ params, request }: LoaderFunctionArgs): Promise<SeenPlace> {
  const seen = await seePlace(placeIdOf(params.id), request.signal);
  if (!seen.canManage) throw new Problem('place.notFound');
  return seen;
}
