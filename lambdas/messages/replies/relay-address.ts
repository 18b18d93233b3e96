import { createHmac, timingSafeEqual } from 'node:crypto';

/** The sender, the recipients and the subject. */
export interface RelayRoute {
  readonly userId: string;
  readonly toId: string;
  readonly scopeKind: string;
  readonly scopeId: string;
}

/** Mail programs may change the case of an address: hexadecimal digits survive that. */
export const relayToken = (secret: string, { userId, toId, scopeKind, scopeId }: RelayRoute): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['relay', userId, toId, scopeKind, scopeId]))
    .digest('hex')
    .slice(0, 40);

export const isTokenOf = (secret: string, token: string, route: RelayRoute): boolean => {
  const [given, made] = [Buffer.from(token), Buffer.from(relayToken(secret, route))];
  return given.length === made.length && timingSafeEqual(given, made);
};

export const relayAddress = (token: string, domain: string): string => `reply+${token}@${domain}`;

/** The token of an address, where it is one of ours. */
export const tokenIn = (address: string, domain: string): string | undefined => {
  const [, token, at] = /^reply\+([0-9a-f]{40})@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  return at === domain.toLowerCase() ? token : undefined;
};
