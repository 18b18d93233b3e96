import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { Message } from '#shared/contract/message.ts';
import type { rsvpChanged } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import { removalId } from '../details/facts.ts';
import type { Situation } from '../details/situation.ts';
import { createGuestReader } from '../guests/guest-reader.ts';

type Change = Message<typeof rsvpChanged>['data'];

/** Whether a player who is off a list left it: not who was taken off, nor a guest whose place their account has now. */
export type LeftByThemselves = (change: Change, situation: Situation) => Promise<boolean>;

export function createLeftByThemselves(table: Table): LeftByThemselves {
  const outbox = outboxEntity(table);
  const guests = createGuestReader(table);
  const holderOf = createHolderReader(table);
  return async ({ eventId, userId, entry }, { line }) => {
    const messageId = removalId({ eventId, userId }, entry ?? 0);
    if ((await outbox.get({ messageId }).go({ consistent: true })).data) return false;
    const guest = isGuestId(userId) ? await guests.find(userId) : undefined;
    if (!guest) return !isGuestId(userId);
    const holder = guest.claimedBy ?? (guest.email && (await holderOf(guest.email)));
    return !holder || !isOnLine(holder, line);
  };
}
