import { formatMoney } from '#shared/money.ts';
import type { Transaction } from '#shared/payments/ledger/contract.ts';

/** `−$1.33`, with the sign of a minus. */
export const amountOf = ({ amountMinor, currency }: Pick<Transaction, 'amountMinor' | 'currency'>): string =>
  formatMoney({ amountMinor, currency }).replace('-', '−');
