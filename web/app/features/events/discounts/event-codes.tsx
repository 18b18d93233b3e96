import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import type { Currency } from '#shared/money.ts';
import { offWords, usesWords } from '#shared/payments/discounts/discount-words.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { CodeForm } from './code-form.tsx';

interface EventCodesProps {
  readonly eventId: string;
  /** Of the event's price. */
  readonly currency: Currency;
  readonly discounts: readonly Discount[];
}

/** The codes with which players pay less for an event. */
export function EventCodes({ eventId, currency, discounts }: EventCodesProps) {
  const [isAdding, setAdding] = useState(false);
  const end = useOperation(eventDiscounts, 'endEventDiscount', { done: (_, { code }) => `${code} ended` });
  const actions = ({ code, endedAt }: Discount) =>
    !endedAt && (
      <Button
        ariaLabel={`End ${code}`}
        loading={end.isRunningOn({ code })}
        onClick={() => void end.run({ eventId, code })}
      >
        End
      </Button>
    );
  return (
    <SpaceBetween size="l">
      <CollectionTable
        items={discounts}
        idOf={({ code }) => code}
        nameOf={({ code }) => code}
        wordsOf={({ code }) => code}
        noun={['code', 'codes']}
        title="Discount codes"
        empty="No codes yet. Players who enter one pay less by card."
        actions={!isAdding && <Button onClick={() => setAdding(true)}>New code</Button>}
        columns={[
          {
            id: 'code',
            header: 'Code',
            isRowHeader: true,
            sortingField: 'code',
            cell: ({ code }) => <strong>{code}</strong>,
          },
          { id: 'off', header: 'Discount', cell: ({ off }) => offWords(off) },
          { id: 'days', header: 'Days', cell: daysOf },
          { id: 'used', header: 'Used', cell: usesWords },
          { id: 'state', header: 'Status', cell: (discount) => <State discount={discount} /> },
          { id: 'actions', header: 'Actions', cell: actions },
        ]}
        rowOf={(discount) => ({
          picture: null,
          title: discount.code,
          line: `${offWords(discount.off)}, ${daysOf(discount).toLowerCase()}. ${usesWords(discount)}.`,
          chip: <State discount={discount} />,
          actions: actions(discount),
        })}
      />
      {isAdding && <CodeForm eventId={eventId} currency={currency} onClose={() => setAdding(false)} />}
    </SpaceBetween>
  );
}

/** `Any day`, `Until Dec 5`, `Dec 1 to Dec 5` */
function daysOf({ firstDay, lastDay }: Discount): string {
  if (firstDay && lastDay) return `${dayOf(firstDay)} to ${dayOf(lastDay)}`;
  if (firstDay) return `From ${dayOf(firstDay)}`;
  return lastDay ? `Until ${dayOf(lastDay)}` : 'Any day';
}

const dayOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const State = ({ discount: { endedAt, used, maxUses } }: { readonly discount: Discount }) => {
  if (endedAt) return <Chip tone="plain">Ended</Chip>;
  return maxUses !== undefined && used >= maxUses ? <Chip tone="wait">Used up</Chip> : <Chip tone="in">Works</Chip>;
};
