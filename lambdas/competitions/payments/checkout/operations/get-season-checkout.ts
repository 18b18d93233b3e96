import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import { type Discounts, shownDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { readAutomatic } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import type { seasonCheckout } from '#shared/competitions/payments/checkout-contract.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { StoredSeason } from '../../../seasons/season-reader.ts';
import { type SightParts, seeSeason } from '../../../seasons/sight/season-sight.ts';
import type { Stored } from '../../../seasons/stored.ts';
import { awaitedOf } from '../awaited-orders.ts';
import type { Payable } from '../payable.ts';
import { besideOthers, paymentsOfOthers } from '../payable-team.ts';
import { depositOf, type PayableParts, readPayable, restAfterDeposit } from '../read-payable.ts';
import { sellerOfSeason } from '../season-order.ts';
import { promisedBy } from '../season-settlements.ts';
import { sharedFees } from '../shared-fees.ts';
import { whoReturnsTo } from '../who-returns.ts';
import { lineOf } from './line-of.ts';

type GetSeasonCheckout = (typeof seasonCheckout)['operations']['getSeasonCheckout'];

export interface CheckoutParts extends SightParts, PayableParts {
  readonly naming: Pick<Naming, 'of'>;
  readonly payouts: Pick<PayoutAccounts, 'find' | 'ofTeam'>;
  readonly stored: Pick<Stored, 'find' | 'squadsOf' | 'registration' | 'registrationsOf'>;
  readonly orders: Pick<Orders, 'find' | 'move' | 'ofPayer'>;
  readonly discounts: Pick<Discounts, 'list'>;
  readonly membersAmong: MembersAmong;
  readonly credits: Pick<Credits, 'balance'>;
  readonly aid: Pick<AidRequests, 'find' | 'ask'>;
}

/** What the reader, their children and their teams can pay by card, and the reader's orders. */
export async function getSeasonCheckout(
  { seasonId }: Parsed<GetSeasonCheckout>,
  caller: Caller,
  parts: CheckoutParts,
): Promise<Output<GetSeasonCheckout>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { season } = await seeSeason(seasonId, userId, parts);
  const { payable: all, orderIds } = await readPayable(season, { userId, name: 'You' }, parts, now);
  const awaited = await awaitedOf(paymentsOfOthers(all), parts.orders);
  const payable = all.map((one) => besideOthers(one, awaited)).filter((one) => one !== undefined);
  const dearest = Math.max(0, ...payable.map(({ restMinor }) => restMinor));
  const { account, plan } = await sellerOfSeason(season, dearest, parts, now);
  const { currency, refundPolicy } = season.facts;
  const players = payable.filter(({ of }) => of.kind === 'registration');
  const lines = players.map((one) => lineOf(season, one, false));
  const bought = {
    subjectId: seasonId,
    teamId: season.teamId,
    userId,
    lines,
    currency,
    timeZone: season.facts.timeZone,
  };
  const { discounts, facts } = await readAutomatic(
    bought,
    account ? [season.teamId] : [],
    whoReturnsTo(season, parts),
    parts,
    now,
  );
  const creditMinor = account ? await parts.credits.balance({ sellerId: account.ownerId, userId, currency }) : 0;
  const mayAsk = account && dearest > 0 && isEditable(season.status) && !isMinor(caller.account?.birthdate, now);
  return {
    toPay: account ? payable.map((one) => shownPayable(season, one)) : [],
    teams: refundPolicy ? await sharedFees(season, userId, parts, now) : [],
    currency,
    plan,
    automatic: discounts.map(shownDiscount),
    ...toShownFacts(facts),
    ...(creditMinor > 0 && { creditMinor }),
    ...(refundPolicy && { terms: { refundPolicy } }),
    ...(mayAsk && { aid: aidStanding(await parts.aid.find({ teamId: season.teamId, subjectId: seasonId, userId })) }),
    orders: (await ordersOf(userId, orderIds, parts.orders, now)).map((order) =>
      shownOrder(promisedBy(season, order, now)),
    ),
  };
}

function shownPayable(season: StoredSeason, payable: Payable) {
  const { dueId, name, restMinor, of, savesCard } = payable;
  const depositMinor = depositOf(season, payable);
  const rest = restAfterDeposit(payable);
  return {
    dueId,
    name,
    restMinor,
    kind: of.kind,
    ...(of.kind === 'registration' && { mode: of.row.mode }),
    ...(depositMinor && { depositMinor }),
    ...(rest && { rest }),
    ...(savesCard && { savesCard }),
  };
}

/** Those of one payer that are paid, or can be. */
export async function ordersOf(userId: string, orderIds: readonly string[], orders: Pick<Orders, 'find'>, now: Date) {
  const isShown = (order: StoredOrder | undefined): order is StoredOrder =>
    order?.userId === userId &&
    (wasCharged(order.status) || (isOpen(order.status) && order.expiresAt > now.toISOString()));
  const found = await Promise.all(orderIds.map((orderId) => orders.find(orderId)));
  return found.filter(isShown).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}
