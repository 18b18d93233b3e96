import type * as z from 'zod';
import type { eventCheckout } from '#shared/events/checkout/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import { quantity } from '#shared/quantity.ts';

type Share = NonNullable<z.infer<(typeof eventCheckout)['operations']['listEventOrders']['output']>['share']>;

interface ShareNewsProps {
  readonly share: Share;
  readonly timeZone: string;
}

/** What a shared cost brings the host, and when cards are charged. */
export const ShareNews = ({ share, timeZone }: ShareNewsProps) => <p role="status">{wordsOf(share, timeZone)}</p>;

function wordsOf({ heads, expectedMinor, currency, locksAt, isFinal }: Share, timeZone: string): string {
  const sum = formatMoney({ amountMinor: expectedMinor, currency });
  if (isFinal)
    return expectedMinor > 0
      ? `The price is final. The shares come to ${sum}; the list shows which cards were charged and which failed.`
      : 'Too few players were in when the price became final, so no card was charged.';
  const charged = `Cards are charged on ${when(locksAt, timeZone)}.`;
  if (expectedMinor === 0) return `Too few players are in to charge anyone yet. ${charged}`;
  return `${quantity(heads, 'player')} in: you’d get ${sum}. ${charged}`;
}
