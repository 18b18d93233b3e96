import type * as z from 'zod';
import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { acceptedOf, isSearching, type SubRequest } from '#shared/events/substitutes/request.ts';
import type { RequestView } from '#shared/events/substitutes/schemas.ts';

/** A search as its host sees it. */
export async function toView(
  { nextLookAt, ...request }: SubRequest,
  accounts: Pick<AccountReader, 'list'>,
): Promise<z.input<typeof RequestView>> {
  const people = await accounts.list(Object.keys(request.offers));
  const names = new Map(people.map(({ userId, displayName }) => [userId, displayName]));
  return {
    ...request,
    waves: [...request.waves],
    notAsked: [...request.notAsked],
    accepted: acceptedOf(request),
    offers: Object.entries(request.offers)
      .filter(([userId]) => names.has(userId))
      .map(([userId, { wave, status }]) => ({ userId, wave, status, displayName: names.get(userId) ?? 'Player' }))
      .sort((a, b) => a.wave - b.wave || a.displayName.localeCompare(b.displayName)),
    ...(isSearching(request) && { nextLookAt }),
  };
}
