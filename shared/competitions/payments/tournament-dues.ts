import type { Owing } from '#shared/payments/outside/dues.ts';
import { type EntryList, inOf } from '../tournaments/entry-list.ts';
import type { Category } from '../tournaments/schemas.ts';
import { owedByCard } from './card-payments.ts';
import { feeOf } from './entry-fees.ts';

interface Entered {
  readonly categoryId: string;
  readonly list: EntryList;
}

/** What entries of a tournament owe: the fee of their category less discounts, once they are in. Who waits owes nothing. */
export function tournamentDues(
  categories: readonly Pick<Category, 'categoryId' | 'name' | 'fee'>[],
  lists: readonly Entered[],
  nameOf: (entry: EntryList['entries'][number]) => string,
): readonly Owing[] {
  return categories.flatMap(({ categoryId, name: what, fee }) => {
    const list = lists.find((one) => one.categoryId === categoryId)?.list;
    if (!list) return [];
    return inOf(list).flatMap((entry): Owing[] => {
      const price = feeOf(entry, fee);
      if (!price) return [];
      return [{ dueId: entry.entryId, name: nameOf(entry), what, ...owedByCard(price, entry.cardPayments) }];
    });
  });
}
