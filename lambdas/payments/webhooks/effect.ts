import type { PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import type { Parts } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import type { ProviderEvent } from './provider-event.ts';

/** What an effect may ask besides the stores that it is made with. */
export interface EffectContext {
  /** The stored account that the event happened on; absent for the platform's own events. */
  readonly seller: PayoutAccount | undefined;
  readonly provider: Provider;
  readonly now: Date;
}

/**
 * What follows from an event: parts of the transaction that records that it was seen, facts of the outbox among them. What
 * it is about may not be stored yet (`unknown`): then the event waits and is fetched again. Events come more than once, late
 * and in any order, so what an effect writes depends on nothing but what they say (promises P12 and P13).
 */
export type Effect = (event: ProviderEvent, context: EffectContext) => Promise<Parts | 'unknown'>;
