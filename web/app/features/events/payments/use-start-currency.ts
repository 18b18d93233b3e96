import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Currency } from '#shared/money.ts';
import { useField } from '#web/app/forms/use-field.ts';
import { useSellingCurrency } from '#web/app/orders/use-selling-currency.ts';
import type { EventControl } from '../details/edit/event-values.ts';

/**
 * The currency in which the event's seller is paid. A price of which no amount is typed yet starts in it.
 * @returns nothing until it is known, or without payouts
 */
export function useStartCurrency({ control }: EventControl): Currency | undefined {
  const teamId = useWatch({ control, name: 'hostingTeam' });
  const price = useField({ control, name: 'price' }).field;
  const share = useField({ control, name: 'costShare' }).field;
  const tickets = useField({ control, name: 'ticketTypes' }).field;
  const paidIn = useSellingCurrency(teamId);
  useEffect(() => {
    if (!paidIn) return;
    const unset = { amountMinor: 0, currency: paidIn };
    const isUnset = (money: { readonly amountMinor: number } | undefined) => money?.amountMinor === 0;
    if (isUnset(price.value)) price.onChange(unset);
    if (isUnset(share.value?.total)) share.onChange({ ...share.value, total: unset });
    const types = tickets.value ?? [];
    if (types.length > 0 && types.every((ticket) => isUnset(ticket.price) && ticket.name === ''))
      tickets.onChange(types.map((ticket) => ({ ...ticket, price: unset })));
    // Only when it becomes known: a currency that the host chooses stays.
  }, [paidIn]);
  return paidIn;
}
