import { useState } from 'react';
import {
  type EntryCheckout,
  type EntryToPay,
  entryCheckout,
} from '#shared/competitions/payments/entry-checkout-contract.ts';
import type { EntryPart } from '#shared/competitions/payments/entry-fees.ts';
import { startOfTournament } from '#shared/competitions/tournaments/held-entries.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { fromShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { usePay } from '#web/app/orders/use-pay.ts';
import { PaySheet } from './pay-sheet.tsx';

interface PayEntryProps {
  readonly tournament: Tournament;
  readonly checkout: EntryCheckout;
  readonly entry: EntryToPay;
}

const partsFor = (childName: string | undefined) => [
  { value: 'all' as const, label: childName ? 'For both of them' : 'For both of us' },
  { value: 'half' as const, label: childName ? `${childName}’s half` : 'My half' },
];

/** One entry with its whole price: of a pair, one pays for both or each pays their half. */
export function PayEntry({ tournament, checkout, entry }: PayEntryProps) {
  const { entryId, personId, childName, category, name, restMinor, halfMinor, payBy } = entry;
  const title = childName ? `Pay for ${childName}: ${category}` : `Pay for ${category}`;
  const [part, setPart] = useState<EntryPart>('all');
  const order = useOperation(entryCheckout, 'orderEntryFee');
  const { pay, isBusy } = usePay();
  const { tournamentId, timeZone } = tournament;
  const isHalf = part === 'half' && halfMinor !== undefined;
  const line = {
    kind: 'entry' as const,
    personId,
    name: isHalf ? (childName ?? 'You') : name,
    label: isHalf ? `${category}, half` : category,
    amountMinor: isHalf ? halfMinor : restMinor,
  };
  const { terms, creditMinor = 0 } = checkout;
  const make = (keepsCredit: boolean) =>
    order.run({
      tournamentId,
      entryId,
      part: isHalf ? 'half' : 'all',
      ...(keepsCredit && { keepsCredit }),
    });
  const start = async (keepsCredit: boolean) => {
    const made = await make(keepsCredit);
    if (made) await pay(made.orderId);
  };
  return (
    <section className="season-checkout" aria-label={title}>
      <h2>{title}</h2>
      {payBy && (
        <p>{`${childName ? `${childName}’s` : 'Your'} spot is held until ${when(payBy, timeZone)}, for the fee to be paid.`}</p>
      )}
      {halfMinor !== undefined && (
        <ChipChoice label="What you pay" options={partsFor(childName)} value={part} onChange={setPart} />
      )}
      <PaySheet
        asked={quoteFor(line, checkout)}
        creditMinor={creditMinor}
        terms={terms}
        startsAt={startOfTournament(tournament)}
        timeZone={timeZone}
        isBusy={isBusy || order.isRunning}
        onPay={(keepsCredit) => void start(keepsCredit)}
        onCode={(keepsCredit) => void make(keepsCredit)}
      />
    </section>
  );
}

/** The whole price of it, as the server works it out too. */
function quoteFor(line: OrderLine, { currency, plan, automatic, ...shown }: EntryCheckout) {
  const applied = automaticOff([line], automatic, fromShownFacts(shown), { currency, now: new Date() });
  return { currency, ...pricedWith([line], undefined, { currency, plan, feePayer: 'player' }, applied) };
}
