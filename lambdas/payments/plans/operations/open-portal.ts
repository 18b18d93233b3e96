import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Provider } from '../../provider/stripe.ts';
import { askProvider } from '../ask-provider.ts';
import type { PlanWork } from '../plan-work.ts';

type Opening = Pick<PlanWork, 'customers' | 'provider' | 'webOrigin'>;

/** The portal of the caller, who becomes a customer with it. Which portal it is follows from the stage's mode. */
export async function createCustomerSession({ account }: Caller, work: Opening): Promise<{ url: string }> {
  if (!account) throw new Problem('auth.required');
  const provider = await work.provider();
  return open(await work.customers.of(account, provider), provider, work);
}

/** The portal of a caller who is a customer. */
export async function getPortalLink({ account }: Caller, work: Opening): Promise<{ url: string }> {
  const customer = account?.stripeCustomerId;
  if (!customer) throw new Problem(account?.isPlatformAdmin ? 'access.denied' : 'plan.noCustomer');
  return open(customer, await work.provider(), work);
}

async function open(customer: string, { stripe }: Provider, { webOrigin }: Opening): Promise<{ url: string }> {
  const back = `${webOrigin()}/settings?tab=payments`;
  const { url } = await askProvider(stripe.billingPortal.sessions.create({ customer, return_url: back }));
  return { url };
}
