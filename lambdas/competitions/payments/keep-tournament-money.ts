import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { answerDisputeOf, seenDispute } from '#lambdas/payments/ports/orders/answer-dispute.ts';
import { atBest } from '#lambdas/payments/ports/orders/at-best.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { DueReminders } from '#lambdas/payments/ports/outside/due-reminders.ts';
import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { startOfTournament } from '#shared/competitions/tournaments/held-entries.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Attended } from '#shared/payments/orders/stored-dispute.ts';
import { duesFrom } from '#shared/payments/outside/dues.ts';
import type { DeskReader } from '../tournaments/desk-reader.ts';
import { promiseOf } from '../tournaments/entry-settlements.ts';
import { readTournament } from '../tournaments/read-tournament.ts';
import type { TournamentReader } from '../tournaments/tournament-reader.ts';
import { accountingCodeOf } from './accounting-code.ts';
import { type Reminding, remindOwing } from './remind-owing.ts';
import { isWorthShowing } from './season-payments.ts';
import { type OwingParts, readOwing, withdrawn } from './tournament-payments.ts';

type Operations = (typeof competitionPayments)['operations'];

interface MoneyParts extends OwingParts, Sellers {
  readonly payments: Pick<OutsidePayments, 'list'>;
  readonly orders: Pick<Orders, 'listOf'>;
  readonly reminders: Pick<DueReminders, 'list'>;
}

/** Everything that entries owe and paid, with the card payments as their payers see them. */
export async function getTournamentMoney(
  { tournamentId }: Parsed<Operations['getTournamentMoney']>,
  { now }: Caller,
  parts: MoneyParts,
): Promise<Output<Operations['getTournamentMoney']>> {
  const [{ tournament, owing, payOutside }, paid, orders, reminded] = await Promise.all([
    readOwing(tournamentId, parts, now),
    parts.payments.list(tournamentId),
    parts.orders.listOf(tournamentId),
    parts.reminders.list(tournamentId),
  ]);
  const promise = promiseOf(tournament);
  return {
    dues: duesFrom(owing, paid, withdrawn),
    ...(payOutside && { payOutside }),
    orders: orders.filter(isWorthShowing).map((order) => shownOrder(promise ? atBest(order, promise, now) : order)),
    reminded,
    ...(await accountingCodeOf(tournament.teamId, parts)),
  };
}

export async function remindTournamentDues(
  { tournamentId }: Parsed<Operations['remindTournamentDues']>,
  caller: Caller,
  parts: OwingParts & Pick<MoneyParts, 'payments'> & Reminding,
): Promise<Output<Operations['remindTournamentDues']>> {
  const { now } = caller;
  const [{ owing }, paid] = await Promise.all([readOwing(tournamentId, parts, now), parts.payments.list(tournamentId)]);
  const by = { byId: actorOf(caller).userId, now };
  return remindOwing(
    { subjectKind: 'tournament', subjectId: tournamentId },
    duesFrom(owing, paid, withdrawn),
    by,
    parts,
  );
}

/** The owner and treasurers alone (decision D52). */
export async function refundTournamentOrder(
  { tournamentId, ...asked }: Parsed<Operations['refundTournamentOrder']>,
  { now }: Caller,
  {
    tournaments,
    orders,
  }: { readonly tournaments: Pick<TournamentReader, 'find'>; readonly orders: Pick<Orders, 'move'> },
): Promise<Output<Operations['refundTournamentOrder']>> {
  const tournament = await readTournament(tournamentId, tournaments);
  const startsAt = startOfTournament(tournament.facts);
  const { terms } = promiseOf(tournament) ?? {};
  return shownOrder(await refundByHost({ ...asked, subjectId: tournamentId, startsAt, terms }, orders, now));
}

interface DisputeParts {
  readonly tournaments: Pick<TournamentReader, 'find' | 'listsOf'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly desks: DeskReader;
}

export async function getTournamentDispute(
  input: Parsed<Operations['getTournamentDispute']>,
  parts: DisputeParts,
): Promise<Output<Operations['getTournamentDispute']>> {
  return seenDispute(await orderIn(input, parts), (order) => checkedInOf(order, parts));
}

export async function answerTournamentDispute(
  input: Parsed<Operations['answerTournamentDispute']>,
  { now }: Caller,
  parts: DisputeParts,
): Promise<Output<Operations['answerTournamentDispute']>> {
  const attended = await checkedInOf(await orderIn(input, parts), parts);
  return answerDisputeOf({ ...input, attended }, parts.orders, now);
}

/** @throws {Problem} tournament.notFound, order.notFound */
async function orderIn(
  { tournamentId, orderId }: Parsed<Operations['getTournamentDispute']>,
  { tournaments, orders }: DisputeParts,
): Promise<StoredOrder> {
  const [, order] = await Promise.all([readTournament(tournamentId, tournaments), orders.find(orderId)]);
  if (order?.subjectId !== tournamentId) throw new Problem('order.notFound');
  return order;
}

/** When an entry that was paid for came to the desk. */
async function checkedInOf(
  { orderId, subjectId, lines }: StoredOrder,
  { tournaments, desks }: DisputeParts,
): Promise<readonly Attended[]> {
  const [lists, { checkedIn }] = await Promise.all([tournaments.listsOf(subjectId), desks.read(subjectId)]);
  const paidFor = lists
    .flatMap(({ list }) => list.entries)
    .find(({ cardPayments = [] }) => cardPayments.some((one) => one.orderId === orderId));
  const at = paidFor && checkedIn[paidFor.entryId];
  return at ? lines.map(({ name }) => ({ name, at })) : [];
}
