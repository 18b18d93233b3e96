import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { DueIndex, DueWork } from '#lambdas/kernel/due/due-index.ts';
import { SeriesId } from '#shared/ids.ts';
import { bringUp, type SeriesWork } from './dates/bring-up.ts';
import { isOver } from './stored-series.ts';

export const seriesQueue = 'events-series';
const Work = z.strictObject({ seriesId: SeriesId });

const dayMs = 24 * 60 * 60 * 1000;
/** When it is night in all of the United States, UTC. */
const nightFromMs = 8 * 60 * 60 * 1000;
const nightMinutes = 120;

/** A series' minute of the next night: always the same, so that noting it again changes nothing. */
export function nextNight(seriesId: string, now: Date): DueWork {
  const minute = createHash('sha256').update(seriesId).digest().readUInt16BE(0) % nightMinutes;
  const today = Math.floor(now.getTime() / dayMs) * dayMs + nightFromMs + minute * 60_000;
  const dueAt = new Date(today > now.getTime() ? today : today + dayMs).toISOString();
  return { queue: seriesQueue, key: seriesId, dueAt, data: { seriesId } };
}

/** The next night is noted first, so that no failure of this one ends them. */
export async function workTonight(data: unknown, by: SeriesWork, due: DueIndex, now: Date): Promise<void> {
  const { seriesId } = Work.parse(data);
  const series = await by.series.find(seriesId);
  if (!series || isOver(series, now)) return;
  await due.schedule(nextNight(seriesId, now), now);
  await bringUp(seriesId, by, now);
}
