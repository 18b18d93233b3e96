import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { keptUpload, type UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import { claimDomain, codeMinutes, isAddressAt, listedPhone } from '#shared/places/managers/claiming.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import { findPlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { managesPlace, type StoredPlace } from '../../details/stored-place.ts';
import { codeMac, newCode } from '../claim-code.ts';
import { provesFrom } from '../contacts.ts';
import { codeLetter } from '../letters.ts';
import { toMyClaim } from '../shown-claim.ts';
import type { ClaimStore, StoredClaim } from '../store.ts';

type ClaimPlace = (typeof placeManagers)['operations']['claimPlace'];
type By = Parsed<ClaimPlace>['by'];

interface Parts {
  readonly store: PlaceStore;
  readonly claims: ClaimStore;
  readonly uploads: UploadReader;
  readonly mailer: Mailer;
  readonly origin: string;
  readonly secret: () => Promise<string>;
}

const keptSeconds = 365 * 24 * 60 * 60;

/** A newer claim of a person takes the place of their earlier one. */
export async function claimPlace(
  { placeId, by }: Parsed<ClaimPlace>,
  caller: Caller,
  parts: Parts,
): Promise<Output<ClaimPlace>> {
  const { now, account } = caller;
  const key = { placeId, userId: actorOf(caller).userId };
  const place = await findPlace(placeId, parts.store);
  refuseUnclaimable(place);
  refuseUnproven(place, by, key.userId, now);
  const code = newCode();
  const said = await ofWay(by, { ...key, code, now }, parts);
  const before = await parts.claims.find(key);
  const claim: StoredClaim = {
    ...key,
    displayName: account?.displayName ?? '',
    version: (before?.version ?? 0) + 1,
    way: by.way,
    madeAt: now.toISOString(),
    expires: Math.floor(now.getTime() / 1000) + keptSeconds,
    ...said,
  };
  if (!(await parts.claims.save(before, claim, now))) throw new Problem('server.busy', { retryAfterSeconds: 1 });
  const { mailer, origin } = parts;
  if (by.way === 'email') await mailer.send(codeLetter(place, code, claim.displayName, { to: by.email, origin }), now);
  return { claim: toMyClaim(claim) };
}

function refuseUnclaimable({ standing, claimedBy }: StoredPlace): void {
  if (!isOpenToPlans(standing)) throw new Problem('place.closed');
  if (claimedBy) throw new Problem('place.claimed');
}

/** What a listing says proves something only once others had time to see it, and no one decides about themselves. */
function refuseUnproven(place: StoredPlace, by: By, userId: string, now: Date): void {
  if (by.way !== 'email' && managesPlace(place, userId)) throw new Problem('place.managersDecide');
  if (by.way === 'document') return;
  if (by.way === 'email') {
    const domain = claimDomain(place.details);
    if (!domain || !isAddressAt(by.email, domain))
      throw new Problem('place.claimAddress', { fields: { 'by.email': errors['place.claimAddress'].title } });
  } else if (!listedPhone(place.details)) throw new Problem('place.noPhone');
  if (provesFrom(place) > now) throw new Problem('place.claimTooSoon');
}

async function ofWay(
  by: By,
  { code, now, ...key }: { placeId: string; userId: string; code: string; now: Date },
  { uploads, secret }: Parts,
): Promise<Pick<StoredClaim, 'status'> & Partial<StoredClaim>> {
  if (by.way === 'phone') return { status: 'waiting', code };
  if (by.way === 'email') {
    const codeUntil = now.getTime() + codeMinutes * 60_000;
    const mac = codeMac(await secret(), key, code);
    return { status: 'proving', email: by.email, codeMac: mac, codeUntil, codeTries: 0 };
  }
  const asked = { uploadId: by.uploadId, purpose: 'placeClaim' as const, userId: key.userId, field: 'by.uploadId' };
  const { name, type } = await keptUpload(asked, uploads);
  return { status: 'waiting', uploadId: by.uploadId, fileName: name, fileType: type };
}
