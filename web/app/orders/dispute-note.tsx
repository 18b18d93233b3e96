import Button from '@cloudscape-design/components/button';
import { formatMoney } from '#shared/money.ts';
import type { Dispute } from '#shared/payments/orders/dispute-schemas.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';

interface DisputeNoteProps {
  readonly order: Order;
  readonly dispute: Dispute;
  /** Absent where the reader answers no disputes here. */
  readonly onAnswer?: (() => void) | undefined;
}

/** What became of a disputed payment, and the way to answer while there is time. */
export function DisputeNote({ order, dispute, onAnswer }: DisputeNoteProps) {
  return (
    <section className="refund-trace dispute-note">
      <h3>{headingOf(dispute)}</h3>
      <p>{sentenceOf(order, dispute)}</p>
      {onAnswer && isAnswerable(dispute, new Date()) && <Button onClick={onAnswer}>Answer</Button>}
    </section>
  );
}

const isAnswerable = ({ status, answeredAt, answerBy }: Dispute, now: Date): boolean =>
  status === 'needs_response' && !answeredAt && (!answerBy || answerBy > now.toISOString());

/** `March 3` on the reader's calendar. */
const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(new Date(at));

function headingOf({ status, answeredAt, answerBy }: Dispute): string {
  if (status === 'won') return 'Dispute won';
  if (status === 'lost') return 'Dispute lost';
  if (answeredAt || status === 'under_review') return 'Disputed, answer sent';
  return answerBy ? `Disputed, answer by ${dayOf(answerBy)}` : 'Disputed';
}

function sentenceOf({ payerName, currency }: Order, { status, amountMinor, answeredAt }: Dispute): string {
  const sum = formatMoney({ amountMinor, currency });
  if (status === 'won') return `The bank decided for you. ${sum} is back in your Stripe balance.`;
  if (status === 'lost') return `The bank gave ${payerName} ${sum} back. You don’t need to refund it again.`;
  if (answeredAt || status === 'under_review') return 'The bank decides now. We email you when it does.';
  return `${payerName} asked their bank to take back ${sum}. Stripe holds the money until the bank decides.`;
}
