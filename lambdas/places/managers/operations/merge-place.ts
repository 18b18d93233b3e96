import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { isOpenToPlans, trustedAfter } from '#shared/places/details/place-states.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import type { MaintenanceStore } from '../../details/feedback-store.ts';
import { mergedFact } from '../../details/merged-fact.ts';
import { decided, revisePlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import { managesPlace, type StoredPlace } from '../../details/stored-place.ts';

type MergePlace = (typeof placeManagers)['operations']['mergePlace'];

/** People whose word makes two listings one, where none of them keeps the place. */
const neededWords = 2;

/** A keeper's word counts at once; that of a trusted person waits for another's. A newer word replaces one's earlier. */
export async function mergePlace(
  { placeId, into }: Parsed<MergePlace>,
  caller: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'trustOf'>,
): Promise<Output<MergePlace>> {
  const { userId } = actorOf(caller);
  const trusted = await isTrusted(userId, maintenance);
  const place = await revisePlace({ placeId }, store, async (before) => {
    if (isSecondOf(before, into)) return undefined;
    const counts = managesPlace(before, userId);
    if (!counts && !trusted) throw new Problem('place.notTrusted');
    if (!isOpenToPlans(before.standing)) throw new Problem('place.closed');
    await refuseUnlisted(into, placeId, store);
    const words = [...wordsOf(before).filter((word) => word.userId !== userId), { userId, into }];
    if (!counts && isWanting(words, into)) return { changes: { mergeWords: words } };
    return {
      changes: decided(before, caller.now, { standing: { status: 'duplicate_of', placeId: into }, mergeWords: [] }),
      along: (rows) => [rows.outbox.put(mergedFact(before, into, caller.now)).commit()],
    };
  });
  return { outcome: place.standing.status === 'duplicate_of' ? 'merged' : 'waiting' };
}

const isSecondOf = ({ standing }: StoredPlace, into: string) =>
  standing.status === 'duplicate_of' && standing.placeId === into;

const isWanting = (words: ReturnType<typeof wordsOf>, into: string) =>
  words.filter((word) => word.into === into).length < neededWords;

const wordsOf = ({ mergeWords = [] }: StoredPlace) => mergeWords;

async function isTrusted(userId: string, maintenance: Pick<MaintenanceStore, 'trustOf'>): Promise<boolean> {
  const { acceptedEdits, approvedPlaces } = await maintenance.trustOf(userId);
  return acceptedEdits >= trustedAfter || approvedPlaces >= trustedAfter;
}

/** What a place is said to be is another one that people can find their way to. */
async function refuseUnlisted(into: string, placeId: string, store: Pick<PlaceStore, 'find'>): Promise<void> {
  const other = into === placeId ? undefined : await store.find(into);
  if (other && isOpenToPlans(other.standing)) return;
  throw new Problem('place.unknown', { fields: { into: errors['place.unknown'].title } });
}
