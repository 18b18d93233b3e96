import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { refundByHost } from '#lambdas/payments/ports/orders/refund-by-host.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { duesFrom } from '#shared/payments/outside/dues.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import { startOfSeason } from './checkout/season-settlements.ts';
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
  return shownOrder(await refundByHost({ ...asked, subjectId: seasonId, startsAt }, orders, now));
}
