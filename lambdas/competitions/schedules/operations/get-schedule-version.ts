import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { differenceOf } from '#shared/competitions/schedules/difference.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ScheduleStore } from '../store.ts';

type Operations = (typeof schedules)['operations'];

/** What a version changed from the one before it; in the first one every match is new. */
export async function getScheduleVersion(
  { seasonId, number }: Parsed<Operations['getScheduleVersion']>,
  { store }: { readonly store: Pick<ScheduleStore, 'findPublished'> },
): Promise<Output<Operations['getScheduleVersion']>> {
  const [version, before] = await Promise.all([
    store.findPublished(seasonId, number),
    store.findPublished(seasonId, number - 1),
  ]);
  if (!version) throw new Problem('schedule.versionNotFound');
  const { changes, entrantIds } = differenceOf(before?.matches ?? [], version.matches, []);
  return {
    number,
    matches: version.matches.length,
    difference: { changes: [...changes], entrantIds: [...entrantIds] },
  };
}
