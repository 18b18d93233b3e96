import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { GuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { EventId, GuestId } from '#shared/ids.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { GuestStore } from './store.ts';

/** How long after their event a guest is forgotten. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Where guests wait to be forgotten. */
export const erasureQueue = 'events-guest-erasure';

export const Erasure = z.strictObject({ eventId: EventId, guestId: GuestId });
type Erasure = z.infer<typeof Erasure>;

interface Ports {
  readonly events: Pick<EventStore, 'find'>;
  readonly guests: Pick<GuestStore, 'find' | 'erase'>;
  readonly orders: Pick<GuestOrders, 'forgetGuest'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** How long a guest who was removed can still be told of it. */
export const guestNoticeMs = 2 * 24 * 60 * 60_000;

/** Notes when a guest is to be forgotten; noted before the guest is kept, so that none is kept forever. */
export async function noteErasure(
  guestId: string,
  eventId: string,
  dueAt: Date,
  { due, now }: { due: Pick<DueIndex, 'schedule'>; now: Date },
): Promise<void> {
  const data: Erasure = { eventId, guestId };
  const at = dueAt.toISOString();
  await due.schedule({ queue: erasureQueue, key: `${guestId}/${at}`, dueAt: at, data }, now);
}

/** When the guests of an event are forgotten. */
export const forgottenAt = ({ endsAt }: Pick<StoredEvent, 'endsAt'>): Date => new Date(Date.parse(endsAt) + keptMs);

/** Forgets a guest, unless their event has moved: then they are kept for as long after its new end. Safe to repeat. */
export async function eraseGuest({ eventId, guestId }: Erasure, ports: Ports, now: Date): Promise<void> {
  const { events, guests, orders, due } = ports;
  const guest = await guests.find(guestId);
  if (!guest) return;
  const event = await events.find(eventId);
  if (!event || guest.removedAt || forgottenAt(event) <= now) {
    // What was paid stays the seller's record, without the guest.
    await orders.forgetGuest(guestId);
    return guests.erase(guest);
  }
  await noteErasure(guestId, eventId, forgottenAt(event), { due, now });
}
