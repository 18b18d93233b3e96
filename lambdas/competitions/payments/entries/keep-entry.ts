import { isUnpaid } from '#shared/competitions/payments/card-payments.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { paidOutside } from '#shared/competitions/tournaments/held-entries.ts';
import type { EntryStore } from '../../tournaments/entry-store.ts';
import type { TournamentReader } from '../../tournaments/tournament-reader.ts';

interface KeepParts {
  readonly tournaments: Pick<TournamentReader, 'listsOf'>;
  readonly entries: Pick<EntryStore, 'change'>;
}

const isBeingPaid = ({ payBy, cardPayments = [] }: Entry): boolean =>
  payBy !== undefined || cardPayments.some(isUnpaid);

/**
 * An entry that is held for its payment stands from now on: the organizer says how it is paid, or that it doesn’t have to be. Cards
 * that were to pay for it are given up.
 * @throws {Problem} payment.notDue where its time to pay is over
 */
export async function keepEntry(
  { tournamentId, entryId }: { readonly tournamentId: string; readonly entryId: string },
  { tournaments, entries }: KeepParts,
  now: Date,
): Promise<void> {
  const lists = await tournaments.listsOf(tournamentId);
  const held = lists.find(({ list }) => list.entries.some((one) => one.entryId === entryId && isBeingPaid(one)));
  if (!held) return;
  const { categoryId } = held;
  await entries.change(
    { tournamentId, categoryId },
    (_, list) => {
      if (!list.entries.some((one) => one.entryId === entryId)) return { refused: 'payment.notDue' };
      const kept = list.entries.map((one) => (one.entryId === entryId ? paidOutside(one) : one));
      return { list: { ...list, entries: kept }, promoted: [] };
    },
    { now },
  );
}
