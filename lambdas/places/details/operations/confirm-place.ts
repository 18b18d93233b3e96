import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { afterConfirmation, isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { type Revision, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { managesPlace, type StoredPlace, toPlace } from '../stored-place.ts';

type ConfirmPlace = (typeof places)['operations']['confirmPlace'];

/** Pressed again within this time, it says nothing new. */
const sameWordMs = 24 * 60 * 60 * 1000;

/** Each person's word adds to the trust once; those who manage the place only keep it fresh. */
export async function confirmPlace(
  { placeId }: Parsed<ConfirmPlace>,
  caller: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'findConfirmation'>,
): Promise<Output<ConfirmPlace>> {
  const { userId } = actorOf(caller);
  const place = await revisePlace({ placeId }, store, async (before) => {
    if (!isOpenToPlans(before.standing)) throw new Problem('place.closed');
    const said = await maintenance.findConfirmation({ placeId, userId });
    const isFresh = said !== undefined && caller.now.getTime() - Date.parse(said) < sameWordMs;
    if (isFresh && before.standing.status !== 'needs_check') return undefined;
    return confirmation(before, userId, said, caller.now);
  });
  return toPlace(place);
}

function confirmation(before: StoredPlace, userId: string, said: string | undefined, now: Date): Revision {
  const keeper = managesPlace(before, userId);
  const at = now.toISOString();
  const trust = before.trust + (keeper || said !== undefined ? 0 : 1);
  const standing = afterConfirmation({ ...before, timeZone: before.details.timeZone }, trust, keeper);
  const { details, placeId, creatorId } = before;
  const approves = before.standing.status === 'pending' && standing.status !== 'pending';
  return {
    changes: {
      trust,
      standing,
      confirmedAt: at,
      details: { ...details, openPlay: details.openPlay.map((play) => ({ ...play, confirmedAt: at })) },
    },
    along: (rows) => [
      rows.confirmation
        .put({ placeId, userId, at })
        .where((row, { eq, notExists }) => (said === undefined ? notExists(row.at) : eq(row.at, said)))
        .commit(),
      ...(approves ? [rows.trust.update({ userId: creatorId }).add({ approvedPlaces: 1 }).commit()] : []),
    ],
  };
}
