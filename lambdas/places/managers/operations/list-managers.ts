import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { claimDomain, listedPhone } from '#shared/places/managers/claiming.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { managesPlace } from '../../details/stored-place.ts';
import { provesFrom } from '../contacts.ts';
import { toMyClaim, toWaitingClaim } from '../shown-claim.ts';
import type { ClaimStore } from '../store.ts';

type Operations = (typeof placeManagers)['operations'];

interface Parts {
  readonly store: PlaceStore;
  readonly claims: Pick<ClaimStore, 'find' | 'listWaiting'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** A deleted account manages nothing any more, but can be taken off. */
const gone = 'Deleted account';

export async function listManagers(
  { placeId }: Parsed<Operations['listManagers']>,
  { store, claims, accounts }: Parts,
): Promise<Output<Operations['listManagers']>> {
  const [place, waiting] = await Promise.all([findPlace(placeId, store), claims.listWaiting(placeId)]);
  const known = await accounts.list(place.managers);
  const nameOf = (userId: string) => known.find((one) => one.userId === userId)?.displayName ?? gone;
  return {
    managers: place.managers.map((userId) => ({
      userId,
      displayName: nameOf(userId),
      isClaimant: userId === place.claimedBy,
    })),
    asked: [...(place.asked ?? [])],
    claims: waiting.map((claim) => toWaitingClaim(claim, place)),
  };
}

export async function getMyManaging(
  { placeId }: Parsed<Operations['getMyManaging']>,
  caller: Caller,
  { store, claims }: Parts,
): Promise<Output<Operations['getMyManaging']>> {
  const { userId } = actorOf(caller);
  const [place, claim] = await Promise.all([findPlace(placeId, store), claims.find({ placeId, userId })]);
  const email = caller.account?.email.toLowerCase();
  const [domain, phone] = [claimDomain(place.details), listedPhone(place.details)];
  return {
    isManager: managesPlace(place, userId),
    isAsked: place.asked?.some((one) => one.email === email) ?? false,
    ways: { ...(domain && { domain }), ...(phone && { phone }), from: provesFrom(place).toISOString() },
    ...(claim && claim.status !== 'accepted' && { claim: toMyClaim(claim) }),
  };
}
