import type { InvoiceCard, PaymentMethod } from '#shared/payments/invoices/schemas.ts';
import type { OutsideWay } from '#shared/payments/outside/pay-outside.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 15`, of a calendar day or an instant. */
export const dayWords = (on: string): string => day.format(new Date(`${on.slice(0, 10)}T12:00:00.000Z`));

/** What an invoice says of itself in a word or two, and how that is colored. */
export function chipOf({ state, isOverdue, dueOn, balanceMinor, dispute }: InvoiceCard) {
  if (dispute === 'open') return ['bad', 'Disputed'] as const;
  if (dispute === 'lost' && state === 'uncollectible') return ['plain', 'Dispute lost'] as const;
  if (isOverdue) return ['bad', `Late · ${dayWords(dueOn)}`] as const;
  if (state === 'partially_paid') return ['wait', 'Partly paid'] as const;
  if (balanceMinor > 0) return ['plain', `Due ${dayWords(dueOn)}`] as const;
  return ends[state] ?? (['plain', 'Closed'] as const);
}

const ends: Readonly<Partial<Record<InvoiceCard['state'], readonly ['in' | 'plain', string]>>> = {
  draft: ['plain', 'Draft'],
  paid: ['in', 'Paid'],
  waived: ['plain', 'Waived'],
  void: ['plain', 'Void'],
  uncollectible: ['plain', 'Written off'],
  refunded: ['plain', 'Refunded'],
};

/** How a payment is recorded that came in the way the community offers first. */
export const methodOf = (way: OutsideWay | undefined): PaymentMethod => {
  if (way === 'transfer') return 'bank';
  return way === 'cash' || way === undefined ? 'cash' : 'other';
};
