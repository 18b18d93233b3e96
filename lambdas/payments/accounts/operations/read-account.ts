import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { canCharge } from '#shared/payments/accounts/account-status.ts';
import type { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import type { AccountUse, NextPayout, PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import type { PayoutAccount } from '../../ports/accounts/payout-accounts.ts';
import { ask } from '../../provider/answers.ts';
import type { AccountParts } from '../account-parts.ts';
import type { OwnersCall } from '../owners-call.ts';
import { syncParts } from '../sync-account.ts';

type Operations = (typeof payoutAccounts)['operations'];

/** @throws {Problem} payout.notFound */
async function accountOf({ owner }: OwnersCall, { accounts }: Pick<AccountParts, 'accounts'>): Promise<PayoutAccount> {
  const account = await accounts.find(owner);
  if (!account) throw new Problem('payout.notFound');
  return account;
}

/** The same for what only a linked account has. @throws {Problem} payout.notFound */
export async function linkedAccountOf(call: OwnersCall, parts: Pick<AccountParts, 'accounts'>): Promise<PayoutAccount> {
  const account = await accountOf(call, parts);
  if (account.disconnectedAt) throw new Problem('payout.notFound');
  return account;
}

export const getAccount = async (call: OwnersCall, parts: AccountParts): Promise<PayoutAccountView> =>
  viewOf(await accountOf(call, parts), call.caller.now);

/** The same for a page, which shows people without an account how to get one. */
export async function getPayouts(
  { owner, caller }: OwnersCall,
  { accounts }: AccountParts,
): Promise<{ account?: PayoutAccountView }> {
  const account = await accounts.find(owner);
  return account ? { account: viewOf(account, caller.now) } : {};
}

/** The same for an organization, with whether cards pay it. */
export async function getOrganizationPayouts(
  call: OwnersCall,
  parts: AccountParts,
): Promise<Output<Operations['getOrganizationPayouts']>> {
  const [billing, payouts] = await Promise.all([parts.findBilling(call.owner.ownerId), getPayouts(call, parts)]);
  if (!billing) throw new Problem('organization.notFound');
  return { ...billing, ...payouts };
}

/** The currency of the account that the caller sells on: their own, or that of a community they are in. */
export async function getSellingCurrency(
  { teamId }: Parsed<Operations['getSellingCurrency']>,
  caller: Caller,
  { accounts, teams, memberships }: Pick<AccountParts, 'accounts' | 'teams' | 'memberships'>,
): Promise<Output<Operations['getSellingCurrency']>> {
  const { userId } = actorOf(caller);
  const isIn = !teamId || (await memberships.find({ userId, teamId })) !== undefined;
  if (!isIn) return {};
  const team = teamId ? await teams.find(teamId) : undefined;
  if (teamId && !team) return {};
  const account = await (team ? accounts.ofTeam(team) : accounts.find({ ownerKind: 'user', ownerId: userId }));
  return account && !account.disconnectedAt ? { currency: account.currency } : {};
}

/** Asks the provider how the account is now, for an organizer who has just come back from there. */
export async function refreshAccount(call: OwnersCall, parts: AccountParts): Promise<PayoutAccountView> {
  const { now } = call.caller;
  const { stripe } = await parts.provider();
  await parts.retry(async () => {
    const refused = await parts.write(await syncParts(await linkedAccountOf(call, parts), stripe, now));
    if (refused.length > 0) throw contention('The account changed while the provider was asked');
  });
  return getAccount(call, parts);
}

export async function listAccountUses(call: OwnersCall, parts: AccountParts): Promise<{ uses: AccountUse[] }> {
  const { stripeId } = await linkedAccountOf(call, parts);
  return { uses: [...(await parts.uses.list(stripeId))] };
}

/** Read at the provider each time: it alone knows what is on its way. */
export async function getNextPayout(call: OwnersCall, parts: AccountParts): Promise<NextPayout> {
  const { stripeId: stripeAccount, currency } = await linkedAccountOf(call, parts);
  const { stripe } = await parts.provider();
  const [balance, payouts] = await ask(
    Promise.all([
      stripe.balance.retrieve({}, { stripeAccount }),
      stripe.payouts.list({ limit: 10, expand: ['data.destination'] }, { stripeAccount }),
    ]),
  );
  const balanceMinor = [...balance.available, ...balance.pending]
    .filter((part) => part.currency === currency.toLowerCase())
    .reduce((sum, { amount }) => sum + amount, 0);
  const coming = payouts.data
    .filter(({ status }) => status === 'pending' || status === 'in_transit')
    .sort((a, b) => a.arrival_date - b.arrival_date)[0];
  const bank = bankOf((coming ?? payouts.data[0])?.destination);
  return {
    balanceMinor,
    currency,
    ...(bank && { bankLast4: bank }),
    ...(coming && {
      amountMinor: coming.amount,
      arrivesOn: new Date(coming.arrival_date * 1000).toISOString().slice(0, 10),
    }),
  };
}

const bankOf = (destination: unknown): string | undefined =>
  typeof destination === 'object' && destination !== null && 'last4' in destination
    ? String(destination.last4)
    : undefined;

const viewOf = ({ currentlyDue, pastDue, dueBy, ...account }: PayoutAccount, now: Date): PayoutAccountView => ({
  ...account,
  takesPayments: canCharge({ ...account, pastDue }, now),
  stripeChargesEnabled: account.chargesEnabled,
  stripeDetailsSubmitted: account.detailsSubmitted,
  requirements: { currently_due: [...currentlyDue], past_due: [...pastDue], ...(dueBy && { due_by: dueBy }) },
});
