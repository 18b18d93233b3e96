import type { EntityItem } from 'electrodb';
import { Currency, type Money } from '#shared/money.ts';
import type { Dispute } from '#shared/payments/orders/dispute-schemas.ts';
import { creditBackOf, type OrderState, refundedOf } from '#shared/payments/orders/order-moves.ts';
import { isCharging } from '#shared/payments/orders/pledge.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isAbout } from '#shared/payments/orders/spot-of.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import { keptTerms, type RefundTerms } from '#shared/payments/refund-policy.ts';
import type { orderEntity } from './order.entity.ts';

type Row = EntityItem<ReturnType<typeof orderEntity>>;

/** An order as payments knows it, with what only the server may know. */
export interface StoredOrder extends Omit<Row, keyof OrderState | 'currency'>, OrderState {
  readonly currency: Money['currency'];
}

export const toOrder = (row: Row): StoredOrder => ({ ...row, currency: Currency.parse(row.currency) });

export const shownTerms = (terms: RefundTerms): Order['terms'] => ({
  ...keptTerms(terms),
  ...(terms.refundTo && { refundTo: terms.refundTo }),
});

/** An order as its payer was shown it when they paid: what they agreed to. */
export const asAgreed = (order: StoredOrder): StoredOrder => ({ ...order, terms: order.firstTerms ?? order.terms });

/** Of those that were given up; a spot that another player took after all has a refund. */
function shownKept({ kept = [], refunds }: StoredOrder): Pick<Order, 'kept'> {
  const still = kept.filter((one) => !refunds.some((refund) => isAbout(refund, one)));
  return still.length > 0 ? { kept: still } : {};
}

const shownDisputes = ({ disputes }: StoredOrder) => (disputes ? { disputes: disputes.map(shownDispute) } : {});

/** A dispute as payer and seller see it. */
export const shownDispute = ({
  disputeId: _,
  answer: __,
  attended: ___,
  fees: ____,
  ...dispute
}: StoredDispute): Dispute => dispute;

/** Whether the payer has an account, so that what goes back to them can be credit. */
export const keepsCredit = ({ guest, payerLeftAt }: StoredOrder): boolean => !guest && !payerLeftAt;

const takenCredit = (order: StoredOrder) => (keepsCredit(order) ? { takesCredit: true } : {});

/** What is charged later, as long as it is not paid. */
const shownPledge = (order: StoredOrder): Pick<Order, 'pledge'> =>
  order.pledge && isOpen(order.status)
    ? {
        pledge: {
          mostMinor: order.pledge.mostMinor,
          consent: order.consent?.text ?? '',
          hasCard: order.savedCard !== undefined,
          isFinal: order.pledge.lockedAt !== undefined,
          isCharging: isCharging(order),
        },
      }
    : {};

/** An order as payer and host see it: nothing of the provider's objects. */
export const shownOrder = (order: StoredOrder): Order => ({
  orderId: order.orderId,
  subjectKind: order.subjectKind,
  subjectId: order.subjectId,
  href: order.href,
  title: order.title,
  startsAt: order.startsAt,
  timeZone: order.timeZone,
  payerName: order.payerName,
  lines: [...order.lines],
  subtotalMinor: order.subtotalMinor,
  serviceFeeMinor: order.serviceFeeMinor,
  ...(order.creditMinor && { creditMinor: order.creditMinor }),
  ...(order.creditLeftOutMinor && { creditLeftOutMinor: order.creditLeftOutMinor }),
  totalMinor: order.totalMinor,
  ...(order.code && { code: order.code.code }),
  takesCodes: order.codeTerms !== undefined && order.status === 'reserved',
  refundedMinor: refundedOf(order),
  ...(creditBackOf(order) > 0 && { creditBackMinor: creditBackOf(order) }),
  currency: order.currency,
  status: order.status,
  expiresAt: order.expiresAt,
  ...(order.awaitsBank && { awaitsBank: true }),
  createdAt: order.createdAt,
  ...(order.paidAt && { paidAt: order.paidAt }),
  ...(order.card && { card: order.card }),
  ...(order.declined && { declined: order.declined }),
  ...shownPledge(order),
  ...(order.freeToLeave && { freeUntil: order.freeToLeave.until }),
  terms: shownTerms(order.terms),
  ...takenCredit(order),
  refunds: order.refunds.map(({ providerRef: _, ...refund }) => refund),
  ...shownKept(order),
  ...shownDisputes(order),
});
