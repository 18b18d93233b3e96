import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { SeriesPass } from '#shared/events/series/pass/contract.ts';
import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { policyWords } from '#shared/payments/orders/trace-words.ts';
import { quantity } from '#shared/quantity.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useEventInput } from '../../details/event-access.ts';
import { GroupChoice } from '../../rsvp/groups/group-choice.tsx';
import { PassDates } from './pass-dates.tsx';
import type { PassProps } from './pass-props.ts';

/** The whole price, which dates are in it, and what comes back: all of it before they decide. */
export function BuyPass({ event, pass }: PassProps) {
  const [group, setGroup] = useState<string>();
  const input = useEventInput(event.eventId);
  const { run, isRunning } = useOperation(seriesPass, 'holdPass');
  const { totalMinor, currency, terms, dates } = pass;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const count = dates.filter(({ state }) => state === 'included').length;
  return (
    <>
      <p>{priceWords(pass, count)}</p>
      <PassDates dates={dates} timeZone={pass.timeZone} />
      <PassRefunds terms={terms} />
      {event.capacityGroups && (
        <GroupChoice event={event} whose="On every date you’re joining as" value={group} onChange={setGroup} />
      )}
      <Button
        variant="primary"
        fullWidth
        loading={isRunning}
        onClick={() => void run({ ...input, ...(group && { group }) })}
      >
        {`Get the season pass · ${money(totalMinor)}`}
      </Button>
    </>
  );
}

/** What comes back of a date. */
export const PassRefunds = ({ terms }: Pick<SeriesPass, 'terms'>) => (
  <p>{`If you leave a date, its share comes back by the policy. ${policyWords(terms)} If the host cancels a date, its whole share comes back.`}</p>
);

/** `4 dates for $41.50 in all: $10.00 a date instead of $12.00, and a service fee of $1.50.` */
function priceWords({ totalMinor, subtotalMinor, serviceFeeMinor, singleMinor, currency }: SeriesPass, count: number) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const eachMinor = Math.round(subtotalMinor / count);
  const each = `${money(eachMinor)} a date${eachMinor < singleMinor ? ` instead of ${money(singleMinor)}` : ''}`;
  const fee = serviceFeeMinor > 0 ? `, and a service fee of ${money(serviceFeeMinor)}` : '';
  return `${quantity(count, 'date')} for ${money(totalMinor)} in all: ${each}${fee}.`;
}
