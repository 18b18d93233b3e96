import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { NameSight, Naming } from '#lambdas/people/ports/naming/naming.ts';
import { isVisible, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { entryOf, positionOf } from '#shared/competitions/tournaments/entry-list.ts';
import { hasLapsed, promisedFor } from '#shared/competitions/tournaments/held-entries.ts';
import { closedBecause, mayWithdraw } from '#shared/competitions/tournaments/may-enter.ts';
import { isScheduleOut, movesFrom } from '#shared/competitions/tournaments/states.ts';
import type { ShownMatch, TournamentView } from '#shared/competitions/tournaments/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { permissionsOf } from '#shared/teams/permissions.ts';
import { paidForBy } from '../../payments/entries/paid-for.ts';
import { withReasons } from '../desk/to-place.ts';
import type { DeskReader } from '../desk-reader.ts';
import { peopleOfLists, shownEntries, shownNamesOf } from '../names.ts';
import { partners } from '../partners.ts';
import { drawsShown, namedPlayed, type PlayedParts, readPlayed, shownMatches, unplacedMatches } from '../played.ts';
import { sellerOfTournament } from '../seller-of-tournament.ts';
import type { StoredList, StoredTournament, TournamentReader } from '../tournament-reader.ts';
import { type Sight, type SightParts, seeTournament, toTournament, toTournamentCard } from '../tournament-sight.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface ReadParts extends SightParts, PlayedParts, Sellers {
  readonly tournaments: TournamentReader;
  readonly teams: TeamReader;
  readonly naming: Pick<Naming, 'of'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  readonly desks: DeskReader;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

export async function getPublicTournament(
  { tournamentId }: Parsed<Operations['getPublicTournament']>,
  { now }: Pick<Caller, 'now'>,
  parts: ReadParts,
): Promise<TournamentView> {
  const sight = await seeTournament(tournamentId, undefined, parts);
  const lists = await parts.tournaments.listsOf(sight.tournament.tournamentId);
  return viewOf(sight, lists, { userId: undefined, now }, parts);
}

async function viewOf(
  { tournament, team, may }: Sight,
  lists: readonly StoredList[],
  reader: Pick<NameSight, 'userId' | 'now'>,
  { naming, ...parts }: Pick<ReadParts, 'naming' | 'payouts' | 'teams'>,
): Promise<TournamentView> {
  const { categories } = tournament.facts;
  const people = peopleOfLists(lists);
  const seesAll = may.includes('publishSchedule');
  const shares = reader.userId !== undefined && people.includes(reader.userId);
  const [names, cards] = await Promise.all([
    shownNamesOf(people, { ...reader, needs: seesAll, shares }, naming),
    cardsOf(tournament, parts, reader.now),
  ]);
  return {
    tournament: toTournament(tournament),
    ...(cards && { cards }),
    team: { teamId: team.teamId, name: team.facts.name },
    entries: categories.flatMap((category) =>
      lists
        .filter(({ categoryId }) => categoryId === category.categoryId)
        .map((stored) => shownEntries(stored, { category, isYouth: team.facts.isYouth }, names, seesAll)),
    ),
  };
}

/** What a card pays on top of a fee follows from the plan; undefined where no card can pay now. */
async function cardsOf(tournament: StoredTournament, sellers: Sellers, now: Date): Promise<TournamentView['cards']> {
  if (!tournament.facts.takesCards) return undefined;
  const { account, plan } = await sellerOfTournament(tournament, sellers, now);
  return account && { plan };
}

/** Nothing of a draw is known before its schedule is out. */
export async function getTournamentBoard(
  { tournamentId }: Parsed<Operations['getTournamentBoard']>,
  { now }: Pick<Caller, 'now'>,
  parts: ReadParts,
): Promise<Output<Operations['getTournamentBoard']>> {
  const { tournament } = await seeTournament(tournamentId, undefined, parts);
  const { status } = tournament;
  const desk = await parts.desks.read(tournament.tournamentId);
  const played = isScheduleOut(status) ? await namedPlayed(desk, { userId: undefined, now }, parts) : [];
  return {
    status,
    draws: drawsShown(played),
    matches: shownMatches(desk, played),
    held: desk.held,
    news: desk.news,
  };
}

export async function getTournament(
  { tournamentId: asked }: Parsed<Operations['getTournament']>,
  caller: Caller,
  parts: ReadParts,
): Promise<Output<Operations['getTournament']>> {
  const { userId } = actorOf(caller);
  const sight = await seeTournament(asked, userId, parts);
  const { tournament, may } = sight;
  const { tournamentId } = tournament;
  const lists = await parts.tournaments.listsOf(tournamentId);
  const { categories } = tournament.facts;
  const asWhole = toTournament(tournament);
  const openTo = categories.filter((category) => !closedBecause(asWhole, category, caller.now));
  return {
    ...(await viewOf(sight, lists, { userId, now: caller.now }, parts)),
    ...(may.includes('publishSchedule') && { payOutside: tournament.facts.payOutside }),
    may: [...may],
    mine: lists.flatMap(({ categoryId, list }) => {
      const entry = entryOf(list, userId);
      if (!entry || hasLapsed(entry, caller.now)) return [];
      const { entryId, payBy } = entry;
      return [{ categoryId, entryId, position: positionOf(list, entryId), ...(payBy && { payBy }) }];
    }),
    ...((await hasChildIn(lists, userId, parts, caller.now)) && { hasChildIn: true }),
    mayWithdraw: mayWithdraw(
      asWhole,
      caller.now,
      lists.flatMap(({ list }) => promisedFor(entryOf(list, userId) ?? {})),
    ),
    openTo: openTo.map(({ categoryId }) => categoryId),
    ...(await partners(
      lists,
      { categories, openTo, isYouth: sight.team.facts.isYouth },
      { userId, now: caller.now, may },
      parts,
    )),
    moves: may.includes('publishSchedule') ? [...movesFrom(tournament.status)] : [],
    unplaced:
      may.includes('publishSchedule') && tournament.status === 'draw'
        ? await unplacedOf(tournament, parts, caller.now)
        : [],
  };
}

async function hasChildIn(lists: readonly StoredList[], userId: string, { dependants }: ReadParts, now: Date) {
  const [, ...children] = await paidForBy(userId, dependants, now);
  return children.some((child) => lists.some(({ list }) => entryOf(list, child.userId)));
}

async function unplacedOf(tournament: StoredTournament, parts: ReadParts, now: Date): Promise<ShownMatch[]> {
  const desk = await parts.desks.read(tournament.tournamentId);
  const played = await readPlayed(desk, parts);
  return [...unplacedMatches(withReasons(tournament, played, shownMatches(desk, played), now))];
}

export async function listTeamTournaments(
  { teamId }: Parsed<Operations['listTeamTournaments']>,
  caller: Caller,
  { teams, memberships, tournaments }: ReadParts,
): Promise<Output<Operations['listTeamTournaments']>> {
  const { userId } = actorOf(caller);
  const [team, membership] = await Promise.all([teams.find(teamId), memberships.find({ userId, teamId })]);
  if (!team || !isVisible(team, membership)) throw new Problem('team.notFound');
  const mayManage = permissionsOf(membership?.roles ?? []).includes('publishSchedule');
  const all = await tournaments.listOf(teamId);
  return {
    tournaments: all
      .filter(({ status }) => mayManage || status !== 'draft')
      .map((one) => toTournamentCard(one, team.plan)),
    mayManage,
  };
}
