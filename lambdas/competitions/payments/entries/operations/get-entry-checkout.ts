import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import { type Discounts, shownDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { readAutomatic } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { atBest } from '#lambdas/payments/ports/orders/at-best.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import type { entryCheckout } from '#shared/competitions/payments/entry-checkout-contract.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { toShownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { keptTerms } from '#shared/payments/refund-policy.ts';
import type { Stored } from '../../../seasons/stored.ts';
import { promiseOf } from '../../../tournaments/entry-settlements.ts';
import { type SightParts, seeTournament } from '../../../tournaments/tournament-sight.ts';
import { ordersOf } from '../../checkout/operations/get-season-checkout.ts';
import { whoReturnsTo } from '../../checkout/who-returns.ts';
import { readSold, standingOfAid } from '../entry-aid.ts';
import { lineOf } from '../entry-order.ts';
import type { PayableEntry, PayableParts } from '../payable-entries.ts';

type GetEntryCheckout = (typeof entryCheckout)['operations']['getEntryCheckout'];

export type EntryCheckoutParts = SightParts &
  PayableParts &
  Sellers & {
    readonly orders: Pick<Orders, 'find' | 'move' | 'ofPayer'>;
    readonly discounts: Pick<Discounts, 'list'>;
    readonly membersAmong: MembersAmong;
    readonly stored: Pick<Stored, 'find' | 'registrationsOf'>;
    readonly credits: Pick<Credits, 'balance'>;
    readonly aid: Pick<AidRequests, 'find' | 'ask'>;
  };

/** What the reader can pay by card for their own and their children's entries, and the reader's orders. */
export async function getEntryCheckout(
  { tournamentId }: Parsed<GetEntryCheckout>,
  caller: Caller,
  parts: EntryCheckoutParts,
): Promise<Output<GetEntryCheckout>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const { tournament } = await seeTournament(tournamentId, userId, parts);
  const sold = await readSold(tournament, userId, parts, now);
  const { payable, toPay, orderIds, account, plan } = sold;
  const aid = await standingOfAid(tournament, { userId, account: caller.account, now }, sold, parts);
  const promise = promiseOf(tournament);
  const currency = payable[0]?.fee.currency ?? account?.currency ?? 'USD';
  const creditMinor = account ? await parts.credits.balance({ sellerId: account.ownerId, userId, currency }) : 0;
  const orders = await ordersOf(userId, orderIds, parts.orders, now);
  const paid = toPay.flatMap((one) => lineOf(one, { name: 'You', part: 'all' }) ?? []);
  const lines = paid.length === 0 && aid?.status === 'granted' ? sold.enterable : paid;
  const bought = {
    subjectId: tournament.tournamentId,
    teamId: tournament.teamId,
    userId,
    lines,
    currency,
    timeZone: tournament.facts.timeZone,
  };
  const { discounts, facts } = await readAutomatic(
    bought,
    lines.length > 0 ? [tournament.teamId] : [],
    whoReturnsTo(tournament, parts),
    parts,
    now,
  );
  return {
    toPay: toPay.map(shownPayable),
    currency,
    plan,
    automatic: discounts.map(shownDiscount),
    ...toShownFacts(facts),
    ...(creditMinor > 0 && { creditMinor }),
    ...(promise && { terms: keptTerms(promise.terms) }),
    ...(aid && { aid }),
    orders: orders.map((order) => shownOrder(promise ? atBest(order, promise, now) : order)),
  };
}

const shownPayable = ({ entry, player, category, name, restMinor, halfMinor }: PayableEntry) => ({
  entryId: entry.entryId,
  personId: player.personId,
  ...(player.childName && { childName: player.childName }),
  categoryId: category.categoryId,
  category: category.name,
  name,
  restMinor,
  ...(halfMinor !== undefined && { halfMinor }),
  ...(entry.payBy && { payBy: entry.payBy }),
});
