import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type SeasonCheckout, seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { operations } from '#web/app/operations/operations.ts';
import { OpenOrder } from './open-order.tsx';
import { PayByCard } from './pay-by-card.tsx';
import { SeasonReceipt } from './season-receipt.tsx';
import './season-checkout.css';

/** Paying for a season by card: what can be paid, what is being paid, and what was. Nothing where there is none of it. */
export function SeasonCheckoutCard({ season }: { readonly season: Season }) {
  const checkout = useCheckout(season.seasonId);
  if (!checkout) return null;
  const { toPay, orders } = checkout;
  const open = orders.find(({ status }) => isOpen(status));
  const charged = orders.filter(({ status }) => wasCharged(status));
  return (
    <>
      {open && <OpenOrder order={open} />}
      {!open && toPay.length > 0 && <PayByCard season={season} checkout={checkout} />}
      {charged.map((order) => (
        <SeasonReceipt key={order.orderId} order={order} />
      ))}
    </>
  );
}

/** Read again whenever the page is; undefined until then, and where it can't be read. */
function useCheckout(seasonId: string): SeasonCheckout | undefined {
  const [found, setFound] = useState<SeasonCheckout>();
  const { state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    let isWanted = true;
    void operations(seasonCheckout)
      .getSeasonCheckout({ seasonId })
      .then((checkout) => isWanted && setFound(checkout))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [seasonId, state]);
  return found;
}
