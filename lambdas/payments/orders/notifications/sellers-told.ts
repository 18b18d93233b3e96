import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';

/** Who hears of what a seller has to know: the host, or the people who manage an organization’s money. */
export const sellersTold = async (
  { sellerKind, sellerId }: Pick<StoredOrder, 'sellerKind' | 'sellerId'>,
  moneyPeopleOf: FindMoneyPeople,
): Promise<readonly string[]> => (sellerKind === 'org' ? moneyPeopleOf(sellerId) : [sellerId]);
