import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { courtsOf } from '#shared/competitions/tournaments/courts.ts';
import type { Desk } from '#shared/competitions/tournaments/desk.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import type { DeskView, ShownMatch } from '#shared/competitions/tournaments/views.ts';
import type { TeamPermission } from '#shared/teams/permissions.ts';
import type { GameStore } from '../../games/game-store.ts';
import type { PlayoffStore } from '../../playoffs/playoff-store.ts';
import type { DeskStore } from '../desk-store.ts';
import { fullName, namesOf, peopleOfLists } from '../names.ts';
import { drawsShown, openMatches, readPlayed, shownMatches } from '../played.ts';
import { readTournament } from '../read-tournament.ts';
import type { StoredList, TournamentReader } from '../tournament-reader.ts';
import { toTournament } from '../tournament-sight.ts';
import { lateEntries } from './late-entries.ts';
import { withReasons } from './to-place.ts';

export interface DeskParts {
  readonly tournaments: TournamentReader;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly desks: DeskStore;
  readonly games: GameStore;
  readonly playoffs: PlayoffStore;
  readonly accounts: Pick<AccountReader, 'list'>;
  readonly inTournament: FindPermissions;
}

/** The desk as its staff sees it: entries by their full names. */
export async function deskView(
  tournamentId: string,
  { actor, now }: Pick<Caller, 'actor' | 'now'>,
  parts: DeskParts,
): Promise<DeskView> {
  const tournament = await readTournament(tournamentId, parts.tournaments);
  const [lists, desk, may] = await Promise.all([
    parts.tournaments.listsOf(tournamentId),
    parts.desks.read(tournamentId),
    parts.inTournament(actor?.userId ?? '', tournamentId),
  ]);
  const [played, names] = await Promise.all([readPlayed(desk, parts), namesOf(peopleOfLists(lists), parts.accounts)]);
  const entered = new Map(lists.flatMap(({ list }) => list.entries.map((one) => [one.entryId, fullName(one, names)])));
  const matches = withReasons(tournament, played, shownMatches(desk, played), now).map((match) => ({
    ...match,
    sides: match.sides.map((side) => ({ ...side, name: entered.get(side.entryId ?? '') ?? side.name })),
  }));
  return {
    tournament: toTournament(tournament),
    status: tournament.status,
    version: desk.version,
    shifts: desk.shifts,
    courts: [...courtsOf(tournament.facts)],
    draws: drawsShown(played),
    matches,
    held: desk.held,
    news: desk.news,
    entries: lists.flatMap((stored) => entriesOf(stored, desk, matches, (entry) => fullName(entry, names))),
    ...lateEntries(tournament, lists, played, desk, (entry) => fullName(entry, names)),
    may: [...((may ?? []) as readonly TeamPermission[])],
  };
}

function entriesOf(
  { categoryId, list }: StoredList,
  { checkedIn }: Desk,
  matches: readonly ShownMatch[],
  nameOf: (entry: StoredList['list']['entries'][number]) => string,
): DeskView['entries'] {
  return inOf(list).map((entry) => {
    const { entryId } = entry;
    const startsAt = firstOf(entryId, matches);
    const checkedInAt = checkedIn[entryId];
    return {
      entryId,
      categoryId,
      name: nameOf(entry),
      ...(startsAt && { startsAt }),
      ...(checkedInAt && { checkedInAt }),
    };
  });
}

/** The next match of each player. Matches are in the order of their times. */
export const firstOf = (entryId: string, matches: readonly ShownMatch[]): string | undefined =>
  openMatches(matches).find(
    ({ sides, startsAt }) => startsAt !== undefined && sides.some((side) => side.entryId === entryId),
  )?.startsAt;
