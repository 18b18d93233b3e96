import { formatMoney } from '#shared/money.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Nov 15, 2026`, of a calendar day or an instant. */
export const dayOf = (on: string): string => day.format(new Date(`${on.slice(0, 10)}T12:00:00.000Z`));

/** What an invoice says of itself in a word or two, and how that is colored. */
export function chipOf({ state, isOverdue, dueOn, balanceMinor, dispute }: InvoiceCard) {
  if (dispute === 'open') return ['bad', 'Disputed'] as const;
  if (dispute === 'lost' && state === 'uncollectible') return ['plain', 'Dispute lost'] as const;
  if (isOverdue) return ['bad', `Late · ${dayOf(dueOn)}`] as const;
  if (state === 'partially_paid') return ['wait', `Partly paid · due ${dayOf(dueOn)}`] as const;
  if (balanceMinor > 0) return ['wait', `Due ${dayOf(dueOn)}`] as const;
  return [state === 'paid' ? 'in' : 'plain', ends[state] ?? 'Closed'] as const;
}

const ends: Readonly<Partial<Record<InvoiceCard['state'], string>>> = {
  draft: 'Draft',
  paid: 'Paid',
  waived: 'Waived',
  void: 'Void',
  uncollectible: 'Written off',
  refunded: 'Refunded',
};

/** What is owed; of a closed invoice what it came to. */
export const amountOf = ({ balanceMinor, totalMinor, currency }: InvoiceCard): string =>
  formatMoney({ amountMinor: balanceMinor || totalMinor, currency });
