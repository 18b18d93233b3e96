import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import type { RefundTerms as Terms } from '#shared/payments/refund-policy.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './orders.css';

interface RefundTermsProps {
  readonly terms: Terms;
  readonly of: Pick<Order, 'startsAt' | 'timeZone' | 'freeUntil'> & Partial<Pick<Order, 'lines'>>;
}

/** What comes back until when, where a payer looks before they pay. */
export const RefundTerms = ({ terms, of }: RefundTermsProps) => (
  <div className="refund-terms">
    <LineIcon name="undo" size={20} />
    <span>{deadlineWords(terms, of, new Date())}</span>
  </div>
);
