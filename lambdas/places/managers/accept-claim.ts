import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { revisePlace } from '../details/revise-place.ts';
import type { PlaceStore } from '../details/store.ts';
import { heldByClaim } from './held-by-claim.ts';
import { withClaimant } from './managing.ts';
import type { ClaimStore, StoredClaim } from './store.ts';

/**
 * Makes a user with a valid claim a manager, and closes the claim, at once.
 * @throws {Problem} place.notFound, place.claimed, place.tooManyManagers, and `gone` when the claim became another
 */
export async function acceptClaim(
  claim: StoredClaim,
  gone: ErrorCode,
  { store, claims, now }: { store: PlaceStore; claims: Pick<ClaimStore, 'find'>; now: Date },
): Promise<void> {
  const { placeId, userId, version } = claim;
  await revisePlace({ placeId }, store, async (before) => {
    if (before.claimedBy === userId) return undefined;
    const current = await claims.find({ placeId, userId });
    if (current?.version !== version || current.status !== claim.status) throw new Problem(gone);
    const accepted = { ...current, version: version + 1, status: 'accepted' as const };
    const facts = heldByClaim(current, accepted, now);
    return {
      changes: withClaimant(before, userId, now.toISOString()),
      along: (rows) => [
        rows.claim
          .patch({ placeId, userId })
          .set({ status: 'accepted', version: accepted.version })
          .remove(['codeMac', 'code'])
          .where((row, { eq }) => `${eq(row.version, version)} AND ${eq(row.status, claim.status)}`)
          .commit(),
        ...facts.map((fact) => rows.outbox.put(fact).commit()),
      ],
    };
  });
}
