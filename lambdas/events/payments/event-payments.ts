import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import { eventDues, payersOf } from '#shared/events/payments/event-dues.ts';
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

/** Everyone who owes for an event as it is now. */
export function owingFor(event: StoredEvent, line: StoredLine, nameOf: (id: string) => string): readonly Owing[] {
  const paysByCard = (userId: string) => line.orders?.[userId] !== undefined;
  const payers = payersOf(line, hostIdsOf(event)).map((payer) => ({ ...payer, name: nameOf(payer.dueId) }));
  return eventDues(event, payers).filter(({ dueId }) => !paysByCard(dueId));
}
