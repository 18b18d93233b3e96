import type { ReactNode } from 'react';
import { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { OpenOrder } from './open-order.tsx';
import { PayEntry } from './pay-entry.tsx';
import { SeasonReceipt } from './season-receipt.tsx';
import { useReadAgain } from './use-read-again.ts';
import './season-checkout.css';

const readCheckout = (tournamentId: string) => operations(entryCheckout).getEntryCheckout({ tournamentId });

interface EntryCheckoutCardProps {
  readonly tournament: Tournament;
  /** What the reader owes, which is said here where a card pays it. */
  readonly dues: (isByCard: boolean) => ReactNode;
}

/** Paying for entries by card: what can be paid, what is being paid, and what was. Nothing where there is none of it. */
export function EntryCheckoutCard({ tournament, dues }: EntryCheckoutCardProps) {
  const checkout = useReadAgain(tournament.tournamentId, readCheckout);
  if (!checkout) return dues(true);
  const { toPay, orders } = checkout;
  const open = orders.find(({ status }) => isOpen(status));
  const charged = orders.filter(({ status }) => wasCharged(status));
  return (
    <>
      {dues(open !== undefined || toPay.length > 0)}
      {open && <OpenOrder order={open} />}
      {!open &&
        toPay.map((entry) => (
          <PayEntry key={entry.entryId} tournament={tournament} checkout={checkout} entry={entry} />
        ))}
      {charged.map((order) => (
        <SeasonReceipt key={order.orderId} order={order} />
      ))}
    </>
  );
}
