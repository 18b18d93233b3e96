import type { Effect } from '../webhooks/effect.ts';
import { syncParts } from './sync-account.ts';

/** An account was updated, lost a capability or took our access away: the provider says how it is now. */
export const onAccountEvent: Effect = async (_, { seller, provider, now }) =>
  seller ? syncParts(seller, provider.stripe, now) : 'unknown';
