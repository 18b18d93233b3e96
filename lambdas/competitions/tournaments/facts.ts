import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { type TournamentNews, tournamentChanged, tournamentTold } from '#shared/competitions/tournaments/messages.ts';
import type { StoredList, StoredTournament } from './tournament-reader.ts';

/** Who is told of what. */
export interface TournamentNotice {
  readonly userIds: readonly string[];
  readonly news: TournamentNews;
}

interface Caused extends TournamentNotice {
  /** What makes it happen once: the version of what changed. */
  readonly cause: readonly string[];
}

/** What people of a tournament are told, as a row of the transaction that causes it. */
export function tournamentNoticeFact(
  { tournamentId, teamId }: StoredTournament,
  { cause, userIds, news }: Caused,
  now: Date,
) {
  const messageId = idFrom('message', tournamentTold.name, tournamentId, ...cause);
  return factRow(tournamentTold, messageId, now, { tournamentId, teamId, userIds: [...new Set(userIds)], news });
}

export const peopleIn = (entries: readonly Entry[]): string[] => entries.flatMap(({ personIds }) => personIds);

const payByOf = (entries: readonly Entry[]) => {
  const payBy = entries.find((entry) => entry.payBy)?.payBy;
  return payBy ? { payBy } : {};
};

/** The news for entries that moved up: none where there are none. Of the list as it was before. */
export const letInFacts = (
  tournament: StoredTournament,
  { categoryId, version }: StoredList,
  promoted: readonly Entry[],
  now: Date,
) =>
  promoted.length === 0
    ? []
    : [
        tournamentNoticeFact(
          tournament,
          {
            cause: [categoryId, String(version + 1), 'in'],
            userIds: peopleIn(promoted),
            news: { what: 'letIn', ...payByOf(promoted) },
          },
          now,
        ),
      ];

/**
 * That what the pages of a tournament show is another.
 * @param cause what makes it happen once: what changed, and its version
 */
export const tournamentChangedFact = (
  tournamentId: string,
  cause: readonly [what: string, version: number],
  now: Date,
) =>
  factRow(tournamentChanged, idFrom('message', tournamentChanged.name, tournamentId, ...cause.map(String)), now, {
    tournamentId,
  });
