import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import { keptKey } from '#shared/uploads/keys.ts';
import type { PlaceStore } from '../../details/store.ts';
import { acceptClaim } from '../accept-claim.ts';
import type { ClaimStore, StoredClaim } from '../store.ts';

type Operations = (typeof placeManagers)['operations'];

interface Parts {
  readonly store: PlaceStore;
  readonly claims: ClaimStore;
  readonly objects: Pick<Objects, 'linkTo'>;
}

const linkSeconds = 60;

/** No one decides about themselves, nor does a manager who came to manage the place in another way meanwhile. */
export async function decidePlaceClaim(
  { placeId, userId, decision }: Parsed<Operations['decidePlaceClaim']>,
  caller: Caller,
  { store, claims }: Parts,
): Promise<Output<Operations['decidePlaceClaim']>> {
  const { now } = caller;
  if (userId === actorOf(caller).userId) throw new Problem('access.denied');
  const claim = await waiting({ placeId, userId }, claims);
  if (decision === 'accept') {
    await acceptClaim(claim, 'place.claimNotFound', { store, claims, now });
    return {};
  }
  const { code: _, ...rest } = claim;
  const declined = { ...rest, version: claim.version + 1, status: 'declined' as const };
  if (!(await claims.save(claim, declined, now))) throw new Problem('place.claimNotFound');
  return {};
}

export async function openClaimDocument(
  { placeId, userId }: Parsed<Operations['openClaimDocument']>,
  { now }: Caller,
  { claims, objects }: Parts,
): Promise<Output<Operations['openClaimDocument']>> {
  const { uploadId, fileName: name, fileType: type } = await waiting({ placeId, userId }, claims);
  if (!uploadId || !name || !type) throw new Problem('place.claimNotFound');
  const url = await objects.linkTo(keptKey({ purpose: 'placeClaim', uploadId }), { name, type }, linkSeconds, now);
  return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
}

async function waiting(
  key: { readonly placeId: string; readonly userId: string },
  claims: Pick<ClaimStore, 'find'>,
): Promise<StoredClaim> {
  const claim = await claims.find(key);
  if (claim?.status !== 'waiting') throw new Problem('place.claimNotFound');
  return claim;
}
