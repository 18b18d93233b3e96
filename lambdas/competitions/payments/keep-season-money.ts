import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { answerDisputeOf, seenDispute } from '#lambdas/payments/ports/orders/answer-dispute.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Attended } from '#shared/payments/orders/stored-dispute.ts';
import { duesFrom } from '#shared/payments/outside/dues.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import { promiseOf, startOfSeason } from './checkout/season-settlements.ts';
import { type Reminding, remindOwing } from './remind-owing.ts';
import { readOwing, type SeasonPaymentParts } from './season-payments.ts';

type Operations = (typeof competitionPayments)['operations'];

export async function remindSeasonDues(
  { seasonId }: Parsed<Operations['remindSeasonDues']>,
  caller: Caller,
  parts: Pick<SeasonPaymentParts, 'stored' | 'naming' | 'payments'> & Reminding,
): Promise<Output<Operations['remindSeasonDues']>> {
  const paid = await parts.payments.list(seasonId);
  const by = { byId: actorOf(caller).userId, now: caller.now };
  const { owing } = await readOwing(seasonId, paid, { userId: by.byId, now: by.now }, parts);
  const dues = duesFrom(owing, paid, () => '');
  return remindOwing({ subjectKind: 'season', subjectId: seasonId }, dues, by, parts);
}

/** The owner and treasurers alone (decision D52). */
export async function refundSeasonOrder(
  { seasonId, ...asked }: Parsed<Operations['refundSeasonOrder']>,
  { now }: Caller,
  { stored, orders }: { readonly stored: Pick<SeasonReader, 'find'>; readonly orders: Pick<Orders, 'move'> },
): Promise<Output<Operations['refundSeasonOrder']>> {
  const season = await stored.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  const startsAt = startOfSeason(season);
  const { terms } = promiseOf(season) ?? {};
  return shownOrder(await refundByHost({ ...asked, subjectId: seasonId, startsAt, terms }, orders, now));
}

/** What a season knows of who came is in its matches, so the bank is shown what was sold, shown and paid. */
const attended: readonly Attended[] = [];

interface DisputeParts {
  readonly stored: Pick<SeasonReader, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
}

export async function getSeasonDispute(
  input: Parsed<Operations['getSeasonDispute']>,
  parts: DisputeParts,
): Promise<Output<Operations['getSeasonDispute']>> {
  return seenDispute(await orderIn(input, parts), async () => attended);
}

export async function answerSeasonDispute(
  input: Parsed<Operations['answerSeasonDispute']>,
  { now }: Caller,
  parts: DisputeParts,
): Promise<Output<Operations['answerSeasonDispute']>> {
  await orderIn(input, parts);
  return answerDisputeOf({ ...input, attended }, parts.orders, now);
}

/** @throws {Problem} season.notFound, order.notFound */
async function orderIn(
  { seasonId, orderId }: Parsed<Operations['getSeasonDispute']>,
  { stored, orders }: DisputeParts,
): Promise<StoredOrder> {
  const [season, order] = await Promise.all([stored.find(seasonId), orders.find(orderId)]);
  if (!season) throw new Problem('season.notFound');
  if (order?.subjectId !== seasonId) throw new Problem('order.notFound');
  return order;
}
