import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { clashAt } from '#shared/competitions/placing/clash-at.ts';
import { checkInState } from '#shared/competitions/tournaments/check-in.ts';
import type { Desk, DeskCommand, DeskMatch } from '#shared/competitions/tournaments/desk.ts';
import type { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { inOf } from '#shared/competitions/tournaments/entry-list.ts';
import { checkIn, runDesk as run } from '#shared/competitions/tournaments/run-desk.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { peopleIn, type TournamentNotice } from '../../facts.ts';
import { type PlayedCategory, readPlayed, shownMatches } from '../../played.ts';
import { readTournament } from '../../read-tournament.ts';
import type { StoredList, StoredTournament } from '../../tournament-reader.ts';
import { type DeskParts, deskView, firstOf } from '../desk-view.ts';
import { placedNotice, playersOf } from '../placed-notice.ts';
import { placedOf, placingRules, toPlace } from '../to-place.ts';

type Operations = (typeof tournamentDesk)['operations'];

export async function runDesk(
  { tournamentId, command }: Parsed<Operations['runDesk']>,
  caller: Caller,
  parts: DeskParts,
): Promise<Output<Operations['runDesk']>> {
  const { now } = caller;
  const tournament = await readTournament(tournamentId, parts.tournaments);
  refuseNow(tournament.status, command);
  const lists = await parts.tournaments.listsOf(tournamentId);
  const change = async (before: Desk) => {
    const played = await readPlayed(before, parts);
    const shown = shownMatches(before, played);
    const known = command.type === 'place' ? withMatch(before, shown, command.key) : before;
    if (command.type === 'call') refuseCall(command, shown);
    if (command.type === 'place') refuseClash(command, tournament, played, shown);
    const over = new Set(shown.filter(({ state }) => state === 'over' || state === 'never').map(({ key }) => key));
    const outcome = run(known, command, now, over);
    if ('refused' in outcome) throw new Problem(outcome.refused);
    const { desk } = outcome;
    return desk === before ? { desk } : { desk, telling: tournamentNoticeOf(command, tournament, desk, shown, lists) };
  };
  await parts.desks.change(tournament, change, now);
  return deskView(tournamentId, caller, parts);
}

/** The day is run once the schedule is out; matches are moved while it is made as well. */
function refuseNow(status: StoredTournament['status'], { type }: DeskCommand): void {
  const isOn = status === 'scheduled' || status === 'live';
  const isOut = status !== 'draft' && status !== 'cancelled' && status !== 'archived';
  const may = type === 'announce' ? isOut : isOn || (type === 'place' && status === 'draw');
  if (!may) throw new Problem('tournament.notNow');
}

/** No players are called to a match before it is known who plays it, nor to one that is over. */
function refuseCall({ key, isCalled }: DeskCommand & { type: 'call' }, shown: readonly ShownMatch[]): void {
  const state = isCalled ? shown.find((one) => one.key === key)?.state : undefined;
  if (state === 'waiting') throw new Problem('match.notReady');
  if (state === 'over' || state === 'never') throw new Problem('match.final');
}

/** A match without a time is not on the desk yet. */
function withMatch(desk: Desk, shown: readonly ShownMatch[], key: string): Desk {
  const match = shown.find((one) => one.key === key);
  const isOn = desk.matches.some(
    ({ categoryId, stage, matchId }) =>
      categoryId === match?.categoryId && stage === match.stage && matchId === match.matchId,
  );
  if (!match || isOn) return desk;
  const { categoryId, stage, matchId } = match;
  const added: DeskMatch = { categoryId, stage, matchId };
  return { ...desk, matches: [...desk.matches, added] };
}

function refuseClash(
  { key, court, startsAt }: DeskCommand & { type: 'place' },
  { facts }: StoredTournament,
  played: readonly PlayedCategory[],
  shown: readonly ShownMatch[],
): void {
  const rules = placingRules(facts);
  if (!rules.courts.includes(court))
    throw new Problem('tournament.clash', { fields: { court: 'There is no such court.' } });
  const wanted = { key, court, start: Date.parse(startsAt) };
  const all = toPlace(facts, played, Number.NEGATIVE_INFINITY);
  const clash = clashAt(wanted, all, placedOf(shown), rules);
  if (clash) throw new Problem('tournament.clash', { fields: { startsAt: clashWords[clash] } });
}

const clashWords = {
  court: 'Another match is on that court then.',
  person: 'A player who may be in it plays another match then.',
  order: 'Matches that decide who is in it would not be over, or one that waits for it would have begun.',
} as const;

/** Players who are called or play at another time, and all where everything changes. */
function tournamentNoticeOf(
  command: DeskCommand,
  { status }: StoredTournament,
  desk: Desk,
  shown: readonly ShownMatch[],
  lists: readonly StoredList[],
): TournamentNotice | undefined {
  const entered = lists.flatMap(({ list }) => inOf(list));
  if (command.type === 'call') {
    const match = shown.find(({ key }) => key === command.key);
    if (!command.isCalled || !match) return undefined;
    const userIds = playersOf(match, entered);
    return { userIds, news: { what: 'called', key: match.key } };
  }
  if (command.type === 'place') {
    const match = shown.find(({ key }) => key === command.key);
    return match && status !== 'draw' ? placedNotice([match], entered) : undefined;
  }
  const [latest] = desk.news;
  return latest && { userIds: peopleIn(entered), news: { what: 'announced', at: latest.at } };
}

export async function checkInEntry(
  { tournamentId, entryId, isHere }: Parsed<Operations['checkInEntry']>,
  { now }: Caller,
  parts: DeskParts,
): Promise<Output<Operations['checkInEntry']>> {
  const tournament = await readTournament(tournamentId, parts.tournaments);
  const lists = await parts.tournaments.listsOf(tournamentId);
  if (!lists.some(({ list }) => inOf(list).some((entry) => entry.entryId === entryId)))
    throw new Problem('tournament.entryNotFound');
  const change = async (before: Desk) => {
    const startsAt = firstOf(entryId, shownMatches(before, await readPlayed(before, parts)));
    const state = checkInState({ startsAt, checkedInAt: undefined, heldSince: undefined }, now);
    if (isHere && state === 'early') throw new Problem('tournament.checkInClosed');
    const isAsBefore = (before.checkedIn[entryId] !== undefined) === isHere;
    return { desk: isAsBefore ? before : checkIn(before, entryId, isHere, now) };
  };
  await parts.desks.change(tournament, change, now);
  return {};
}
