import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { cardShareOf, shareLocksAt } from '#shared/events/payments/card-share.ts';
import { finalShares } from '#shared/events/payments/final-shares.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { withChanges } from '#shared/events/rsvp/line/line-state.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import type { EventReader } from '../../details/event-reader.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { type FixingPrices, fixPrice } from './fix-price.ts';
import type { ShareWork } from './share-work.ts';

export interface LockingShares extends FixingPrices {
  readonly events: Pick<EventReader, 'find'>;
}

/**
 * Makes the price of a shared cost final with those who are in, and has their cards charged; where too few are in, none is. The
 * shares are written with the line that they were worked out from, so that a repeat charges the same. Safe to repeat.
 */
export async function lockShare({ eventId, locksAt }: ShareWork, by: LockingShares, now: Date): Promise<void> {
  const event = await by.events.find(eventId);
  if (event?.status !== 'scheduled' || shareLocksAt(event.startsAt) !== locksAt) return;
  const moved = await by.seats.move(eventId, (line) => locked(line, event, now));
  if (!moved) return;
  const { line } = moved;
  for (const orderId of ordersOn({ orders: line.orders ?? {}, offers: {} }).keys())
    await fixPrice(orderId, line, by, now);
}

function locked(line: StoredLine, event: StoredEvent, now: Date): Move<StoredLine, 'locked'> {
  if (line.lockedAt) return { outcome: 'locked' };
  const final = cardShareOf(event) && finalShares(event, line, hostIdsOf(event));
  const { shares = {}, ...prices } = final ?? {};
  return { outcome: 'locked', line: withChanges({ ...line, lockedAt: now.toISOString(), ...prices }, { shares }) };
}
