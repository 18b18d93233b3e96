import { standing } from '#shared/competitions/tournaments/held-entries.ts';
import type { EntryStore } from '../../tournaments/entry-store.ts';
import type { TournamentReader } from '../../tournaments/tournament-reader.ts';

interface KeepParts {
  readonly tournaments: Pick<TournamentReader, 'listsOf'>;
  readonly entries: Pick<EntryStore, 'change'>;
}

/**
 * An entry that is held for its payment stands from now on: the organizer says how it is paid, or that it doesn’t have to be.
 * @throws {Problem} payment.notDue where its time to pay is over
 */
export async function keepEntry(
  { tournamentId, entryId }: { readonly tournamentId: string; readonly entryId: string },
  { tournaments, entries }: KeepParts,
  now: Date,
): Promise<void> {
  const lists = await tournaments.listsOf(tournamentId);
  const held = lists.find(({ list }) => list.entries.some((one) => one.entryId === entryId && one.payBy));
  if (!held) return;
  const { categoryId } = held;
  await entries.change(
    { tournamentId, categoryId },
    (_, list) => {
      if (!list.entries.some((one) => one.entryId === entryId)) return { refused: 'payment.notDue' };
      const kept = list.entries.map((one) => (one.entryId === entryId ? standing(one) : one));
      return { list: { ...list, entries: kept }, promoted: [] };
    },
    { now },
  );
}
