import type Stripe from 'stripe';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import type { AccountOwner, PayoutAccount } from '../../ports/accounts/payout-accounts.ts';
import { ask, isKeyUsed } from '../../provider/answers.ts';
import type { Provider } from '../../provider/stripe.ts';
import type { AccountParts } from '../account-parts.ts';
import { fromProvider } from '../from-provider.ts';
import { scheduleNightly } from '../nightly.ts';
import { type OwnersCall, pageOf } from '../owners-call.ts';
import { sessionOf } from '../session-of.ts';

type Operation = (typeof payoutAccounts)['operations']['linkOrCreateStripeAccount'];

/** Leads to the provider: to set up a new account, to finish the one that was begun, or to link one that there is. */
export async function linkOrCreateStripeAccount(
  { type, country }: Parsed<Operation>,
  { owner, caller }: OwnersCall,
  parts: AccountParts,
): Promise<Output<Operation>> {
  const before = await parts.accounts.find(owner);
  const provider = await parts.provider();
  if (type === 'link') {
    if (before && !before.disconnectedAt) throw new Problem('payout.connected');
    const state = await parts.states.begin(sessionOf(caller), { country, ...organizationOf(owner) }, caller.now);
    return { url: checked(authorizeUrl(state, country, caller, provider, parts), provider, parts) };
  }
  if (before && !before.disconnectedAt) {
    if (before.country !== country || before.status === 'active') throw new Problem('payout.connected');
    return { url: checked(await onboardingUrl(before.stripeId, { owner, country }, provider, parts), provider, parts) };
  }
  const stripeId = await createAccount({ owner, country, before }, caller, provider, parts);
  return { url: checked(await onboardingUrl(stripeId, { owner, country }, provider, parts), provider, parts) };
}

const organizationOf = ({ ownerKind, ownerId }: AccountOwner) =>
  ownerKind === 'org' ? { organizationId: ownerId } : {};

/** An account for an owner, in a country. */
interface Wanted {
  readonly owner: AccountOwner;
  readonly country: string;
}

/** Two tabs make one account: the key is the owner's, and counts the accounts before it. */
async function createAccount(
  { owner, country, before }: Wanted & { readonly before: PayoutAccount | undefined },
  caller: Caller,
  { stripe, livemode }: Provider,
  { accounts, due }: AccountParts,
): Promise<string> {
  const { ownerId } = owner;
  const email = caller.account?.email;
  const made = await ask(
    stripe.accounts.create(
      { type: 'standard', country, ...(email && { email }), metadata: { ownerId } },
      { idempotencyKey: `account-${ownerId}-${before?.version ?? 0}` },
    ),
  ).catch((error: unknown) => {
    throw isKeyUsed(error) ? new Problem('payout.connected') : error;
  });
  await scheduleNightly(made.id, due, caller.now);
  const linking = { ...owner, linkKind: 'new', now: caller.now } as const;
  const result = await accounts.link({ ...fromProvider(made, livemode), ...linking }, before);
  if (result !== 'linked') throw new Problem('payout.connected');
  return made.id;
}

/** Links to the provider's pages are good for minutes: the page that one leads back to asks for another. */
async function onboardingUrl(
  account: string,
  { owner, country }: Wanted,
  { stripe }: Provider,
  { webOrigin }: AccountParts,
): Promise<string> {
  const page = `${webOrigin()}${pageOf(owner)}`;
  const back = `${page}${page.includes('?') ? '&' : '?'}stripe=`;
  const link = await ask(
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      return_url: `${back}returned`,
      refresh_url: `${back}again&country=${country}`,
    }),
  );
  return link.url;
}

function authorizeUrl(state: string, country: string, { account }: Caller, provider: Provider, parts: AccountParts) {
  const params: Stripe.OAuthAuthorizeUrlParams = {
    response_type: 'code',
    scope: 'read_write',
    state,
    redirect_uri: `${parts.webOrigin()}/settings?tab=payments`,
    stripe_user: { country, ...(account?.email && { email: account.email }) },
  };
  return provider.authorizeUrl(params);
}

const providerPages = 'https://connect.stripe.com';

/**
 * Players are sent to the provider's own pages and nowhere else (threat T64). On one machine those are its stand-in's, where
 * the product itself is.
 */
function checked(url: string, { authorizeUrl: ours }: Provider, { webOrigin }: AccountParts): string {
  const pages = new URL(ours({})).origin;
  const allowed = pages === providerPages ? [pages] : [pages, webOrigin()];
  if (!allowed.includes(new URL(url).origin)) throw new Error('The payment provider led to another host than its own.');
  return url;
}
