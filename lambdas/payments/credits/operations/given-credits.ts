import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { creditsContract } from '#shared/payments/credits/contract.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { nameIn } from '../../invoices/views.ts';
import type { PayoutAccount, PayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import type { Credits } from '../../ports/credits/credits.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { keepsCredit } from '../../ports/orders/stored-order.ts';
import { moved } from './move-credit.ts';

type Operations = (typeof creditsContract)['operations'];

interface Parts {
  readonly credits: Credits;
  readonly orders: Pick<Orders, 'find'>;
  readonly payouts: Pick<PayoutAccounts, 'find'>;
  readonly naming: Pick<Naming, 'of'>;
}

/** Everyone who can spend something with the caller, and so what the caller owes in credit. */
export async function listGivenCredits(
  caller: Caller,
  { credits, naming }: Parts,
): Promise<Output<Operations['listGivenCredits']>> {
  const { userId: sellerId } = actorOf(caller);
  const held = await credits.ofSeller(sellerId);
  // Payers are known to who is paid.
  const names = await naming.of(
    held.map(({ userId }) => userId),
    { userId: sellerId, now: caller.now, needs: true },
  );
  const shown = held.map(({ userId, balanceMinor, currency }) => ({
    userId,
    name: nameIn(names, userId),
    balanceMinor,
    currency,
  }));
  return { credits: shown.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** To who paid the caller with an order: a host without a community knows their payers by that alone. */
export async function giveCredit(
  { orderId, amountMinor, reason }: Parsed<Operations['giveCredit']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['giveCredit']>> {
  const order = await parts.orders.find(orderId);
  if (order?.sellerId !== actorOf(caller).userId || !wasCharged(order.status)) throw new Problem('order.notFound');
  if (!keepsCredit(order)) throw new Problem('credit.guestPayer');
  const giver = await giverOf(caller, parts);
  if (giver.account.disconnectedAt) throw new Problem('credit.accountNeeded');
  return moved({ ...giver, userId: order.userId, amountMinor, reason }, caller, parts);
}

export async function takeBackCredit(
  { userId, amountMinor, reason }: Parsed<Operations['takeBackCredit']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['takeBackCredit']>> {
  return moved({ ...(await giverOf(caller, parts)), userId, amountMinor: -amountMinor, reason }, caller, parts);
}

/** @throws {Problem} credit.accountNeeded */
async function giverOf(
  caller: Caller,
  { payouts }: Pick<Parts, 'payouts'>,
): Promise<{ readonly account: PayoutAccount; readonly title: string }> {
  const account = await payouts.find({ ownerKind: 'user', ownerId: actorOf(caller).userId });
  if (!account) throw new Problem('credit.accountNeeded');
  return { account, title: nameForAll(caller.account, caller.now) };
}
