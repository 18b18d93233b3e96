import { type Seller, type Sellers, sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Payment } from '#shared/events/payments/schemas.ts';
import { pricesOf } from '#shared/events/payments/ticket-sale.ts';
import type { StoredEvent } from '../details/stored-event.ts';

type Sold = Payment & Pick<StoredEvent, 'hostingTeam' | 'creatorId'>;

/** Who sells the spots of an event, whatever its tickets cost. */
export const sellerOfEvent = (event: Sold, sellers: Sellers, now: Date): Promise<Seller> =>
  sellerOf({ ...event, prices: pricesOf(event) }, sellers, now);
