import { schedules } from '#shared/competitions/schedules/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

export type ScheduleProgress = 'none' | 'draft' | 'published';

/** How far the schedule of a season is, for who makes it; undefined where that could not be read. */
export async function loadScheduleProgress(
  seasonId: string,
  signal: AbortSignal,
): Promise<ScheduleProgress | undefined> {
  try {
    const { draft, published } = await operations(schedules).getScheduleDesk({ seasonId }, { signal });
    return published ? 'published' : draft ? 'draft' : 'none';
  } catch {
    return undefined;
  }
}
