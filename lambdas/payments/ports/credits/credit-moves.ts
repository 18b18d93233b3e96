import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import type { CreditLineKind } from '#shared/payments/credits/schemas.ts';
import { creditIn } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { ledgerLineEntity } from '../ledger/ledger-line.entity.ts';
import { ledgerWrites } from '../ledger/ledger-writes.ts';
import type { scopedLineEntity } from '../ledger/scoped-line.entity.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { creditEntity } from './credit.entity.ts';
import type { creditLineEntity } from './credit-line.entity.ts';

/** The rows that credit moves in. */
export interface CreditEntities {
  readonly credit: ReturnType<typeof creditEntity>;
  readonly creditLine: ReturnType<typeof creditLineEntity>;
  readonly ledgerLine: ReturnType<typeof ledgerLineEntity>;
  readonly scopedLine: ReturnType<typeof scopedLineEntity>;
}
type Rows = RowsOf<{
  credit: CreditEntities['credit'];
  creditLine: CreditEntities['creditLine'];
  ledgerLine: CreditEntities['ledgerLine'];
  scopedLine: CreditEntities['scopedLine'];
}>;

/** A movement of credit, and whose it is. */
export interface CreditMove {
  readonly lineId: string;
  readonly sellerId: string;
  readonly userId: string;
  readonly currency: StoredOrder['currency'];
  readonly at: string;
  readonly kind: CreditLineKind;
  /** In minor units; positive where the person gets it. */
  readonly amountMinor: number;
  readonly orderId?: string;
  readonly title?: string;
  readonly reason?: string;
  readonly byId?: string;
}

/** Where the seller's books have it. */
export interface Booked {
  /** The seller's account at the provider. */
  readonly stripeId: string;
  readonly subjectId?: string;
  readonly teamId?: string;
}

/**
 * Parts of a transaction that move credit: the balance first, which refuses what would take it below 0, then the line that says
 * why. In the seller's books credit that is used comes in, as what it was given for went out.
 */
export function creditWrites(rows: Rows, move: CreditMove, booked: Booked) {
  const { lineId, sellerId, userId, currency, at, amountMinor, orderId, title } = move;
  const whose = { sellerId, userId, currency };
  const balance =
    amountMinor > 0
      ? rows.credit.upsert(whose).add({ balanceMinor: amountMinor }).commit()
      : rows.credit
          .patch(whose)
          .add({ balanceMinor: amountMinor })
          .where(({ balanceMinor }, { gte }) => gte(balanceMinor, -amountMinor))
          .commit();
  const line = { providerRef: lineId, kind: 'credit' as const, at, amountMinor: -amountMinor, currency, userId };
  const ledger = ledgerWrites({ ...line, ...booked, ...(orderId && { orderId }), ...(title && { title }) });
  return [balance, rows.creditLine.create({ ...move }).commit(), ...ledger(rows)];
}

/**
 * The parts of a transaction that follow for credit from a change of an order: what it begins to use is taken from the balance, and
 * what it uses no more, or what goes back as credit, is there again.
 * @param at when the order changes
 */
export function creditAfter(rows: Rows, before: StoredOrder, after: StoredOrder, at: Date) {
  const amountMinor = creditIn(before) - creditIn(after);
  if (amountMinor === 0) return [];
  const { orderId, sellerId, userId, currency, title, stripeId, subjectId, teamId } = after;
  const kind = amountMinor < 0 ? 'used' : wasCharged(after.status) ? 'refunded' : 'returned';
  const lineId = idFrom('creditLine', orderId, String(after.version));
  return creditWrites(
    rows,
    { lineId, sellerId, userId, currency, at: at.toISOString(), kind, amountMinor, orderId, title },
    { stripeId, subjectId, ...(teamId && { teamId }) },
  );
}
