import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import { payWithCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import type { Discounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import type { seriesPass } from '#shared/events/series/pass/contract.ts';
import { noneReturn } from '../../checkout/operations/hold-spots.ts';
import { sellerOfEvent } from '../../checkout/seller-of-event.ts';
import { teamsHere } from '../../details/team-standing.ts';
import { isShutOut } from '../../details/visibility/is-shut-out.ts';
import { forThemselves, visibleEvent } from '../../details/visibility/visible-event.ts';
import { holdLooked } from './hold-looked.ts';
import { lookAtPass, type PassParts, passOf } from './look-at-pass.ts';

type HoldPass = (typeof seriesPass)['operations']['holdPass'];

export interface HoldingPass extends PassParts {
  readonly discounts: Pick<Discounts, 'list'>;
  readonly membersAmong: MembersAmong;
  readonly credits: Pick<Credits, 'balance'>;
  readonly uses: Pick<UsesOf, 'begin'>;
}

/** Holds the caller's spot on each coming date that has room, and makes one order for them. */
export async function holdPass(input: Parsed<HoldPass>, caller: Caller, parts: HoldingPass): Promise<Output<HoldPass>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  if (await isShutOut(input, caller, parts.events, parts.blocks)) throw new Problem('event.notFound');
  const { event } = await visibleEvent(input, forThemselves(parts.events), userId);
  const pass = await passOf(event, 1, parts, now);
  if (isHost(event, userId)) throw new Problem('payment.notDue');
  const memberOf = await teamsHere(event, userId, parts.events);
  const me = { personId: userId, name: nameForAll(account, now), facts: { ...account }, group: input.group, memberOf };
  const looked = await lookAtPass(pass, [me], parts, now);
  const seller = await sellerOfEvent({ ...pass.event, price: pass.event.passPrice }, parts, now);
  const order = await holdLooked(looked, seller, { userId, account, now }, parts);
  return { order: shownOrder(await lowered(order, parts, now)) };
}

/** With what is taken off without a code; what the payer can spend with the host is used first. */
export const lowered = async (order: StoredOrder, parts: HoldingPass, now: Date): Promise<StoredOrder> =>
  payWithCredit(await priceAutomatically(order, noneReturn, parts, now), parts, now);
