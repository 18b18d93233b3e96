import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { eventDues, payersOf } from '#shared/events/payments/event-dues.ts';
import { isGuestId } from '#shared/ids.ts';
import type { Owing } from '#shared/payments/outside/dues.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';

/** What payments of events are read from and written to. */
export interface EventPaymentParts {
  readonly events: EventStore;
  readonly accounts: AccountReader;
  readonly payments: OutsidePayments;
}

/** How many accounts one read asks for. */
const accountsAtOnce = 50;

/** Names of people by id; who is gone is a former player. */
export async function namesFor(ids: readonly string[], accounts: AccountReader): Promise<(id: string) => string> {
  const batches = Array.from({ length: Math.ceil(ids.length / accountsAtOnce) }, (_, at) =>
    ids.slice(at * accountsAtOnce, (at + 1) * accountsAtOnce),
  );
  const found = await Promise.all(batches.map((batch) => accounts.list(batch)));
  const names = new Map(found.flat().map(({ userId, displayName = '' }) => [userId, displayName]));
  return (id) => names.get(id) || (isGuestId(id) ? 'A guest' : formerPlayer);
}

/** Everyone who owes for an event as it is now. */
export function owingFor(event: StoredEvent, line: StoredLine, nameOf: (id: string) => string): readonly Owing[] {
  const payers = payersOf(line, hostIdsOf(event)).map((payer) => ({ ...payer, name: nameOf(payer.dueId) }));
  return eventDues(event, payers);
}
