import type { ReactNode } from 'react';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { EntryAid, readEntryCheckout } from './aid/entry-aid.tsx';
import { OpenOrder } from './open-order.tsx';
import { PayEntry } from './pay-entry.tsx';
import { SeasonReceipt } from './season-receipt.tsx';
import { useReadAgain } from './use-read-again.ts';
import './season-checkout.css';

interface EntryCheckoutCardProps {
  readonly tournament: Tournament;
  /** What the reader owes, which is said here where a card pays it. */
  readonly dues: (isByCard: boolean) => ReactNode;
}

/** Paying for entries by card: what can be paid, what is being paid, and what was. Nothing where there is none of it. */
export function EntryCheckoutCard({ tournament, dues }: EntryCheckoutCardProps) {
  const { tournamentId } = tournament;
  const checkout = useReadAgain(tournamentId, readEntryCheckout);
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
      {(!open || open.takesCodes) && <EntryAid tournamentId={tournamentId} checkout={checkout} />}
      {charged.map((order) => (
        <SeasonReceipt key={order.orderId} order={order} />
      ))}
    </>
  );
}
