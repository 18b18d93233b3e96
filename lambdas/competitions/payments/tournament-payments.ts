import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { markDue } from '#lambdas/payments/ports/outside/mark-due.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { tournamentDues } from '#shared/competitions/payments/tournament-dues.ts';
import type { Entry } from '#shared/competitions/tournaments/entry-list.ts';
import { withoutLapsed } from '#shared/competitions/tournaments/held-entries.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { duesFrom } from '#shared/payments/outside/dues.ts';
import type { EntryStore } from '../tournaments/entry-store.ts';
import { fullName, namesOf, peopleOfLists } from '../tournaments/names.ts';
import type { TournamentReader } from '../tournaments/tournament-reader.ts';
import { type SightParts, seeTournament } from '../tournaments/tournament-sight.ts';
import { keepEntry } from './entries/keep-entry.ts';
import { paidForBy } from './entries/paid-for.ts';

type Operations = (typeof competitionPayments)['operations'];

export interface TournamentPaymentParts extends SightParts {
  readonly tournaments: Pick<TournamentReader, 'find' | 'findBy' | 'listsOf'>;
  readonly accounts: AccountReader;
  readonly payments: OutsidePayments;
  readonly entries: Pick<EntryStore, 'change'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

/** Of every entry that the reader is in, or a child they pay for. */
export async function getMyTournamentDues(
  { tournamentId }: Parsed<Operations['getMyTournamentDues']>,
  caller: Caller,
  parts: TournamentPaymentParts,
): Promise<Output<Operations['getMyTournamentDues']>> {
  const { userId } = actorOf(caller);
  const { tournament } = await seeTournament(tournamentId, userId, parts);
  const { owing } = await readOwing(tournamentId, parts, caller.now);
  const lists = await parts.tournaments.listsOf(tournamentId);
  const players = (await paidForBy(userId, parts.dependants, caller.now)).map((one) => one.userId);
  const isTheirs = ({ personIds }: Entry) => players.some((player) => personIds.includes(player));
  const entries = lists.flatMap(({ list }) => list.entries.filter(isTheirs));
  const mine = new Set(entries.map(({ entryId }) => entryId));
  const paid = await parts.payments.find(tournamentId, [...mine]);
  const dues = duesFrom(
    owing.filter(({ dueId }) => mine.has(dueId)),
    paid,
    () => 'You',
  );
  const { payOutside } = tournament.facts;
  return { dues, ...(dues.length > 0 && payOutside && { payOutside }) };
}

export async function listTournamentDues(
  { tournamentId }: Parsed<Operations['listTournamentDues']>,
  { now }: Caller,
  parts: TournamentPaymentParts,
): Promise<Output<Operations['listTournamentDues']>> {
  const [paid, { owing, payOutside }] = await Promise.all([
    parts.payments.list(tournamentId),
    readOwing(tournamentId, parts, now),
  ]);
  return { dues: duesFrom(owing, paid, withdrawn), ...(payOutside && { payOutside }) };
}

/** What is shown of an entry that is gone. */
export const withdrawn = () => 'An entry that withdrew';

/** An entry that is held for its payment stands first, so that a mark never is on one whose time is over. */
export async function markTournamentDue(
  { tournamentId, dueId, ...marked }: Parsed<Operations['markTournamentDue']>,
  { account, now }: Caller,
  parts: TournamentPaymentParts,
): Promise<Output<Operations['markTournamentDue']>> {
  const { owing } = await readOwing(tournamentId, parts, now);
  const first = () => keepEntry({ tournamentId, entryId: dueId }, parts, now);
  const by = { owing, byName: nameForAll(account, now), now, first };
  return markDue({ subjectId: tournamentId, dueId, ...marked }, by, parts.payments);
}

export async function unmarkTournamentDue(
  { tournamentId, dueId }: Parsed<Operations['unmarkTournamentDue']>,
  { payments }: Pick<TournamentPaymentParts, 'payments'>,
): Promise<Output<Operations['unmarkTournamentDue']>> {
  await payments.unmark({ subjectId: tournamentId, dueId });
  return {};
}

/** What is read of what entries owe. */
export interface OwingParts {
  readonly tournaments: Pick<TournamentReader, 'find' | 'listsOf'>;
  readonly accounts: AccountReader;
}

/** What entries that are in owe, without those whose time to pay is over. @throws {Problem} tournament.notFound */
export async function readOwing(tournamentId: string, { tournaments, accounts }: OwingParts, now: Date) {
  const [tournament, read] = await Promise.all([tournaments.find(tournamentId), tournaments.listsOf(tournamentId)]);
  if (!tournament) throw new Problem('tournament.notFound');
  const lists = isBeforeDraw(tournament.status)
    ? read.map((stored) => ({ ...stored, list: withoutLapsed(stored.list, now).list }))
    : read;
  const names = await namesOf(peopleOfLists(lists), accounts);
  const { categories, payOutside } = tournament.facts;
  return { tournament, owing: tournamentDues(categories, lists, (entry) => fullName(entry, names)), payOutside };
}
