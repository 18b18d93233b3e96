import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from '../errors.ts';
import { IdentityError } from '../identity-error.ts';
import type { QuotaCategory } from '../sign-in/quotas.ts';
import { targets } from '../triggers/targets.ts';
import type { Pool } from '../users/pool.ts';
import { readBody, send } from './http.ts';

type Spend = (category: QuotaCategory) => void;

/** One call of the AWS JSON 1.1 protocol. */
export async function serveJsonApi(
  pool: Pool,
  spend: Spend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  try {
    answer(response, 200, await run(pool, spend, request, body));
  } catch (error) {
    if (error instanceof IdentityError) return refuse(response, 400, error.type, error.message);
    refuse(response, 500, 'InternalErrorException', 'Something went wrong');
    throw error;
  }
}

async function run(pool: Pool, spend: Spend, request: IncomingMessage, body: string | undefined): Promise<object> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const [service, name = ''] = target.split('.');
  const entry = service === 'AWSCognitoIdentityProviderService' ? targets[name] : undefined;
  if (!entry) throw new IdentityError('UnknownOperationException', `Unknown operation ${name}`);
  if (entry.admin && !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    throw new IdentityError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  // Of calls with AWS credentials the web ACL is not asked.
  if (!entry.admin && pool.letsThrough?.(target, request.headers) === false) throw errors.forbidden();
  spend(entry.quota);
  return entry.run(pool, parse(body));
}

function parse(body: string | undefined): unknown {
  if (body === undefined) throw new IdentityError('SerializationException', 'Request is too large');
  try {
    return JSON.parse(body || '{}');
  } catch {
    throw new IdentityError('SerializationException', 'Request is not JSON');
  }
}

function answer(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  send(response, {
    status,
    type: 'application/x-amz-json-1.1',
    body: JSON.stringify(body),
    headers: { 'x-amzn-requestid': randomUUID(), ...headers },
  });
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  answer(response, status, { __type: type, message }, { 'x-amzn-errortype': `${type}:` });
}
