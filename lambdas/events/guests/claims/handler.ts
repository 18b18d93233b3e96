import { userJoined } from '#shared/accounts/messages.ts';
import { createAccountReader } from '../../../kernel/accounts.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createSeatStore } from '../../seats.ts';
import { claimPlace } from '../claim-place.ts';
import { createGuestStore } from '../store.ts';

const accounts = createAccountReader(table());
const guests = createGuestStore(table());
const seats = createSeatStore(table());

export const handler = listen(
  on(userJoined, async ({ data: { userId } }, now) => {
    const account = await accounts.find(userId);
    if (!account?.emailVerified || account.deletedAt) return;
    for (const guest of await guests.listByEmail(account.email))
      await claimPlace(guest, userId, { seats, guests }, now);
  }),
);
