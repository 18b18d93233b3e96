import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { relayEntity } from './relay.entity.ts';
import { isTokenOf, type RelayRoute, relayAddress, relayToken } from './relay-address.ts';

/** So long replies are passed on. */
const relayDays = 60;

export interface Relays {
  /** The address at which one person reaches another; the same each time it is asked for. */
  addressFor(route: RelayRoute, now: Date): Promise<string>;
  /** Strongly consistent; undefined after its days, and for a token that is not ours. */
  find(token: string, now: Date): Promise<RelayRoute | undefined>;
}

interface Ways {
  readonly secret: () => Promise<string>;
  readonly domain: string;
}

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

export function createRelays(table: Table, { secret, domain }: Ways, retry: Retry = createRetry()): Relays {
  const rows = relayEntity(table);
  return {
    addressFor: async ({ userId, toId, scopeKind, scopeId }, now) => {
      const route = { userId, toId, scopeKind, scopeId };
      const token = relayToken(await secret(), route);
      await retry(() => rows.put({ token, ...route, expires: secondsOf(now) + relayDays * 86_400 }).go());
      return relayAddress(token, domain);
    },
    find: async (token, now) => {
      const { data } = await rows.get({ token }).go({ consistent: true });
      return data && data.expires > secondsOf(now) && isTokenOf(await secret(), token, data) ? data : undefined;
    },
  };
}
