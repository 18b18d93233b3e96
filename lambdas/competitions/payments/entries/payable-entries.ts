import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { owedByCard } from '#shared/competitions/payments/card-payments.ts';
import { type EntryRest, entryRest, feeOf } from '#shared/competitions/payments/entry-fees.ts';
import { type Entry, entryOf, inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { hasLapsed } from '#shared/competitions/tournaments/held-entries.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import { isEditable } from '#shared/competitions/tournaments/states.ts';
import type { Money } from '#shared/money.ts';
import { restOf } from '#shared/payments/outside/dues.ts';
import { fullName, namesOf } from '../../tournaments/names.ts';
import type { StoredList, StoredTournament, TournamentReader } from '../../tournaments/tournament-reader.ts';
import { type PaidFor, paidForBy } from './paid-for.ts';

export interface PayableParts {
  readonly tournaments: Pick<TournamentReader, 'findBy' | 'listsOf'>;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

/** What is left to pay of an entry that a player is in. */
export interface PayableEntry extends EntryRest {
  /** The payer, or their child. */
  readonly player: PaidFor;
  readonly stored: StoredList;
  readonly entry: Entry;
  readonly category: Category;
  readonly fee: Money;
  /** Of the player, or of both of a pair. */
  readonly name: string;
}

interface Found {
  readonly payable: readonly PayableEntry[];
  /** Orders for entries that the player is in. */
  readonly orderIds: readonly string[];
}

/** What a payer can pay: the fees of their own and their children’s entries that are in, while the tournament is not over. */
export async function payableEntries(
  { tournamentId, status, facts }: StoredTournament,
  userId: string,
  { tournaments, accounts, payments, dependants }: PayableParts,
  now: Date,
): Promise<Found> {
  const [lists, players] = await Promise.all([tournaments.listsOf(tournamentId), paidForBy(userId, dependants, now)]);
  const entered = lists.flatMap((stored) => {
    const category = facts.categories.find(({ categoryId }) => categoryId === stored.categoryId);
    return category ? entriesIn(stored, players).map((one) => ({ ...one, stored, category })) : [];
  });
  const [names, paid] = await Promise.all([
    namesOf(
      entered.flatMap(({ entry }) => entry.personIds),
      accounts,
    ),
    payments.find(
      tournamentId,
      entered.map(({ entry }) => entry.entryId),
    ),
  ]);
  const payable = entered.flatMap(({ stored, entry, player, category }): PayableEntry[] => {
    const { entryId, cardPayments } = entry;
    const fee = feeOf(entry, category.fee);
    if (!fee || !isEditable(status) || !inOf(stored.list).includes(entry) || hasLapsed(entry, now)) return [];
    const rest = restOf({ paid: paid.get(entryId), ...owedByCard(fee, cardPayments) });
    const left = entryRest(entry, fee, rest.amountMinor, player.userId);
    return left ? [{ stored, entry, player, category, fee, name: fullName(entry, names), ...left }] : [];
  });
  const orderIds = entered.flatMap(({ entry }) => (entry.cardPayments ?? []).map(({ orderId }) => orderId));
  return { payable, orderIds: [...new Set(orderIds)] };
}

/** Entries that some players are in, each once: with the first of them that is in it. */
function entriesIn({ list }: StoredList, players: readonly PaidFor[]) {
  const found = new Map<string, { readonly entry: Entry; readonly player: PaidFor }>();
  for (const player of players) {
    const entry = entryOf(list, player.userId);
    if (entry && !found.has(entry.entryId)) found.set(entry.entryId, { entry, player });
  }
  return [...found.values()];
}
