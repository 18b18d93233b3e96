import { toCsv } from '#shared/csv.ts';
import { figureOf } from '#shared/money.ts';
import { nameOfLine } from '#shared/payments/orders/line-name.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { orderState } from './order-state.ts';

const header = [
  'Player',
  'Order',
  'For',
  'Price',
  'Service fee',
  'Total',
  'Refunded',
  'Currency',
  'Status',
  'Ordered',
  'Paid',
  'Accounting code',
];

/**
 * Card payments as a file for a spreadsheet; amounts are in the currency’s usual unit.
 * @param accountingCode what the seller’s books call card payments
 */
export const ordersFile = (orders: readonly Order[], accountingCode = ''): string =>
  toCsv([header, ...orders.map((order) => [...rowOf(order), accountingCode])]);

function rowOf(order: Order): (string | number)[] {
  const { currency } = order;
  const amount = (amountMinor: number) => Number(figureOf({ amountMinor, currency }).replaceAll(',', ''));
  return [
    order.payerName,
    order.orderId,
    order.lines.map(nameOfLine).join('; '),
    amount(order.subtotalMinor),
    amount(order.serviceFeeMinor),
    amount(order.totalMinor),
    amount(order.refundedMinor),
    order.currency,
    orderState(order)[1],
    order.createdAt,
    order.paidAt ?? '',
  ];
}
