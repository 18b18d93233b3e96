import { useState } from 'react';
import {
  type EntryCheckout,
  type EntryToPay,
  entryCheckout,
} from '#shared/competitions/payments/entry-checkout-contract.ts';
import type { EntryPart } from '#shared/competitions/payments/entry-fees.ts';
import { startOfTournament } from '#shared/competitions/tournaments/held-entries.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { quoteLines } from '#shared/payments/quote.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { PaySheet } from './pay-sheet.tsx';
import { usePay } from './use-pay.ts';

interface PayEntryProps {
  readonly tournament: Tournament;
  readonly checkout: EntryCheckout;
  readonly entry: EntryToPay;
}

const parts = [
  { value: 'all' as const, label: 'For both of us' },
  { value: 'half' as const, label: 'My half' },
];

/** One entry with its whole price: of a pair, one pays for both or each pays their half. */
export function PayEntry({ tournament, checkout, entry }: PayEntryProps) {
  const { entryId, category, name, restMinor, halfMinor, payBy } = entry;
  const [part, setPart] = useState<EntryPart>('all');
  const order = useOperation(entryCheckout, 'orderEntryFee');
  const { pay, isBusy } = usePay();
  const { tournamentId, timeZone } = tournament;
  const isHalf = part === 'half' && halfMinor !== undefined;
  const line = {
    kind: 'entry' as const,
    personId: entryId,
    name: isHalf ? 'You' : name,
    label: isHalf ? `${category}, half` : category,
    amountMinor: isHalf ? halfMinor : restMinor,
  };
  const { currency, plan, terms, creditMinor = 0 } = checkout;
  const start = async (keepsCredit: boolean) => {
    const made = await order.run({
      tournamentId,
      entryId,
      part: isHalf ? 'half' : 'all',
      ...(keepsCredit && { keepsCredit }),
    });
    if (made) await pay(made.orderId);
  };
  return (
    <section className="season-checkout" aria-label={`Pay for ${category}`}>
      <h2>{`Pay for ${category}`}</h2>
      {payBy && <p>{`Your spot is held until ${when(payBy, timeZone)}. It’s yours once the fee is paid.`}</p>}
      {halfMinor !== undefined && <ChipChoice label="What you pay" options={parts} value={part} onChange={setPart} />}
      <PaySheet
        asked={quoteLines([line], { currency, plan, feePayer: 'player' })}
        creditMinor={creditMinor}
        terms={terms}
        startsAt={startOfTournament(tournament)}
        timeZone={timeZone}
        isBusy={isBusy || order.isRunning}
        onPay={(keepsCredit) => void start(keepsCredit)}
      />
    </section>
  );
}
