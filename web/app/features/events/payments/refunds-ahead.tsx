import { useCallback } from 'react';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import './money-tab.css';

interface RefundsAheadProps {
  readonly eventId: string;
  /** The player who is taken off the list; everyone where it is absent. */
  readonly personId?: string | undefined;
  /** Said above the names, such as `They get this back:` */
  readonly lead: string;
}

/** What each payer gets back, with the sum, before the host presses; nothing where no one paid by card. */
export function RefundsAhead({ eventId, personId, lead }: RefundsAheadProps) {
  const read = useCallback(
    () => operations(eventCheckout).previewRefunds({ eventId, ...(personId && { personId }) }),
    [eventId, personId],
  );
  const ahead = useRead(`${eventId} ${personId ?? ''}`, read);
  const currency = ahead?.currency;
  if (!ahead || !currency || ahead.payers.length === 0) return null;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <section className="refunds-ahead">
      <p>{lead}</p>
      <dl>
        {ahead.payers.map(({ name, amountMinor }, index) => (
          // The list is read once and keeps its order; two players may have one name.
          <div key={index}>
            <dt>{name}</dt>
            <dd>{money(amountMinor)}</dd>
          </div>
        ))}
        {ahead.payers.length > 1 && (
          <div className="refunds-sum">
            <dt>Together</dt>
            <dd>{money(ahead.totalMinor)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
