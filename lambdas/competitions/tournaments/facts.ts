import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import type { StoredList, StoredTournament } from './tournament-reader.ts';

interface Telling {
  /** What makes it happen once: the version of what changed. */
  readonly cause: readonly string[];
  readonly userIds: readonly string[];
  readonly subject: string;
  readonly words: string;
}

/** What people of a tournament are told, as a row of the transaction that causes it. */
export function toldFact(
  { tournamentId, teamId, slug, facts }: StoredTournament,
  { cause, userIds, subject, words }: Telling,
  now: Date,
) {
  const messageId = idFrom('message', tournamentTold.name, tournamentId, ...cause);
  const about = { tournamentId, teamId, name: facts.name, slug };
  return factRow(tournamentTold, messageId, now, { ...about, userIds: [...new Set(userIds)], subject, words });
}

export const peopleIn = (entries: readonly Entry[]): string[] => entries.flatMap(({ personIds }) => personIds);

/** What whoever waited and is in now is told: nothing where nobody is. Of the list as it was before. */
export const letInFacts = (
  tournament: StoredTournament,
  { categoryId, version }: StoredList,
  promoted: readonly Entry[],
  now: Date,
) =>
  promoted.length === 0
    ? []
    : [
        toldFact(
          tournament,
          {
            cause: [categoryId, String(version + 1), 'in'],
            userIds: peopleIn(promoted),
            subject: `You are in: ${tournament.facts.name}`,
            words: 'A place is free, and it is yours.',
          },
          now,
        ),
      ];
