import { createHmac } from 'node:crypto';
import { errors } from '../errors.ts';
import { sameText } from '../sign-in/passwords.ts';
import type { Pool } from '../users/pool.ts';
import type { IdentityClient } from './options.ts';

/** The client that calls, or Cognito's refusal of an unknown one. */
export function clientNamed(pool: Pool, id: string): IdentityClient {
  const client = pool.clients.find((each) => each.id === id);
  if (!client) throw errors.resourceNotFound(`User pool client ${id} does not exist.`);
  return client;
}

/** As `clientNamed`, and proves that the caller holds its secret: HMAC-SHA256 over the name they typed and the id. */
export function provenClient(pool: Pool, id: string, username: string, hash: string | undefined): IdentityClient {
  const client = clientNamed(pool, id);
  if (client.secret === undefined) {
    if (hash !== undefined) {
      throw errors.notAuthorized(`Client ${id} is not configured with secret but secret was received`);
    }
    return client;
  }
  if (hash === undefined) {
    throw errors.notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  }
  const expected = createHmac('sha256', client.secret)
    .update(username + id)
    .digest('base64');
  if (!sameText(expected, hash)) throw errors.notAuthorized(`Unable to verify secret hash for client ${id}`);
  return client;
}
