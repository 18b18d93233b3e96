import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { standsAgainst } from '#shared/competitions/tournaments/states.ts';
import type { TournamentStatus } from '#shared/competitions/tournaments/words.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { DeskReader } from '../desk-reader.ts';
import { peopleIn, type TournamentNotice } from '../facts.ts';
import { openMatches, type PlayedParts, readPlayed, shownMatches, unplacedMatches } from '../played.ts';
import { checkVersion, readTournament, refuseStale } from '../read-tournament.ts';
import { refuseUnpayable } from '../seller-of-tournament.ts';
import type { StoredList, StoredTournament } from '../tournament-reader.ts';
import { toTournament } from '../tournament-sight.ts';
import type { TournamentStore } from '../tournament-store.ts';

type MoveTournament = (typeof tournamentsContract)['operations']['moveTournament'];

export interface MoveParts extends PlayedParts, Sellers {
  readonly tournaments: TournamentStore;
  readonly desks: DeskReader;
}

export async function moveTournament(
  { tournamentId, version, to, reason, acceptsUnplaced }: Parsed<MoveTournament>,
  { now }: Caller,
  parts: MoveParts,
): Promise<Output<MoveTournament>> {
  const before = await readTournament(tournamentId, parts.tournaments);
  if (before.status === to) return toTournament(before);
  checkVersion(before, version);
  const [lists, desk] = await Promise.all([parts.tournaments.listsOf(tournamentId), parts.desks.read(tournamentId)]);
  const open = openMatches(shownMatches(desk, await readPlayed(desk, parts)));
  const refused = standsAgainst(
    {
      status: before.status,
      categories: before.facts.categories,
      payOutside: before.facts.payOutside,
      takesCards: before.facts.takesCards,
      drawn: desk.draws.map(({ categoryId }) => categoryId),
      empty: lists.filter(({ list }) => inOf(list).length < 2).map(({ categoryId }) => categoryId),
      unplaced: unplacedMatches(open).length,
      acceptsUnplaced,
      open: open.length,
    },
    to,
  );
  if (refused) throw new Problem(refused);
  if (to === 'registration') await refuseUnpayable(before, parts, now);
  const telling = tournamentNoticeOf(before, to, lists);
  const how = { reason, now, deskVersion: desk.version, telling };
  if (!(await parts.tournaments.move(before, to, how))) await refuseStale(tournamentId, parts.tournaments);
  return toTournament(await readTournament(tournamentId, parts.tournaments));
}

/** Entrants hear of the schedule when it comes out, and that it is off; of the latter those in line as well. */
function tournamentNoticeOf(
  { status }: StoredTournament,
  to: TournamentStatus,
  lists: readonly StoredList[],
): TournamentNotice | undefined {
  if (to === 'scheduled' && status === 'draw') {
    const userIds = peopleIn(lists.flatMap(({ list }) => inOf(list)));
    return { userIds, news: { what: 'scheduleOut' } };
  }
  if (to !== 'cancelled') return undefined;
  const userIds = peopleIn(lists.flatMap(({ list }) => list.entries));
  return { userIds, news: { what: 'cancelled' } };
}
