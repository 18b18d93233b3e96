import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { type DrawWork, drawQueue } from './draw-work.ts';
import type { DrawStore } from './store.ts';

interface Keeping {
  readonly draws: Pick<DrawStore, 'begin' | 'publish'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/**
 * Opens an event whose seats are drawn: makes the seed, publishes its hash, and notes when the draw is due. What was noted
 * for another time does nothing.
 */
export async function keepDraw(event: StoredEvent | undefined, { draws, due }: Keeping, now: Date): Promise<void> {
  if (event?.status !== 'scheduled' || event.waitlistMode !== 'lottery' || !event.drawsAt) return;
  const { eventId, drawsAt } = event;
  const { commitment } = await draws.begin(eventId, now);
  await draws.publish(eventId, commitment);
  const data: DrawWork = { eventId, drawsAt };
  await due.schedule({ queue: drawQueue, key: `${eventId}/${drawsAt}`, dueAt: drawsAt, data }, now);
}
