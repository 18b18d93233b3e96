import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { ask, isCodeRefused } from '../../provider/answers.ts';
import type { Provider } from '../../provider/stripe.ts';
import type { AccountParts } from '../account-parts.ts';
import { fromProvider } from '../from-provider.ts';
import { scheduleNightly } from '../nightly.ts';
import { mine, ofOrganization } from '../owners-call.ts';
import { sessionOf } from '../session-of.ts';

type Operation = (typeof payoutAccounts)['operations']['connectOAuth'];

/**
 * Links the account that its owner let us act for. The state is used up before anything is loaded; the tokens of the answer
 * are dropped, as our own key with the account's id is all that is ever used.
 */
export async function connectOAuth(
  { code, state }: Parsed<Operation>,
  caller: Caller,
  { states, accounts, due, provider: connect, organizationPermissions }: AccountParts,
): Promise<Output<Operation>> {
  const begun = await states.use(sessionOf(caller), state, caller.now);
  if (!begun) throw new Problem('payout.stateInvalid');
  const { organizationId } = begun;
  const { owner } = organizationId ? ofOrganization(organizationId, caller) : mine(caller);
  // They may have lost the role on the way to the provider and back.
  const may = organizationId ? await organizationPermissions(actorOf(caller).userId, organizationId) : undefined;
  if (organizationId && !may?.includes('manageMoney')) throw new Problem('payout.stateInvalid');
  const before = await accounts.find(owner);
  if (before && !before.disconnectedAt) throw new Problem('payout.connected');
  const provider = await connect();
  const stripeId = await exchange(code, provider);
  const found = fromProvider(await ask(provider.stripe.accounts.retrieve(stripeId)), provider.livemode);
  await scheduleNightly(stripeId, due, caller.now);
  const result = await accounts.link({ ...found, ...owner, linkKind: 'oauth', now: caller.now }, before);
  if (result !== 'linked') throw new Problem(`payout.${result}`);
  return {
    stripeId,
    stripeChargesEnabled: found.chargesEnabled,
    stripeDetailsSubmitted: found.detailsSubmitted,
    ...(organizationId && { organizationId }),
  };
}

/** @throws {Problem} payout.codeInvalid, also for a code of the other mode */
async function exchange(code: string, { stripe, livemode }: Provider): Promise<string> {
  const token = await ask(stripe.oauth.token({ grant_type: 'authorization_code', code })).catch((error: unknown) => {
    throw isCodeRefused(error) ? new Problem('payout.codeInvalid') : error;
  });
  if (!token.stripe_user_id || token.livemode !== livemode) throw new Problem('payout.codeInvalid');
  return token.stripe_user_id;
}
