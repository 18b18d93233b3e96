import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { JWK } from 'jose';
import { setting } from '../users/store.ts';

export interface SigningKey {
  readonly id: string;
  readonly private: KeyObject;
  readonly public: KeyObject;
  readonly jwks: { keys: JWK[] };
}

/** The pool's RS256 pair, made at the first start and kept with its users. */
export function loadSigningKey(database: DatabaseSync): SigningKey {
  const pem = setting(database, 'signingKey', () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' }) as JWK;
  const id = createHash('sha256').update(String(jwk.n)).digest('base64url');
  return {
    id,
    private: privateKey,
    public: publicKey,
    jwks: { keys: [{ ...jwk, kid: id, alg: 'RS256', use: 'sig' }] },
  };
}
