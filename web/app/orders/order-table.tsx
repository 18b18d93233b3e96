import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import { lostOf, paidInAll } from '#shared/payments/orders/order-moves.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { quantity } from '#shared/quantity.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { saveFile } from '#web/app/media/save-file.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { orderState } from './order-state.ts';
import { ordersFile } from './orders-file.ts';
import './orders.css';

/** Most readers open none. */
const OrderPanel = lazy(async () => ({ default: (await import('./order-panel.tsx')).OrderPanel }));

interface OrderTableProps {
  readonly orders: readonly Order[];
  /** Sends money of an order back; absent where the reader may not. */
  readonly onRefund?: ((order: Order, asked: HostRefund) => void) | undefined;
  /** Answers the dispute of an order; absent where that is not done here. */
  readonly onAnswer?: ((order: Order) => void) | undefined;
  readonly isBusy: boolean;
  /** What the seller’s books call card payments, for the file. */
  readonly accountingCode?: string | undefined;
  /** Whether the reader is paid with them. */
  readonly isSeller?: boolean;
  /** Said where there is no order. */
  readonly empty: string;
}

type Shown = 'all' | 'open' | 'refunds' | 'disputed';

const filters: readonly (readonly [Shown, string])[] = [
  ['all', 'All orders'],
  ['open', 'Not paid'],
  ['refunds', 'Refunds'],
  ['disputed', 'Disputed'],
];

const isShown = (order: Order, shown: Shown): boolean => {
  if (shown === 'open') return !wasCharged(order.status);
  if (shown === 'disputed') return (order.disputes ?? []).length > 0;
  return shown === 'all' || order.refunds.length > 0;
};

/** What came in by card and what went back, order by order; one is open beside the list. */
export function OrderTable({ orders, onRefund, onAnswer, accountingCode, isBusy, isSeller, empty }: OrderTableProps) {
  const [shown, setShown] = useState<Shown>('all');
  const [openId, setOpenId] = useState<string>();
  const open = orders.find(({ orderId }) => orderId === openId);
  const pick = (order: Order) => (
    <Button ariaLabel={`Order of ${order.payerName}`} onClick={() => setOpenId(order.orderId)}>
      Open
    </Button>
  );
  return (
    <>
      <OrderSums orders={orders} />
      {open && (
        <Suspense>
          <OrderPanel
            order={open}
            isBusy={isBusy}
            isSeller={isSeller}
            onClose={() => setOpenId(undefined)}
            onRefund={onRefund && ((asked) => onRefund(open, asked))}
            onAnswer={onAnswer && (() => onAnswer(open))}
          />
        </Suspense>
      )}
      <CollectionTable
        items={orders.filter((order) => isShown(order, shown))}
        idOf={({ orderId }) => orderId}
        nameOf={({ payerName }) => payerName}
        wordsOf={({ payerName }) => payerName}
        noun={['order', 'orders']}
        title="Paid by card"
        empty={orders.length === 0 ? empty : 'None of these.'}
        actions={
          orders.length > 0 && (
            <div className="order-actions">
              <Filters orders={orders} shown={shown} onShow={setShown} />
              <Button iconName="download" onClick={() => saveFile(ordersFile(orders, accountingCode), 'payments.csv')}>
                CSV
              </Button>
            </div>
          )
        }
        columns={[
          {
            id: 'name',
            header: 'Player',
            isRowHeader: true,
            sortingField: 'payerName',
            cell: ({ payerName }) => (
              <div className="collection-person">
                <Avatar name={payerName} />
                <strong>{payerName}</strong>
              </div>
            ),
          },
          { id: 'what', header: 'Order', cell: whatOf },
          { id: 'total', header: 'Total', cell: (order) => totalOf(order) },
          { id: 'state', header: 'Status', cell: (order) => <State order={order} /> },
          { id: 'actions', header: 'Actions', cell: pick },
        ]}
        rowOf={(order) => ({
          picture: <Avatar name={order.payerName} size={40} />,
          title: order.payerName,
          line: `${whatOf(order)}, ${totalOf(order)}`,
          chip: <State order={order} />,
          actions: pick(order),
        })}
      />
    </>
  );
}

/** `2 spots`, `Team fee`, or the category of an entry. */
const whatOf = ({ lines }: Order): string => {
  const [{ kind, label } = { kind: 'spot' as const, label: undefined }] = lines;
  if (kind === 'entry' && label) return label;
  return kind === 'team' ? 'Team fee' : quantity(countSpots(lines), 'spot');
};

/** Of a price that is not final, the most. */
const totalOf = (order: Order): string => {
  const sum = formatMoney({ amountMinor: paidInAll(order), currency: order.currency });
  return order.pledge && !order.pledge.isFinal ? `Up to ${sum}` : sum;
};

/** What came in by card and with credit, what went back by card and what is still being paid. */
function OrderSums({ orders }: Pick<OrderTableProps, 'orders'>) {
  const [first] = orders;
  if (!first) return null;
  const charged = orders.filter(({ status }) => wasCharged(status));
  const sum = (amounts: readonly number[]) =>
    formatMoney({ amountMinor: amounts.reduce((all, one) => all + one, 0), currency: first.currency });
  const open = orders.filter(({ status, pledge }) => isOpen(status) && (!pledge || pledge.isFinal));
  const withCredit = charged.filter(({ creditMinor }) => creditMinor);
  return (
    <dl className="due-sums">
      <div>
        <dt>Collected</dt>
        <dd>{sum(charged.map(({ totalMinor }) => totalMinor))}</dd>
      </div>
      {withCredit.length > 0 && (
        <div>
          <dt>Paid with credit</dt>
          <dd>{sum(withCredit.map(({ creditMinor = 0 }) => creditMinor))}</dd>
        </div>
      )}
      <div>
        <dt>Refunded</dt>
        <dd>{sum(charged.map(({ refundedMinor }) => refundedMinor))}</dd>
      </div>
      {charged.some((order) => lostOf(order) > 0) && (
        <div>
          <dt>Lost to disputes</dt>
          <dd>{sum(charged.map(lostOf))}</dd>
        </div>
      )}
      <div>
        <dt>Being paid</dt>
        <dd>{sum(open.map(({ totalMinor }) => totalMinor))}</dd>
      </div>
    </dl>
  );
}

interface FiltersProps extends Pick<OrderTableProps, 'orders'> {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

const Filters = ({ orders, shown, onShow }: FiltersProps) => (
  <ChipChoice
    label="Orders to show"
    isLabelHidden
    options={filters
      .filter(([value]) => value !== 'disputed' || orders.some((order) => isShown(order, value)))
      .map(([value, label]) => ({
        value,
        label: `${label} ${orders.filter((order) => isShown(order, value)).length}`,
      }))}
    value={shown}
    onChange={onShow}
  />
);

function State({ order }: { readonly order: Order }) {
  const [tone, words] = orderState(order);
  return <Chip tone={tone}>{words}</Chip>;
}
