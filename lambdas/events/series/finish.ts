import { log } from '#lambdas/kernel/observability/log.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { bringUp, type SeriesWork } from './dates/bring-up.ts';

/** Has a stored change take effect now, so that who made it sees it; what fails here is left to the series' keeper. */
export async function finish(eventId: string, seriesId: string, by: SeriesWork, now: Date): Promise<StoredEvent> {
  try {
    await bringUp(seriesId, by, now);
  } catch (error) {
    log.warn('a series will be brought up later', { entity: seriesId, error: (error as Error).name });
  }
  const event = await by.events.find(eventId);
  if (!event) throw new Error('An event of a series is gone');
  return event;
}
