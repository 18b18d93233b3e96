import Button from '@cloudscape-design/components/button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import { paidInAll } from '#shared/payments/orders/order-moves.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { quantity } from '#shared/quantity.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { saveFile } from '#web/app/media/save-file.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { orderState } from './order-state.ts';
import { OrderSums } from './order-sums.tsx';
import { ordersFile } from './orders-file.ts';
import { useOpenOrder } from './use-open-order.ts';
import './orders.css';

/** Most readers open none. */
const OrderPanel = lazy(async () => ({ default: (await import('./order-panel.tsx')).OrderPanel }));

interface OrderTableProps {
  readonly orders: readonly Order[];
  /** Sends money of an order back; absent where the reader may not. */
  readonly onRefund?: ((order: Order, asked: HostRefund) => void) | undefined;
  /** Answers the dispute of an order; absent where that is not done here. */
  readonly onAnswer?: ((order: Order) => void) | undefined;
  /** Why the reader decides nothing about an order that others decide about; undefined of the others. */
  readonly whyNot?: ((order: Order) => string | undefined) | undefined;
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
export function OrderTable(props: OrderTableProps) {
  const { orders, onRefund, onAnswer, whyNot, accountingCode, isBusy, isSeller, empty } = props;
  const [shown, setShown] = useState<Shown>('all');
  const { open, pick, close } = useOpenOrder(orders);
  return (
    <>
      <OrderSums orders={orders} />
      <div className={open ? 'order-desk order-desk-open' : 'order-desk'}>
        {open && (
          <Suspense>
            <OrderPanel
              key={open.orderId}
              order={open}
              isBusy={isBusy}
              isSeller={isSeller}
              onClose={close}
              {...(whyNot?.(open)
                ? { whyNot: whyNot(open) }
                : {
                    onRefund: onRefund && ((asked) => onRefund(open, asked)),
                    onAnswer: onAnswer && (() => onAnswer(open)),
                  })}
            />
          </Suspense>
        )}
        <Listed
          orders={orders.filter((order) => isShown(order, shown))}
          empty={orders.length === 0 ? empty : 'None of these.'}
          actions={
            orders.length > 0 && (
              <div className="order-actions">
                <Filters orders={orders} shown={shown} onShow={setShown} />
                <Button
                  iconName="download"
                  onClick={() => saveFile(ordersFile(orders, accountingCode), 'payments.csv')}
                >
                  CSV
                </Button>
              </div>
            )
          }
          onPick={pick}
        />
      </div>
    </>
  );
}

interface ListedProps extends Pick<OrderTableProps, 'orders' | 'empty'> {
  readonly actions: ReactNode;
  readonly onPick: (order: Order) => void;
}

function Listed({ orders, empty, actions, onPick }: ListedProps) {
  const pickOf = (order: Order) => (
    <Button ariaLabel={`Order of ${order.payerName}`} onClick={() => onPick(order)}>
      Open
    </Button>
  );
  return (
    <CollectionTable
      items={orders}
      idOf={({ orderId }) => orderId}
      nameOf={({ payerName }) => payerName}
      wordsOf={({ payerName }) => payerName}
      noun={['order', 'orders']}
      title="Paid by card"
      empty={empty}
      actions={actions}
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
        { id: 'day', header: 'Date', cell: ({ paidAt, createdAt }) => dayOf(paidAt ?? createdAt) },
        { id: 'state', header: 'Status', cell: (order) => <State order={order} /> },
        { id: 'actions', header: 'Actions', cell: pickOf },
      ]}
      rowOf={(order) => ({
        picture: <Avatar name={order.payerName} size={40} />,
        title: order.payerName,
        line: `${whatOf(order)}, ${totalOf(order)}`,
        chip: <State order={order} />,
        actions: pickOf(order),
      })}
    />
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOf = (at: string) => day.format(new Date(at));

/** `2 spots`, `Team fee`, the category of an entry, or a slot that was paid alone. */
const whatOf = ({ lines }: Order): string => {
  const [{ kind, label } = { kind: 'spot' as const, label: undefined }] = lines;
  if ((kind === 'entry' || kind === 'slot') && label) return label;
  return kind === 'team' ? 'Team fee' : quantity(countSpots(lines), 'spot');
};

/** Of a price that is not final, the most. */
const totalOf = (order: Order): string => {
  const sum = formatMoney({ amountMinor: paidInAll(order), currency: order.currency });
  return order.pledge && !order.pledge.isFinal ? `Up to ${sum}` : sum;
};

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
