import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { plansContract } from '#shared/payments/plans/contract.ts';
import type { SubscriptionEvent } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords, happenedWords } from './plan-words.ts';
import './plans.css';

interface PlanHistoryProps {
  readonly events: readonly SubscriptionEvent[];
  readonly nextCursor: string | undefined;
}

const toneOf = ({ what }: SubscriptionEvent) => {
  if (what === 'paymentFailed') return 'bad';
  return what === 'willEnd' || what === 'ended' ? 'plain' : 'in';
};

/** What became of the reader's subscriptions, at the bottom of their payments (R-PAY-10). */
export function PlanHistory({ events, nextCursor }: PlanHistoryProps) {
  const [more, setMore] = useState<PlanHistoryProps>({ events: [], nextCursor });
  const read = useOperation(plansContract, 'listSubscriptionEvents', {
    onDone: (page) => setMore({ events: [...more.events, ...page.events], nextCursor: page.nextCursor }),
  });
  const all = [...events, ...more.events];
  const { nextCursor: cursor } = more;
  return (
    <section aria-label="History">
      <h2>History</h2>
      {all.length === 0 ? (
        <p className="plan-quiet">No payments yet.</p>
      ) : (
        <ul className="plan-history">
          {all.map((event) => (
            <li key={event.eventId}>
              <span>{dayWords(event.at)}</span>
              <span>
                <strong>{planOf(event.planId).item}</strong>
                {event.ownerName && ` for ${event.ownerName}`}
              </span>
              <Chip tone={toneOf(event)}>{happenedWords(event)}</Chip>
            </li>
          ))}
        </ul>
      )}
      {cursor && (
        <Button loading={read.isRunning} onClick={() => void read.run({ cursor })}>
          Show more
        </Button>
      )}
    </section>
  );
}
