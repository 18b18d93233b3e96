import * as z from 'zod';
import type { DueIndex, DueWork } from '#lambdas/kernel/due/due-index.ts';
import { closingSoon, nextMoveAt, statusByDate } from '#shared/competitions/seasons/states.ts';
import { SeasonId } from '#shared/ids.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { SeasonStore } from '../season-store.ts';

export const datesQueue = 'seasons-dates';
export const MoveByDate = z.strictObject({ seasonId: SeasonId });

const workAt = (seasonId: string, at: Date): DueWork => ({
  queue: datesQueue,
  key: `${seasonId} ${at.toISOString()}`,
  dueAt: at.toISOString(),
  data: { seasonId },
});

/** When the dates of a season are to be looked at next; undefined when nothing of it is to come. */
export function nextWork({ seasonId, status, facts }: StoredSeason, now: Date): DueWork | undefined {
  const isLate = status === 'registration_scheduled' && statusByDate(status, facts, now) !== status;
  const at = isLate ? now : nextMoveAt(facts, now);
  return at && workAt(seasonId, at);
}

/**
 * Moves a season where its dates lead, and says when registration ends soon. An organizer who moved it by hand meanwhile is not
 * overruled before its next date.
 */
export async function moveByDate(
  { seasonId }: z.output<typeof MoveByDate>,
  store: Pick<SeasonStore, 'find' | 'move' | 'sayClosing'>,
  index: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  const season = await store.find(seasonId);
  if (!season) return;
  const to = statusByDate(season.status, season.facts, now);
  if (to !== season.status && !(await store.move(season, to, '', now))) throw new Error('The season moved meanwhile');
  const closesAt = closingSoon(to, season.facts, now);
  if (closesAt) await store.sayClosing(season, closesAt, now);
  const next = nextWork({ ...season, status: to }, now);
  if (next) await index.schedule(next, now);
}
