import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { PlaceStore } from '../store.ts';
import { toCard } from '../stored-place.ts';

type ListMyPlaces = (typeof places)['operations']['listMyPlaces'];

export async function listMyPlaces(
  input: Parsed<ListMyPlaces>,
  caller: Caller,
  store: PlaceStore,
): Promise<Output<ListMyPlaces>> {
  const { userId } = actorOf(caller);
  const cursors = cursorsFor(userId, { list: 'listMyPlaces', ...input });
  const after = input.cursor && (await cursors.read(input.cursor));
  const page = await store.listByCreator({ userId, limit: input.limit, after });
  return {
    places: page.places.map(toCard),
    ...(page.after && { nextCursor: await cursors.write(page.after) }),
  };
}
