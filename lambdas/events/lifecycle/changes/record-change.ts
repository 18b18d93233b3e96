import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Message } from '#shared/contract/message.ts';
import type { eventChanged } from '#shared/events/messages.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { UserId } from '#shared/ids.ts';
import type { EventReader } from '../../details/event-reader.ts';
import type { ChangeStore } from './change-store.ts';

interface Parts {
  readonly events: Pick<EventReader, 'findWithLine'>;
  readonly changes: Pick<ChangeStore, 'ask'>;
}

const askedAtOnce = 10;

/**
 * Asks all account holders who are in, of a change of the whole series at each of its dates. Safe to repeat and in any
 * order: a version asks once, and an older one nothing of people that a newer one asks.
 */
export async function recordChange(
  { eventId, version, material }: Message<typeof eventChanged>['data'],
  quiet: boolean,
  { events, changes }: Parts,
  now: Date,
): Promise<void> {
  if (!material) return;
  const found = await events.findWithLine(eventId);
  if (found?.event.status !== 'scheduled' || now >= new Date(found.event.startsAt)) return;
  const { endsAt, seriesId, seriesVersion } = found.event;
  if (quiet && !seriesId) return;
  const ofSeries = quiet ? `${seriesId}/${seriesVersion}` : '';
  const accounts = seating(found.line).in.filter((userId) => UserId.safeParse(userId).success);
  await inParallel(accounts, askedAtOnce, (userId) => changes.ask({ eventId, userId, version }, { endsAt, ofSeries }));
}
