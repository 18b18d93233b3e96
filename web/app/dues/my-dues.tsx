import { formatMoney } from '#shared/money.ts';
import { type Due, type DueList, restOf, stateOf } from '#shared/payments/outside/dues.ts';
import { waysToPay } from '#shared/payments/outside/pay-outside.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { chipOf } from './due-words.ts';
import './dues.css';

interface MyDuesProps extends DueList {
  /** Who is paid: `Maya`. */
  readonly organizer: string;
  /** What is open stands beside it, with the price by card. */
  readonly isByCard?: boolean | undefined;
}

/** What the reader and their children owe, how to pay it, and what the organizer marked as paid. */
export function MyDuesCard({ dues: all, payOutside = [], organizer, isByCard = false }: MyDuesProps) {
  const isSaidElsewhere = (due: Due) => stateOf(due) === 'owes' && !due.paid;
  const now = all.filter((due) => stateOf(due) !== 'later');
  const dues = isByCard && payOutside.length === 0 ? now.filter((due) => !isSaidElsewhere(due)) : now;
  if (dues.length === 0) return null;
  const owes = dues.some((due) => stateOf(due) === 'owes');
  return (
    <section className="my-dues" aria-label="Payment">
      <h2>{titleOf(dues, organizer)}</h2>
      <ul>
        {dues.map((due) => {
          const [tone, words] = ownChipOf(due);
          return (
            <li key={due.dueId}>
              {dues.length > 1 && <strong>{due.name}</strong>}
              <Chip tone={tone}>{words}</Chip>
              {due.what && <span>{due.what}</span>}
              {stateOf(due) === 'left' && <span>{`${organizer} makes the refund.`}</span>}
            </li>
          );
        })}
      </ul>
      {owes && payOutside.length > 0 && (
        <p>
          {waysToPay(payOutside).join(' · ')}. <small>{`${organizer} marks it when it arrives.`}</small>
        </p>
      )}
    </section>
  );
}

/** The sum is in the title: a chip beside it says only that it is open. */
const ownChipOf = (due: Due) =>
  stateOf(due) === 'owes' && !due.paid && !due.byCard ? (['wait', 'Not paid yet'] as const) : chipOf(due);

/** `Pay Maya $20`, or that everything is paid. */
function titleOf(dues: readonly Due[], organizer: string): string {
  const rests = dues.flatMap(({ owed, paid, byCard }) => (owed ? [restOf({ owed, paid, byCard })] : []));
  const [first] = rests;
  const amountMinor = rests.reduce((sum, rest) => sum + rest.amountMinor, 0);
  return first && amountMinor > 0 ? `Pay ${organizer} ${formatMoney({ ...first, amountMinor })}` : 'Your payment';
}
