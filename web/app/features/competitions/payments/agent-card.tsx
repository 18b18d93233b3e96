import Button from '@cloudscape-design/components/button';
import { isDependantId } from '#shared/ids.ts';
import { formatMoney } from '#shared/money.ts';
import { cardWords } from '#shared/payments/installments/plan-words.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import { CodeEntry } from '#web/app/orders/code-entry.tsx';
import { usePay } from '#web/app/orders/use-pay.ts';
import { SaveCardSheet } from './save-card-sheet.tsx';

/** The card of a free agent: to be saved, saved, or being charged. */
export function AgentCard({ order }: { readonly order: Order }) {
  const { pay, isBusy } = usePay();
  const { pledge, orderId } = order;
  if (!pledge) return null;
  const player = childOf(order);
  if (pledge.hasCard) return <KeptCard order={order} player={player} isCharging={pledge.isCharging} />;
  return (
    <SaveCardSheet
      player={player}
      price={order}
      consent={pledge.consent}
      code={order.takesCodes && <CodeEntry order={order} />}
      isBusy={isBusy}
      onSave={() => void pay(orderId)}
    />
  );
}

/** The child that it pays for, by name. */
function childOf({ lines: [line] }: Order): string | undefined {
  return line && isDependantId(line.personId) ? line.name : undefined;
}

interface KeptCardProps {
  readonly order: Order;
  readonly player: string | undefined;
  readonly isCharging: boolean;
}

/** Which card is charged how much, and when. */
function KeptCard({ order, player, isCharging }: KeptCardProps) {
  const { totalMinor: amountMinor, currency, terms } = order;
  const price = formatMoney({ amountMinor, currency });
  const card = order.card ? cardWords(order.card) : 'Your card';
  const title = player ? `Card for ${player}` : 'Your card';
  return (
    <section className="season-checkout" aria-label={title}>
      <h2>{title}</h2>
      {isCharging ? (
        <p role="status">{`${player ? `${player} is` : 'You’re'} on a team. We’re charging ${price} to your card.`}</p>
      ) : (
        <>
          <p>{`${card} is charged ${price} when ${player ? `${player} is` : 'you’re'} placed on a team. Withdraw before that, and you pay nothing.`}</p>
          <p>{`Once it’s charged: ${deadlineWords(terms, order, new Date())}`}</p>
          <OtherCard orderId={order.orderId} />
        </>
      )}
    </section>
  );
}

function OtherCard({ orderId }: Pick<Order, 'orderId'>) {
  const { pay, isBusy } = usePay();
  return (
    <Button fullWidth loading={isBusy} onClick={() => void pay(orderId)}>
      Use another card
    </Button>
  );
}
