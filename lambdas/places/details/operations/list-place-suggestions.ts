import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';
import type { MaintenanceStore } from '../feedback-store.ts';

type ListPlaceSuggestions = (typeof places)['operations']['listPlaceSuggestions'];

/** Who reported stays unsaid; who suggested is named by the name they show. */
export async function listPlaceSuggestions(
  { placeId }: Parsed<ListPlaceSuggestions>,
  maintenance: Pick<MaintenanceStore, 'listOpenSuggestions' | 'listReports'>,
): Promise<Output<ListPlaceSuggestions>> {
  const [suggestions, reports] = await Promise.all([
    maintenance.listOpenSuggestions(placeId),
    maintenance.listReports(placeId),
  ]);
  return {
    suggestions: [...suggestions],
    reports: reports.toSorted((a, b) => (a.reportedAt < b.reportedAt ? -1 : 1)),
  };
}
