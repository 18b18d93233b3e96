import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { isRaised } from '#shared/events/payments/event-dues.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import type { Payment } from '#shared/events/payments/schemas.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * What costs something is found only when its players can pay: the host says how (decision D62).
 * @throws {Problem} payment.wayNeeded at payOutside; event.priceUnpayable where no player could choose a ticket
 */
export function refuseUnpayable(event: Payment): void {
  const field = pricedBy(event);
  if (field === undefined) return;
  if (field === 'ticketTypes') throw atField('event.priceUnpayable', field);
  if (!isPayable(event.payOutside)) throw atField('payment.wayNeeded', 'payOutside');
}

/**
 * A price never rises for players who are in (domain 4.4).
 * @throws {Problem} event.priceRaised, at the price
 */
export async function refuseRaised(
  before: StoredEvent,
  after: Payment,
  findLine: (eventId: string) => Promise<StoredLine | undefined>,
): Promise<void> {
  if (before.status === 'draft' || !isRaised(before, after)) return;
  const line = await findLine(before.eventId);
  if (line && seating(line).in.some((userId) => !isHost(before, userId)))
    throw atField('event.priceRaised', pricedBy(after) ?? 'price.amountMinor');
}

const atField = (code: 'event.priceUnpayable' | 'event.priceRaised' | 'payment.wayNeeded', field: string) =>
  new Problem(code, { fields: { [field]: errors[code].title } });
