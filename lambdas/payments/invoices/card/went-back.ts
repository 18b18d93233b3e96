import type { StoredPayment } from '../invoice.entity.ts';

/** Minor units of a payment that went back to the card. */
export const wentBack = (refunds: StoredPayment['refunds'] = {}): number =>
  Object.values(refunds).reduce((sum, amountMinor) => sum + amountMinor, 0);

/** Minor units of a payment that the payer's bank gave back after a dispute. */
export const lostOfPayment = ({ disputes = {} }: Pick<StoredPayment, 'disputes'>): number =>
  Object.values(disputes).reduce((sum, { status, amountMinor }) => (status === 'lost' ? sum + amountMinor : sum), 0);

/** Minor units of a payment that are still with the community: what a bank holds until it has decided is not. */
export const leftOfPayment = ({ amountMinor, refunds, disputes = {} }: StoredPayment): number => {
  const atBank = Object.values(disputes).filter(({ status }) => status !== 'won');
  const heldMinor = atBank.reduce((sum, dispute) => sum + dispute.amountMinor, 0);
  return Math.max(0, amountMinor - wentBack(refunds) - heldMinor);
};

/** Whether a payer's bank looks into a payment. */
export const isDisputedPayment = ({ disputes = {} }: Pick<StoredPayment, 'disputes'>): boolean =>
  Object.values(disputes).some(({ status }) => status === 'open');
