import { createHash, randomBytes } from 'node:crypto';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { guestAskEntity } from './guest-ask.entity.ts';

/** How long the link in the mail confirms. */
const validMs = 24 * 60 * 60_000;

interface NewAsk {
  readonly eventId: string;
  readonly displayName: string;
  readonly email: string;
  readonly token?: string | undefined;
  /** The group that they chose, where the event has groups. */
  readonly group?: string | undefined;
}

/** What a mailed link confirms. */
export interface Ask extends NewAsk {
  /** True when it was confirmed already: it does nothing more. */
  readonly isUsed: boolean;
}

export interface AskStore {
  /** Keeps what was asked and returns the key of the link that confirms it. */
  keep(ask: NewAsk, now: Date): Promise<string>;
  /** Undefined when there is no such link any more. Strongly consistent. */
  find(key: string, now: Date): Promise<Ask | undefined>;
  use(key: string, now: Date): Promise<void>;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createAskStore(table: Table): AskStore {
  const asks = guestAskEntity(table);
  return {
    keep: async ({ token, group, ...ask }, now) => {
      const key = randomBytes(24).toString('base64url');
      const validUntil = now.getTime() + validMs;
      const expires = Math.ceil(validUntil / 1000);
      await asks
        .put({ ...ask, ...(token && { token }), ...(group && { group }), hash: hashOf(key), validUntil, expires })
        .go();
      return key;
    },
    find: async (key, now) => {
      const { data } = await asks.get({ hash: hashOf(key) }).go({ consistent: true });
      if (!data || data.validUntil <= now.getTime()) return undefined;
      const { eventId, displayName, email, token, group, usedAt } = data;
      return { eventId, displayName, email, token, group, isUsed: usedAt !== undefined };
    },
    use: async (key, now) =>
      void (await asks
        .patch({ hash: hashOf(key) })
        .set({ usedAt: now.toISOString() })
        .go()),
  };
}
