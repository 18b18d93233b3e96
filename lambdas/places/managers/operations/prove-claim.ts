import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { acceptClaim } from '../accept-claim.ts';
import { codeMac, isSameMac } from '../claim-code.ts';
import type { ClaimStore } from '../store.ts';

type ProveClaim = (typeof placeManagers)['operations']['proveClaim'];

interface Parts {
  readonly store: PlaceStore;
  readonly claims: ClaimStore;
  readonly secret: () => Promise<string>;
}

/** A try counts before it is looked at, so that many at once are no more than five. */
export async function proveClaim(
  { placeId, code }: Parsed<ProveClaim>,
  caller: Caller,
  { store, claims, secret }: Parts,
): Promise<Output<ProveClaim>> {
  const key = { placeId, userId: actorOf(caller).userId };
  const { claimedBy } = await findPlace(placeId, store);
  if (claimedBy === key.userId) return {};
  const claim = await claims.tryCode(key, caller.now);
  if (!claim?.codeMac) throw new Problem('place.codeOver');
  if (!isSameMac(claim.codeMac, codeMac(await secret(), key, code)))
    throw new Problem('place.codeWrong', { fields: { code: errors['place.codeWrong'].title } });
  await acceptClaim(claim, 'place.codeOver', { store, claims, now: caller.now });
  return {};
}
