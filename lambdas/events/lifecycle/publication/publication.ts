import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { Problem } from '#shared/contract/errors.ts';
import { eventChanged } from '#shared/events/messages.ts';
import { EventId } from '#shared/ids.ts';
import type { Decided } from '../../details/event-details.ts';
import { factOf } from '../../details/facts.ts';
import { reviseEvent } from '../../details/revise-event.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/** Where events wait that become public by themselves. */
export const publicationQueue = 'events-publication';

/** An event, and the instant at which it was to become public. */
export const Publication = z.strictObject({ eventId: EventId, makePublicAfter: z.iso.datetime() });
type Publication = z.infer<typeof Publication>;

/**
 * When a private event is to become public: later than now, and no later than its start.
 * @throws {Problem} request.invalid, at the field
 */
export function refusePublication({ makePublicAfter, startsAt }: Decided, before: string | undefined, now: Date): void {
  if (makePublicAfter === undefined) return;
  if (makePublicAfter > startsAt) throw refusal('Choose a time before the start.');
  if (makePublicAfter !== before && Date.parse(makePublicAfter) <= now.getTime())
    throw refusal('Choose a time in the future.');
}

/** A series is public from its beginning or not at all, and people are invited to one event: its dates do not follow. */
export function refuseInSeries({
  makePublicAfter,
  visibility,
  isTimeTbd,
}: Pick<Decided, 'makePublicAfter' | 'visibility' | 'isTimeTbd'>): void {
  if (makePublicAfter !== undefined) throw refusal('Only a single event can become public later.');
  refuseTimeTbd({ isTimeTbd });
  if (visibility !== 'invitees') return;
  throw new Problem('request.invalid', {
    fields: { visibility: 'Only a single event can be for invited people alone.' },
  });
}

/** The times of a series' dates follow from each other. */
export function refuseTimeTbd({ isTimeTbd }: Pick<Decided, 'isTimeTbd'>): void {
  if (isTimeTbd) throw new Problem('request.invalid', { fields: { isTimeTbd: 'An event that repeats needs a time.' } });
}

const refusal = (words: string) => new Problem('request.invalid', { fields: { makePublicAfter: words } });

/** Notes when an event becomes public. What was noted for another instant does nothing. */
export async function schedulePublication(
  event: StoredEvent | undefined,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  if (!event?.makePublicAfter || event.visibility !== 'private') return;
  const { eventId, makePublicAfter: dueAt } = event;
  const data: Publication = { eventId, makePublicAfter: dueAt };
  await due.schedule({ queue: publicationQueue, key: `${eventId}/${dueAt}`, dueAt, data }, now);
}

/** Makes a private event public, unless its host thought better of it since. Safe to repeat. */
export async function publicise(
  { eventId, makePublicAfter }: Publication,
  events: EventStore,
  now: Date,
): Promise<void> {
  const event = await events.find(eventId);
  if (!event || !isStillMeant(event, makePublicAfter) || now.getTime() < Date.parse(makePublicAfter)) return;
  await reviseEvent(event, now, events, (before) => ({
    changes: {
      visibility: 'public',
      makePublicAfter: undefined,
      ...(before.seriesId && { ownFields: [...new Set([...(before.ownFields ?? []), ...publicised])] }),
    },
    facts: (after) => {
      const { version, startsAt: wasStartsAt } = after;
      return [factOf(eventChanged, after, { eventId, version, material: false, wasStartsAt })];
    },
  }));
}

const publicised = ['visibility', 'makePublicAfter'];

/** A draft that is published later is public at once, when its instant has passed: publishing it notes the work again. */
const isStillMeant = (event: StoredEvent, makePublicAfter: string) =>
  event.status !== 'draft' && event.visibility === 'private' && event.makePublicAfter === makePublicAfter;
