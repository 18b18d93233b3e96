import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { type Quote, quoteLines } from '#shared/payments/quote.ts';
import { orderFor } from '../../checkout/order-for.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { DateOfPass, LookedAt } from './look-at-pass.ts';

interface Player {
  readonly userId: string;
  readonly name: string;
}

/** What a pass costs: each date at its own price with a pass, and one service fee. */
export function passQuote(
  { event }: Pick<LookedAt, 'event'>,
  dates: readonly Pick<DateOfPass, 'event'>[],
  { userId, name }: Player,
  { plan }: Pick<Seller, 'plan'>,
): Quote {
  const lines = dates.map(
    ({ event: { eventId, startsAt, timeZone, passPrice } }): OrderLine => ({
      kind: 'spot',
      personId: userId,
      name,
      label: when(startsAt, timeZone),
      eventId,
      startsAt,
      amountMinor: passPrice.amountMinor,
    }),
  );
  return quoteLines(lines, { plan, feePayer: feePayerOf(event), currency: event.passPrice.currency });
}

export const feePayerOf = ({ feePayer = 'player' }: Pick<StoredEvent, 'feePayer'>) => feePayer;

/** An order for a spot on each of some dates; undefined where cards can't pay. Codes of its community lower it. */
export function passOrder(
  looked: Pick<LookedAt, 'event' | 'rootId'>,
  dates: readonly Pick<DateOfPass, 'event'>[],
  payer: Player,
  seller: Seller,
  times: { readonly expiresAt: string; readonly now: Date },
): StoredOrder | undefined {
  const { event, rootId } = looked;
  const [first] = dates;
  const one = { personId: payer.userId, name: payer.name, guests: [] };
  const made = first && orderFor({ ...first.event, price: event.passPrice }, { payer, players: [one] }, seller, times);
  if (!made) return undefined;
  const { codeTerms, ...order } = made;
  const scopes = event.hostingTeam ? [event.hostingTeam] : [];
  return {
    ...order,
    ...passQuote(looked, dates, payer, seller),
    subjectKind: 'series',
    subjectId: rootId,
    ...(codeTerms && scopes.length > 0 && { codeTerms: { ...codeTerms, scopes } }),
  };
}
