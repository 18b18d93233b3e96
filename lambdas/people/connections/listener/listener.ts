import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { connectionAccepted, connectionAsked } from '#shared/people/connections/messages.ts';
import { privacySaved, profileSaved } from '#shared/people/messages.ts';
import { createNearbyStore } from '../nearby/store.ts';
import { createConnectionStore } from '../store.ts';
import { notifyOfAcceptance, notifyOfRequest } from './notify.ts';

const accounts = createAccountReader(table());
const nearby = createNearbyStore(table());
const by = { ...connectDelivery(), connections: createConnectionStore(table()) };

async function list({ data: { userId } }: { readonly data: { readonly userId: string } }, now: Date): Promise<void> {
  const account = await accounts.find(userId);
  if (account) await nearby.show(account, now);
}

/** Keeps who can be found by players nearby, and tells people who wants to know them. */
export const handler = listen(
  on(profileSaved, list),
  on(privacySaved, list),
  on(connectionAsked, (message, now) => notifyOfRequest(message, by, now)),
  on(connectionAccepted, (message, now) => notifyOfAcceptance(message, by, now)),
);
