import type { ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { PolicyTrace } from '#shared/payments/orders/policy-trace.ts';
import type { Kept, Order } from '#shared/payments/orders/schemas.ts';
import { traceSteps, when } from '#shared/payments/orders/trace-words.ts';
import './orders.css';

interface RefundTraceProps {
  readonly order: Pick<Order, 'timeZone' | 'currency'>;
  readonly refund: Order['refunds'][number];
  /** The payer's name, or `You`. */
  readonly name: string;
  /** Whose spot it was, where that is not the payer. */
  readonly player?: string | undefined;
  /** What the payer can do about it. */
  readonly children?: ReactNode;
}

/** Why this sum goes back, in three steps; payer and host read the same. */
export function RefundTrace({ order, refund, name, player = name, children }: RefundTraceProps) {
  const { amountMinor, creditMinor = 0 } = refund;
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency: order.currency });
  return (
    <section className="refund-trace">
      <h3>Why {money(amountMinor + creditMinor)}?</h3>
      <Steps trace={refund.trace} order={order} name={name} player={player} />
      {creditMinor > 0 && <p>{`${money(creditMinor)} came back as credit, at once.`}</p>}
      {amountMinor > 0 && (
        <p>{`${creditMinor > 0 ? `${money(amountMinor)} by card. ` : ''}${stateOf(refund, order.timeZone)}`}</p>
      )}
      {children}
    </section>
  );
}

interface StepsProps extends Pick<RefundTraceProps, 'name' | 'player'> {
  readonly order: Pick<Order, 'timeZone'>;
  readonly trace: PolicyTrace;
}

const Steps = ({ trace, order, name, player }: StepsProps) => (
  <ol>
    {traceSteps(trace, name, order.timeZone, player).map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);

interface KeptTraceProps extends Pick<StepsProps, 'order' | 'name' | 'player'> {
  readonly kept: Kept;
}

/** Why nothing goes back of a spot that was given up, or not yet. */
export const KeptTrace = ({ kept, ...whose }: KeptTraceProps) => (
  <section className="refund-trace">
    <h3>Why nothing back?</h3>
    <Steps trace={kept.trace} {...whose} />
    {kept.awaitsRefill && <p>If another player takes the spot before the start, all of it comes back.</p>}
  </section>
);

const stateOf = ({ offer, status }: Order['refunds'][number], timeZone: string): string =>
  offer
    ? `Offered as credit. Unless it’s taken, it goes to the card on ${when(offer.until, timeZone)}.`
    : stateWords[status];

const stateWords: Readonly<Record<Order['refunds'][number]['status'], string>> = {
  requested: 'On its way. It’s back on the card in 5 to 10 days.',
  pending: 'On its way. It’s back on the card in 5 to 10 days.',
  pending_funds: 'Waiting for the host’s balance. We try again every day.',
  succeeded: 'Sent back to the card. Banks take 5 to 10 days to show it.',
  failed: 'The bank sent it back. The host can try again or pay another way.',
};
