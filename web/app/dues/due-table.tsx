import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { Reminded } from '#shared/payments/outside/due-reminders.ts';
import { type Due, type DueList, type DueState, PaidMark, stateOf, sumsOf } from '#shared/payments/outside/dues.ts';
import { paidHow } from '#shared/payments/outside/pay-outside.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { chipOf, paidWords, remindedWords, sumWords } from './due-words.ts';
import './dues.css';

interface DueTableProps extends DueList {
  /** `['player', 'players']` */
  readonly noun: readonly [string, string];
  /** What stands above the list, in place of the sums. */
  readonly head?: ReactNode;
  /** When those who owe were reminded, by what they owe for; without it no one is. */
  readonly reminded?: Reminded;
  /** Said where no one owes anything. */
  readonly empty: string;
  readonly onMark: (due: Due, mark: PaidMark) => void;
  readonly onUnmark: (due: Due) => void;
}

type Shown = 'all' | DueState;

const chips: readonly (readonly [Shown, string])[] = [
  ['all', 'All'],
  ['owes', 'Not paid'],
  ['later', 'Not due yet'],
  ['paid', 'Paid'],
  ['exempt', 'Don’t have to pay'],
  ['left', 'Left after paying'],
];

/** Who paid the organizer and who did not: the sums, then everyone with one press for "paid". */
export function DueTable({ dues, payOutside, noun, empty, onMark, onUnmark, ...props }: DueTableProps) {
  const { head, reminded } = props;
  const [shown, setShown] = useState<Shown>('all');
  const items = dues.filter((due) => shown === 'all' || stateOf(due) === shown);
  const acts = (due: Due) => <Acts {...{ due, payOutside, onMark, onUnmark }} />;
  return (
    <>
      {head ?? <Sums dues={dues} />}
      <CollectionTable
        items={items}
        idOf={({ dueId }) => dueId}
        nameOf={({ name }) => name}
        wordsOf={({ name, what = '' }) => `${name} ${what}`}
        noun={noun}
        title="Payments"
        empty={dues.length === 0 ? empty : 'None of these.'}
        actions={dues.length > 0 && <Filters dues={dues} shown={shown} onShow={setShown} />}
        columns={[
          {
            id: 'name',
            header: 'Name',
            isRowHeader: true,
            sortingField: 'name',
            cell: (due) => (
              <div className="collection-person">
                <Avatar name={due.name} />
                <div>
                  <strong>{due.name}</strong>
                  <About due={due} />
                </div>
              </div>
            ),
          },
          { id: 'owed', header: 'Price', cell: ({ owed }) => owed && formatMoney(owed) },
          { id: 'state', header: 'Payment', cell: (due) => <State due={due} /> },
          ...(reminded
            ? [{ id: 'reminded', header: 'Reminded', cell: (due: Due) => remindedWords(due, reminded) }]
            : []),
          { id: 'actions', header: 'Actions', cell: acts },
        ]}
        rowOf={(due) => ({
          picture: <Avatar name={due.name} size={40} />,
          title: due.name,
          line: <About due={due} />,
          chip: <State due={due} />,
          actions: acts(due),
        })}
      />
    </>
  );
}

function Sums({ dues }: Pick<DueList, 'dues'>) {
  const sums = sumsOf(dues);
  if (!sums) return null;
  return (
    <dl className="due-sums">
      {sumWords(sums).map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FiltersProps extends Pick<DueList, 'dues'> {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** A chip for each way a payment stands here, with its count. */
function Filters({ dues, shown, onShow }: FiltersProps) {
  const countOf = (one: Shown) => dues.filter((due) => one === 'all' || stateOf(due) === one).length;
  return (
    <ChipChoice
      label="Payments to show"
      isLabelHidden
      options={chips
        .filter(([value]) => countOf(value) > 0 || value === shown)
        .map(([value, label]) => ({ value, label: `${label} ${countOf(value)}` }))}
      value={shown}
      onChange={onShow}
    />
  );
}

const About = ({ due }: { readonly due: Due }) => (
  <div className="collection-line">
    {due.what && <div>{due.what}</div>}
    {(due.paid || due.byCard) && <div>{paidWords(due)}</div>}
    {stateOf(due) === 'left' && <div>The refund is yours to make.</div>}
  </div>
);

function State({ due }: { readonly due: Due }) {
  const [tone, words] = chipOf(due);
  return <Chip tone={tone}>{words}</Chip>;
}

type ActsProps = Pick<DueTableProps, 'payOutside' | 'onMark' | 'onUnmark'> & { readonly due: Due };

/** "Paid" is one press, in the way that is offered first; the others are in the menu beside it. */
function Acts({ due, payOutside = [], onMark, onUnmark }: ActsProps) {
  const state = stateOf(due);
  if (state === 'left')
    return (
      <Button ariaLabel={`${due.name} got the money back`} onClick={() => onUnmark(due)}>
        Paid back
      </Button>
    );
  // What was paid by card goes back by its order.
  if (state !== 'owes' && !due.paid) return null;
  if (state !== 'owes')
    return (
      <Button ariaLabel={`Undo the mark of ${due.name}`} onClick={() => onUnmark(due)}>
        Undo
      </Button>
    );
  const [first = 'cash', ...others] = payOutside.map(({ way }) => way);
  return (
    <ButtonDropdown
      items={[
        ...others.map((way) => ({ id: way, text: `Paid ${paidHow(way)}` })),
        { id: 'exempt', text: 'Doesn’t have to pay' },
      ]}
      mainAction={{
        text: `Paid ${paidHow(first)}`,
        ariaLabel: `${due.name} paid ${paidHow(first)}`,
        onClick: () => onMark(due, first),
      }}
      ariaLabel={`Other ways for ${due.name}`}
      onItemClick={({ detail }) => onMark(due, PaidMark.parse(detail.id))}
    />
  );
}
