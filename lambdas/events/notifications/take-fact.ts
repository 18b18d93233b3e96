import type { IsFirst } from '#lambdas/kernel/data/first-of.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { Message } from '#shared/contract/message.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { type EventWork, eventQueue } from './event-work.ts';
import { type Telegraph, tell } from './tell.ts';

/** Of a host who corrects an event again and again, people hear twice in this time: the first change, and the last. */
const windowMs = 10 * 60_000;

export interface FactTaker extends Telegraph {
  readonly due: DueIndex;
  readonly isFirst: IsFirst;
}

/**
 * Tells about a fact now, or leaves it where the every-minute job finds it: a change that closely follows another one,
 * and whatever could not be told. From then on it is tried until it is told or a day old.
 */
export async function takeFact(message: Message, by: FactTaker, now: () => Date): Promise<void> {
  if (message.quiet) return;
  const later = await laterThisWindow(message, by, now());
  if (later) return schedule(later, by, now());
  try {
    await tell(message, by, now);
  } catch (error) {
    log.warn('telling will be tried again', { messageId: message.messageId, error: (error as Error).name });
    await schedule(message, by, now());
  }
}

/** The one telling at the end of a window that stands for every change in it but the first. */
async function laterThisWindow(message: Message, { isFirst }: FactTaker, now: Date): Promise<Message | undefined> {
  const change = eventChanged.data.safeParse(message.data);
  if (message.type !== eventChanged.name || !change.data?.material) return undefined;
  const window = Math.floor(Date.parse(message.occurredAt) / windowMs);
  const scope = `events.changed/${change.data.eventId}/${window}`;
  if (await isFirst(scope, message.messageId, now)) return undefined;
  const occurredAt = new Date((window + 1) * windowMs).toISOString();
  return { ...message, messageId: idFrom('message', scope), occurredAt };
}

function schedule(message: Message, { due }: FactTaker, now: Date): Promise<void> {
  const data: EventWork = { kind: 'tell', message };
  return due.schedule({ queue: eventQueue, key: `tell/${message.messageId}`, dueAt: message.occurredAt, data }, now);
}
