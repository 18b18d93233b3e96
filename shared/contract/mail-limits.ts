import type { CallLimit } from './operation.ts';

/**
 * How much mail strangers may cause for one purpose. What one source asks for one address counts together with that
 * address, so that no source can use up what others may ask for; the address keeps its owner's way in, as the links and
 * codes of the mails it got stay valid.
 */
export interface MailLimits {
  /** Names the counters. */
  readonly purpose: string;
  /** What one source may ask, for any addresses. Without it the operation's own limit says so. */
  readonly perSource?: CallLimit;
  /** Mails that one source may cause to one address. */
  readonly perPair: CallLimit;
  /** Mails to one address, whatever the source; no window is longer than what the mails carry is valid. */
  readonly perAddress: readonly CallLimit[];
}
