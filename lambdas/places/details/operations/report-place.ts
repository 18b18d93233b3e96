import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import { reportsToCheck } from '#shared/places/details/place-states.ts';
import type { MaintenanceStore } from '../feedback-store.ts';
import { findPlace, revisePlace } from '../revise-place.ts';
import type { PlaceStore } from '../store.ts';

type ReportPlace = (typeof places)['operations']['reportPlace'];

const keptSeconds = 365 * 24 * 60 * 60;

/** When enough different people reported it since it was last confirmed, the place needs a check. */
export async function reportPlace(
  { placeId, category, text }: Parsed<ReportPlace>,
  caller: Caller,
  store: PlaceStore,
  maintenance: Pick<MaintenanceStore, 'report' | 'listReports'>,
): Promise<Output<ReportPlace>> {
  const { userId } = actorOf(caller);
  await findPlace(placeId, store);
  const expires = Math.floor(caller.now.getTime() / 1000) + keptSeconds;
  await maintenance.report({ placeId, userId, category, text, reportedAt: caller.now.toISOString(), expires });
  const reports = await maintenance.listReports(placeId);
  await revisePlace({ placeId }, store, ({ standing: { status }, confirmedAt }) => {
    const newer = reports.filter(({ reportedAt }) => reportedAt > confirmedAt);
    const isListed = status === 'listed' || status === 'verified';
    return isListed && newer.length >= reportsToCheck
      ? { changes: { standing: { status: 'needs_check' } } }
      : undefined;
  });
  return { outcome: 'reported' };
}
