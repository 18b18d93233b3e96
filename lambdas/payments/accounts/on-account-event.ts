import type { Effect } from '../webhooks/effect.ts';
import { syncParts } from './sync-account.ts';

/** An account was updated, lost a capability or took our access away: what it is now is asked of the provider. */
export const onAccountEvent: Effect = async (_, { seller, provider, now }) =>
  seller ? syncParts(seller, provider.stripe, now) : 'unknown';
