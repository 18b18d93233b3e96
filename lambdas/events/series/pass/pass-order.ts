import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { type Quote, quoteLines } from '#shared/payments/quote.ts';
import { orderFor } from '../../checkout/order-for.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { DateOfPass } from './look-at-date.ts';
import type { LookedAt } from './look-at-pass.ts';

interface Payer {
  readonly userId: string;
  readonly name: string;
}

/** A spot on one date. */
interface PassSpot {
  readonly player: { readonly personId: string; readonly name: string };
  readonly date: Pick<DateOfPass, 'event'>;
}

/** What a pass costs: each date at its own price with a pass, and one service fee. */
export function passQuote(
  { event }: Pick<LookedAt, 'event'>,
  spots: readonly PassSpot[],
  { plan }: Pick<Seller, 'plan'>,
): Quote {
  const lines = spots.map(({ player: { personId, name }, date }): OrderLine => {
    const { eventId, startsAt, timeZone, passPrice } = date.event;
    const label = when(startsAt, timeZone);
    return { kind: 'spot', personId, name, label, eventId, startsAt, amountMinor: passPrice.amountMinor };
  });
  return quoteLines(lines, { plan, feePayer: feePayerOf(event), currency: event.passPrice.currency });
}

export const feePayerOf = ({ feePayer = 'player' }: Pick<StoredEvent, 'feePayer'>) => feePayer;

/** An order for a spot on each of some dates; undefined where cards can't pay. Codes of its community lower it. */
export function passOrder(
  looked: Pick<LookedAt, 'event' | 'rootId'>,
  spots: readonly PassSpot[],
  payer: Payer,
  seller: Seller,
  times: { readonly expiresAt: string; readonly now: Date },
): StoredOrder | undefined {
  const { event, rootId } = looked;
  const [first] = spots;
  const one = first && { ...first.player, guests: [] };
  const made =
    one && orderFor({ ...first.date.event, price: event.passPrice }, { payer, players: [one] }, seller, times);
  if (!made) return undefined;
  const { codeTerms, ...order } = made;
  const scopes = event.hostingTeam ? [event.hostingTeam] : [];
  return {
    ...order,
    ...passQuote(looked, spots, seller),
    subjectKind: 'series',
    subjectId: rootId,
    ...(codeTerms && scopes.length > 0 && { codeTerms: { ...codeTerms, scopes } }),
  };
}
