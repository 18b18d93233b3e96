import { createHash } from 'node:crypto';
import type { MailLimits } from '#shared/contract/mail-limits.ts';
import type { RateLimit } from './rate-limit.ts';

interface AskedMail {
  /** Where the request came from: `sourceOf` of its address, or an account. */
  readonly source: string;
  readonly email: string;
}

/**
 * Whether one more mail may go to an address. `enough` is no refusal of the person: what the earlier mails carry still
 * works, and the caller answers as if it had sent.
 * @throws {Problem} request.tooMany, to a source that asks too much
 */
export type MailGate = (asked: AskedMail, limits: MailLimits, now: Date) => Promise<'send' | 'enough'>;

export const createMailGate =
  (rates: RateLimit): MailGate =>
  async ({ source, email }, { purpose, perSource, perPair, perAddress }, now) => {
    if (perSource) await rates.count(source, purpose, perSource, now);
    const address = createHash('sha256').update(email).digest('hex');
    // Together: a source that has had its share of an address uses up nothing of what others may ask for it.
    const counts = [
      { who: `${address} ${source}`, operation: purpose, limit: perPair },
      ...perAddress.map((limit) => ({ who: address, operation: `${purpose} ${limit.per}`, limit })),
    ];
    return (await rates.countTogether(counts, now)) ? 'send' : 'enough';
  };
