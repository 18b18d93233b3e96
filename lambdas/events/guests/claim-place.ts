import { transferPlace } from '#shared/events/guests/transfer-place.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { Guest } from './guest-reader.ts';
import type { GuestStore } from './store.ts';

interface Ports {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly guests: Pick<GuestStore, 'end'>;
}

/**
 * Gives a guest's place to the account of the same person: one conditional write to the line, in which the number drawn
 * stays. A place that was given back in between is not brought back. Safe to repeat.
 */
export async function claimPlace(guest: Guest, userId: string, { seats, guests }: Ports, now: Date): Promise<void> {
  await seats.move(guest.eventId, (line) => transferPlace(line, guest.guestId, userId));
  if (!guest.removedAt) await guests.end(guest, now, userId);
}
