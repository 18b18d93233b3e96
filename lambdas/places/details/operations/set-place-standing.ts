import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import type { places } from '#shared/places/contract.ts';
import { isOpenToPlans, standingFor } from '#shared/places/details/place-states.ts';
import type { PlaceStatus } from '#shared/places/schemas.ts';
import { mergedFact } from '../merged-fact.ts';
import { decided, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';
import { type StoredPlace, toPlace } from '../stored-place.ts';

type SetPlaceStanding = (typeof places)['operations']['setPlaceStanding'];

export async function setPlaceStanding(
  { placeId, version, to }: Parsed<SetPlaceStanding>,
  { now }: Caller,
  store: PlaceStore,
): Promise<Output<SetPlaceStanding>> {
  if (to.status === 'duplicate_of') await refuseUnknown(to.placeId, placeId, store);
  const place = await revisePlace({ placeId, version }, store, (before) => ({
    changes: decided(before, now, {
      standing: to.status === 'open' ? opened(before) : to,
      ...confirmed(to.status, now),
    }),
    ...(to.status === 'duplicate_of' && {
      along: (rows) => [rows.outbox.put(mergedFact(before, to.placeId, now)).commit()],
    }),
  }));
  return toPlace(place);
}

/** An unconfirmed place goes on waiting for that. */
const opened = ({ standing, trust, createdAt, confirmedAt }: StoredPlace): PlaceStatus =>
  standing.status === 'pending' || (trust === 0 && confirmedAt === createdAt && !isOpenToPlans(standing))
    ? { status: 'pending' }
    : standingFor(trust);

const confirmed = (status: string, now: Date) => (status === 'open' ? { confirmedAt: now.toISOString() } : {});

/** What this place is said to be must be another one, and not a duplicate itself. */
async function refuseUnknown(placeId: string, ownId: string, store: PlaceStore): Promise<void> {
  const other = placeId === ownId ? undefined : await store.find(placeId);
  if (other && other.standing.status !== 'duplicate_of') return;
  throw new Problem('place.unknown', { fields: { 'to.placeId': errors['place.unknown'].title } });
}
