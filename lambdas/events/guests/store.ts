import { Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { guestEntity } from '../ports/guests/guest.entity.ts';
import { guestAddressEntity } from '../ports/guests/guest-address.entity.ts';
import { endingGuests } from './ending-store.ts';
import { createGuestReader, type Guest, type GuestReader } from './guest-reader.ts';

/** People without a login. Every read is strongly consistent. */
export interface GuestStore extends GuestReader {
  /** All guests of an address, at any event. */
  listByEmail(email: string): Promise<readonly Guest[]>;
  /** The guest who has the id: this one, or who was there before. */
  keep(guest: Guest): Promise<Guest>;
  /** What they are called from now on; nothing where they are gone. */
  rename(guestId: string, displayName: string): Promise<void>;
  /** They are on the list and no longer invited beside that. */
  uninvite(guest: Guest): Promise<void>;
  /** The guest is gone, or belongs to an account from now on. Safe to repeat. */
  end(guest: Guest, now: Date, claimedBy?: string): Promise<void>;
  /** Everything that says who they are. */
  erase(guest: Guest): Promise<void>;
}

export function createGuestStore(table: Table, retry: Retry = createRetry()): GuestStore {
  const entities = { guest: guestEntity(table), address: guestAddressEntity(table) };
  const { transaction } = new Service(entities);
  const { find, list } = createGuestReader(table);
  return {
    find,
    list,
    listByEmail: async (email) => {
      const { data } = await entities.address.query.byEmail({ email }).go({ consistent: true, pages: 'all' });
      return list(data.map(({ guestId }) => guestId));
    },
    keep: async (guest) => {
      const { guestId, email } = guest;
      const refused = await retry(() =>
        commit(
          transaction.write(({ guest: guests, address }) => [
            guests
              .put(guest)
              .where((row, { exists, notExists }) => `${notExists(row.guestId)} OR ${exists(row.removedAt)}`)
              .commit(),
            ...(email ? [address.put({ email, guestId }).commit()] : []),
          ]),
        ),
      );
      const kept = refused.length === 0 ? guest : await find(guestId);
      if (!kept) throw new Error('A guest could neither be kept nor found');
      return kept;
    },
    rename: async (guestId, displayName) =>
      void (await wasMade(entities.guest.patch({ guestId }).set({ displayName }).go())),
    uninvite: async ({ guestId }) => void (await wasMade(entities.guest.patch({ guestId }).remove(['isInvited']).go())),
    end: endingGuests(table, retry),
    erase: async ({ guestId, email }) => {
      await retry(() =>
        commit(
          transaction.write(({ guest: guests, address }) => [
            guests.delete({ guestId }).commit(),
            ...(email ? [address.delete({ email, guestId }).commit()] : []),
          ]),
        ),
      );
    },
  };
}
