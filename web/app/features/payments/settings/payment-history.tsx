import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order, OrderStatus } from '#shared/payments/orders/schemas.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import type { SubscriptionEvent } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords, happenedWords } from '../plans/plan-words.ts';
import { type HistoryEntry, historyOf } from './history-entries.ts';
import '../plans/plans.css';

interface PaymentHistoryProps {
  readonly orders: { readonly orders: readonly Order[]; readonly nextCursor?: string | undefined };
  readonly events: { readonly events: readonly SubscriptionEvent[]; readonly nextCursor?: string | undefined };
}

/** What the reader paid by card and what became of their subscriptions, at the bottom of their payments (R-PAY-10). */
export function PaymentHistory({ orders, events }: PaymentHistoryProps) {
  const [paid, setPaid] = useState({ items: orders.orders, nextCursor: orders.nextCursor });
  const [plans, setPlans] = useState({ items: events.events, nextCursor: events.nextCursor });
  const readPaid = useOperation(ordersContract, 'listOrders', {
    rereads: false,
    onDone: (page) => setPaid({ items: [...paid.items, ...page.orders], nextCursor: page.nextCursor }),
  });
  const readPlans = useOperation(plansContract, 'listSubscriptionEvents', {
    rereads: false,
    onDone: (page) => setPlans({ items: [...plans.items, ...page.events], nextCursor: page.nextCursor }),
  });
  const more = () => {
    if (paid.nextCursor) void readPaid.run({ cursor: paid.nextCursor });
    if (plans.nextCursor) void readPlans.run({ cursor: plans.nextCursor });
  };
  const entries = historyOf(paid, plans);
  const goesOn = paid.nextCursor !== undefined || plans.nextCursor !== undefined;
  return (
    <section aria-label="History">
      <h2>History</h2>
      {entries.length === 0 && !goesOn ? (
        <p className="plan-quiet">No payments yet.</p>
      ) : (
        <ul className="plan-history">
          {entries.map((entry) => (
            <Line key={'order' in entry ? entry.order.orderId : entry.event.eventId} entry={entry} />
          ))}
        </ul>
      )}
      {goesOn && (
        <Button loading={readPaid.isRunning || readPlans.isRunning} onClick={more}>
          Show more
        </Button>
      )}
    </section>
  );
}

function Line({ entry }: { readonly entry: HistoryEntry }) {
  if ('order' in entry) return <OrderLine order={entry.order} />;
  const { event } = entry;
  return (
    <li>
      <span className="history-day">{dayWords(event.at)}</span>
      <span className="history-what">
        <strong>{planOf(event.planId).item}</strong>
        {event.ownerName && ` for ${event.ownerName}`}
      </span>
      <Chip tone={toneOf(event)}>{happenedWords(event)}</Chip>
    </li>
  );
}

function OrderLine({ order }: { readonly order: Order }) {
  const { orderId, href, title, totalMinor, creditMinor = 0, currency, status, awaitsBank, paidAt, createdAt } = order;
  return (
    <li>
      <span className="history-day">{dayWords(paidAt ?? createdAt)}</span>
      <span className="history-what">
        <AppLink to={href}>{title}</AppLink>
        {!awaitsBank && (
          <AppLink to={paths.receipt(orderId)} ariaLabel={`Receipt for ${title}`}>
            Receipt
          </AppLink>
        )}
      </span>
      <span className="history-sum">{formatMoney({ amountMinor: totalMinor + creditMinor, currency })}</span>
      <Chip tone={awaitsBank ? 'wait' : orderTones[status]}>{awaitsBank ? 'With your bank' : orderWords[status]}</Chip>
    </li>
  );
}

const toneOf = ({ what }: SubscriptionEvent) => {
  if (what === 'paymentFailed') return 'bad';
  return what === 'willEnd' || what === 'ended' ? 'plain' : 'in';
};

const orderWords: Readonly<Record<OrderStatus, string>> = {
  reserved: 'Not paid',
  awaiting_payment: 'Not paid',
  expired: 'Not paid',
  cancelled: 'Canceled',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  won: 'Paid',
  lost: 'Returned by your bank',
};

const orderTones: Readonly<Partial<Record<OrderStatus, 'in' | 'plain' | 'wait'>>> = {
  paid: 'in',
  won: 'in',
  disputed: 'wait',
};
