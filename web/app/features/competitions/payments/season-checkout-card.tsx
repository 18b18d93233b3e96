import { lazy, type ReactNode, Suspense } from 'react';
import { seasonCheckout, type ToPay } from '#shared/competitions/payments/checkout-contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { AgentCard } from './agent-card.tsx';
import { SeasonAid } from './aid/season-aid.tsx';
import { OpenOrder } from './open-order.tsx';
import { PayByCard } from './pay-by-card.tsx';
import { SeasonReceipt } from './season-receipt.tsx';
import { useReadAgain } from './use-read-again.ts';
import './season-checkout.css';

/** Only captains share a fee. */
const TeamFeeCard = lazy(async () => ({ default: (await import('./team-fee-card.tsx')).TeamFeeCard }));

const readCheckout = (seasonId: string) => operations(seasonCheckout).getSeasonCheckout({ seasonId });

interface SeasonCheckoutCardProps {
  readonly season: Season;
  /** What the reader owes, which is said here where a card pays it. */
  readonly dues: (isByCard: boolean) => ReactNode;
}

/** Paying for a season by card: what can be paid, what is being paid, and what was. Nothing where there is none of it. */
export function SeasonCheckoutCard({ season, dues }: SeasonCheckoutCardProps) {
  const checkout = useReadAgain(season.seasonId, readCheckout);
  if (!checkout) return dues(true);
  const { toPay, teams, currency, orders } = checkout;
  const unpaid = orders.filter(({ status }) => isOpen(status));
  const agents = unpaid.filter(({ pledge }) => pledge && (!pledge.isFinal || pledge.isCharging));
  const open = unpaid.find((order) => !agents.includes(order));
  const isBegun = ({ dueId }: ToPay) => agents.some(({ lines }) => lines.some(({ personId }) => personId === dueId));
  const left = toPay.filter((one) => !isBegun(one));
  const charged = orders.filter(({ status }) => wasCharged(status));
  return (
    <>
      {dues(unpaid.length > 0 || toPay.length > 0)}
      {agents.map((order) => (
        <AgentCard key={order.orderId} order={order} />
      ))}
      {open && <OpenOrder order={open} />}
      {!open && left.length > 0 && <PayByCard season={season} checkout={{ ...checkout, toPay: left }} />}
      {(open?.takesCodes || (!open && left.length > 0)) && <SeasonAid seasonId={season.seasonId} checkout={checkout} />}
      {teams.map((team) => (
        <Suspense key={team.squadId}>
          <TeamFeeCard season={season} currency={currency} team={team} />
        </Suspense>
      ))}
      {charged.map((order) => (
        <SeasonReceipt key={order.orderId} order={order} />
      ))}
    </>
  );
}
