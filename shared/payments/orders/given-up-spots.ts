import * as z from 'zod';
import { OrderId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import type { RefundTerms } from '../refund-policy.ts';
import { settle, sharesOf } from '../settlement.ts';
import type { OrderState } from './order-moves.ts';
import { type OrderLine, OrderSubject } from './schemas.ts';
import { isAbout } from './spot-of.ts';
import { wasCharged } from './states.ts';

/** Spots that a payer gives up with their account, and what comes back to their card. */
export const GivenUpSpots = z.object({
  orderId: OrderId,
  subjectKind: OrderSubject,
  title: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  currency: Currency,
  /** In minor units. */
  backMinor: z.int().min(0),
});
export type GivenUpSpots = z.infer<typeof GivenUpSpots>;

interface Paid extends OrderState {
  readonly subjectKind: z.infer<typeof OrderSubject>;
  readonly lines: readonly Pick<
    OrderLine,
    'personId' | 'eventId' | 'givenBack' | 'startsAt' | 'terms' | 'amountMinor'
  >[];
  readonly serviceFeeMinor: number;
  readonly startsAt: string;
  readonly terms: RefundTerms;
  readonly freeToLeave?: { readonly until: string } | undefined;
}

/**
 * What goes back to the card, in minor units, if these players leave for good now; undefined where an order pays for no spot of
 * theirs that is still ahead.
 */
export function backToCard(order: Paid, players: ReadonlySet<string>, now: Date): number | undefined {
  const { subjectKind, status, startsAt, terms, freeToLeave, refunds, kept = [] } = order;
  if (subjectKind === 'invoice' || !wasCharged(status)) return undefined;
  const settled = [...refunds, ...kept];
  const shares = [...sharesOf(order).values()]
    .map((share) => ({ ...share, startsAt: share.startsAt ?? startsAt }))
    .filter((share) => share.startsAt > now.toISOString() && players.has(share.personId))
    .filter((share) => !settled.some((one) => isAbout(one, share)));
  if (shares.length === 0) return undefined;
  const cause = freeToLeave && freeToLeave.until > now.toISOString() ? ('changed' as const) : ('left' as const);
  const backMinor = shares.reduce(
    (sum, share) =>
      sum + settle(share, { cause, at: now, startsAt: share.startsAt, terms: share.terms ?? terms }).amountMinor,
    0,
  );
  return Math.min(backMinor, order.refundableMinor);
}
