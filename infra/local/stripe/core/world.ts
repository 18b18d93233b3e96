import type { KeptObject } from './objects.ts';
import type { StripeStore } from './store.ts';

/** The account of the platform itself, whose key every call comes with. */
export const platform = 'acct_1LocalPlatform0000';
/** The platform, as connected accounts know it. */
export const application = 'ca_LocalPlatform00000000000000000';

/** What everything at the local provider works on. A change and what is told of it are one transaction. */
export interface World {
  readonly store: StripeStore;
  /** By the product's clock, in seconds. */
  readonly now: () => number;
  /** Keeps an event, and has it delivered. `before` holds the former values of what an update changed. */
  readonly emit: (scope: string, type: string, object: KeptObject | object, before?: object) => void;
  /** The address of a page of the provider. */
  readonly pageAt: (path: string) => string;
}

export const daySeconds = 24 * 60 * 60;
