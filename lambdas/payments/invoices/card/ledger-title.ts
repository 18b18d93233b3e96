import type { StoredInvoice } from '../invoice-store.ts';

/** `Spring fee`: payments of all installments of a fee are one line of the ledger. */
export const ledgerTitle = ({ title, feeId }: Pick<StoredInvoice, 'title' | 'feeId'>): string =>
  feeId ? title.replace(/, \d+ of \d+$/, '') : title;
