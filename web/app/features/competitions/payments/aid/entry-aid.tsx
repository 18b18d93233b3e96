import { type EntryCheckout, entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import { AidPanel } from '#web/app/discounts/aid-panel.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useReadAgain } from '../use-read-again.ts';
import '../season-checkout.css';

export const readEntryCheckout = (tournamentId: string) => operations(entryCheckout).getEntryCheckout({ tournamentId });

interface EntryAidProps {
  readonly tournamentId: string;
  readonly checkout: EntryCheckout;
}

/** Asking the community of a tournament to pay less; nothing where that can’t be asked. */
export function EntryAid({ tournamentId, checkout: { aid, automatic } }: EntryAidProps) {
  const { run, ...ask } = useOperation(entryCheckout, 'askForEntryAid', { isForm: true });
  if (!aid) return null;
  const isWaiting = automatic.some(({ rule }) => rule === 'aid');
  if (aid.status === 'granted' && !isWaiting) return null;
  return (
    <section className="season-checkout" aria-label="Financial aid">
      <AidPanel aid={aid} isWaiting={isWaiting} ask={{ ...ask, run: (said) => run({ tournamentId, ...said }) }} />
    </section>
  );
}

/** The same for a player who has not entered: a spot is held too briefly to wait for an answer. */
export function AidBeforeEntry({ tournamentId }: { readonly tournamentId: string }) {
  const checkout = useReadAgain(tournamentId, readEntryCheckout);
  return checkout ? <EntryAid tournamentId={tournamentId} checkout={checkout} /> : null;
}
