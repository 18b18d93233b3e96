import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';

/** Who hears of what a seller has to know: the host, or the people who manage an organization’s money. */
export const sellersTold = async (
  { sellerKind, sellerId }: Pick<StoredOrder, 'sellerKind' | 'sellerId'>,
  moneyPeopleOf: FindMoneyPeople,
): Promise<readonly string[]> => (sellerKind === 'org' ? moneyPeopleOf(sellerId) : [sellerId]);

/** Why they get the letter. */
export const sentToSeller = ({ sellerKind }: Pick<StoredOrder, 'sellerKind'>): string =>
  sellerKind === 'org'
    ? 'Sent because you manage the money of the organization that is paid for this.'
    : 'Sent because card payments for this go to your Stripe account.';
