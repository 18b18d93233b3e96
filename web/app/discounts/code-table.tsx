import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { dayWords, offWords, usesWords } from '#shared/payments/discounts/discount-words.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Chip } from '#web/blocks/look/chip.ts';

interface CodeTableProps {
  readonly discounts: readonly Discount[];
  /** Says what of a community a code is for; absent where all are for one event. */
  readonly scopeOf?: (discount: Discount) => string;
  readonly isEnding: (discount: Discount) => boolean;
  readonly onEnd: (discount: Discount) => void;
  /** Absent where codes can’t be changed now. */
  readonly onEdit: ((discount: Discount) => void) | undefined;
  /** Such as the button to make one. */
  readonly actions: ReactNode;
}

/** Codes with what they take off, when they work and how often they were used. */
export function CodeTable({ discounts, scopeOf, isEnding, onEnd, onEdit, actions: acts }: CodeTableProps) {
  const actions = (discount: Discount) =>
    !discount.endedAt && (
      <SpaceBetween direction="horizontal" size="xs">
        {onEdit && (
          <Button wrapText={false} ariaLabel={`Edit ${discount.code}`} onClick={() => onEdit(discount)}>
            Edit
          </Button>
        )}
        <Button
          wrapText={false}
          ariaLabel={`End ${discount.code}`}
          loading={isEnding(discount)}
          onClick={() => onEnd(discount)}
        >
          End
        </Button>
      </SpaceBetween>
    );
  const lineOf = (discount: Discount) =>
    [offWords(discount.off), scopeOf?.(discount), audienceOf(discount), daysOf(discount).toLowerCase()]
      .filter(Boolean)
      .join(', ');
  return (
    <CollectionTable
      items={discounts}
      idOf={({ code }) => code}
      nameOf={({ code }) => code}
      wordsOf={({ code, label = '' }) => `${code} ${label}`}
      noun={['code', 'codes']}
      title="Discount codes"
      empty="No codes yet. Players who enter one pay less by card."
      actions={acts}
      columns={[
        {
          id: 'code',
          header: 'Code',
          isRowHeader: true,
          sortingField: 'code',
          cell: ({ code, label }) => <CodeName code={code} label={label} />,
        },
        { id: 'off', header: 'Discount', cell: offOf },
        ...(scopeOf ? [{ id: 'scope', header: 'Works for', cell: scopeOf }] : []),
        { id: 'days', header: 'Days', cell: daysOf },
        { id: 'used', header: 'Used', cell: usesWords },
        { id: 'state', header: 'Status', cell: (discount) => <State discount={discount} /> },
        { id: 'actions', header: 'Actions', minWidth: 120, cell: actions },
      ]}
      rowOf={(discount) => ({
        picture: null,
        title: [discount.code, discount.label].filter(Boolean).join(' · '),
        line: `${lineOf(discount)}. ${usesWords(discount)}.`,
        chip: <State discount={discount} />,
        actions: actions(discount),
      })}
    />
  );
}

const audienceOf = ({ audience }: Discount) => audience && 'members only';

/** `20% off`, `20% off, members only` */
const offOf = (discount: Discount) => [offWords(discount.off), audienceOf(discount)].filter(Boolean).join(', ');

/** The code, and below it what its organizers call it. */
const CodeName = ({ code, label }: Pick<Discount, 'code' | 'label'>) => (
  <>
    <strong>{code}</strong>
    {label && (
      <Box color="text-body-secondary" fontSize="body-s">
        {label}
      </Box>
    )}
  </>
);

/** `Any day`, `Until Dec 5`, `Dec 1 to Dec 5` */
function daysOf({ firstDay, lastDay }: Discount): string {
  const now = new Date();
  if (firstDay && lastDay) return `${dayWords(firstDay, now)} to ${dayWords(lastDay, now)}`;
  if (firstDay) return `From ${dayWords(firstDay, now)}`;
  return lastDay ? `Until ${dayWords(lastDay, now)}` : 'Any day';
}

const State = ({ discount: { endedAt, used, maxUses } }: { readonly discount: Discount }) => {
  if (endedAt) return <Chip tone="plain">Ended</Chip>;
  return maxUses !== undefined && used >= maxUses ? <Chip tone="wait">Used up</Chip> : <Chip tone="in">Works</Chip>;
};
