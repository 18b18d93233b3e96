import { createHash, randomBytes } from 'node:crypto';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { guestAskEntity } from './guest-ask.entity.ts';
import { waitingAskEntity } from './waiting-ask.entity.ts';

/** How long the link in the mail confirms. */
const validMs = 24 * 60 * 60_000;
/** Visitors can ask for any address, at any event, so a page neither reads nor shows all of it. */
const [mostWaiting, mostRead] = [10, 100];

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
  /** Keeps what was asked without a mail: every link that its address was mailed confirms it. */
  keepWaiting(ask: NewAsk, now: Date): Promise<void>;
  /** Undefined when there is no such link any more. Strongly consistent. */
  find(key: string, now: Date): Promise<Ask | undefined>;
  /** The latest few that are not used yet. Strongly consistent. */
  listWaiting(email: string, now: Date): Promise<readonly Ask[]>;
  /** Strongly consistent. */
  findWaiting(ask: Pick<Ask, 'email' | 'eventId'>, now: Date): Promise<Ask | undefined>;
  use(key: string, now: Date): Promise<void>;
  useWaiting(ask: Pick<Ask, 'email' | 'eventId'>, now: Date): Promise<void>;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const rowOf = ({ token, group, ...ask }: NewAsk, now: Date) => {
  const validUntil = now.getTime() + validMs;
  return {
    ...ask,
    ...(token && { token }),
    ...(group && { group }),
    validUntil,
    expires: Math.ceil(validUntil / 1000),
  };
};

type Row = ReturnType<typeof rowOf> & { readonly usedAt?: string | undefined };

const askOf = ({ eventId, displayName, email, token, group, usedAt }: Row): Ask => ({
  eventId,
  displayName,
  email,
  token,
  group,
  isUsed: usedAt !== undefined,
});

export function createAskStore(table: Table): AskStore {
  const asks = guestAskEntity(table);
  const waiting = waitingAskEntity(table);
  return {
    keep: async (ask, now) => {
      const key = randomBytes(24).toString('base64url');
      await asks.put({ ...rowOf(ask, now), hash: hashOf(key) }).go();
      return key;
    },
    keepWaiting: async (ask, now) => void (await waiting.put(rowOf(ask, now)).go()),
    find: async (key, now) => {
      const { data } = await asks.get({ hash: hashOf(key) }).go({ consistent: true });
      return data && data.validUntil > now.getTime() ? askOf(data) : undefined;
    },
    listWaiting: async (email, now) => {
      const { data } = await waiting.query.byAddress({ email }).go({ limit: mostRead, consistent: true });
      return data
        .filter(({ validUntil, usedAt }) => validUntil > now.getTime() && usedAt === undefined)
        .toSorted((a, b) => b.validUntil - a.validUntil)
        .slice(0, mostWaiting)
        .map(askOf);
    },
    findWaiting: async ({ email, eventId }, now) => {
      const { data } = await waiting.get({ email, eventId }).go({ consistent: true });
      return data && data.validUntil > now.getTime() ? askOf(data) : undefined;
    },
    use: async (key, now) =>
      void (await asks
        .patch({ hash: hashOf(key) })
        .set({ usedAt: now.toISOString() })
        .go()),
    useWaiting: async ({ email, eventId }, now) =>
      void (await waiting.patch({ email, eventId }).set({ usedAt: now.toISOString() }).go()),
  };
}
