import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Claims } from './http-event.ts';

/** The claims of a token that the gateway lets through; undefined for every other. */
export type Authorize = (authorization: string | undefined) => Promise<Claims | undefined>;

/**
 * The JWT authorizer of an HTTP API: signature, issuer, times by the product's clock, and the audience, which is `aud`
 * or, in access tokens, `client_id`
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-jwt-authorizer.html).
 */
export function createAuthorizer({
  identity,
  audience,
}: {
  readonly identity: { readonly jwks: JSONWebKeySet; readonly issuer: string };
  readonly audience: readonly string[];
}): Authorize {
  return async (authorization) => {
    const [, token] = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? [];
    if (!token) return undefined;
    try {
      const options = { issuer: identity.issuer, currentDate: clock.now(), algorithms: ['RS256'] };
      const { payload } = await jwtVerify(token, keysOf(identity.jwks), options);
      const [given] = [payload.aud ?? payload.client_id].flat();
      return audience.includes(String(given)) ? toClaims(payload) : undefined;
    } catch {
      return undefined;
    }
  };
}

type KeySet = ReturnType<typeof createLocalJWKSet>;
const imported = new WeakMap<JSONWebKeySet, KeySet>();

/** Keys are imported once per set. */
function keysOf(jwks: JSONWebKeySet): KeySet {
  const keys = imported.get(jwks) ?? createLocalJWKSet(jwks);
  imported.set(jwks, keys);
  return keys;
}

/** Lists arrive as `[a b]`, everything else as text. */
const toClaims = (payload: object): Claims =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
