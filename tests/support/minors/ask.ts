import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { functions } from '#lambdas/functions.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { addressOf, type Operation, pathParams, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { contracts } from '#tests/support/contracts.ts';
import { aContext } from '../product/a-context.ts';
import { index } from '../product/drain.ts';

export type Input = Readonly<Record<string, string | readonly string[]>>;
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Every operation that only reads, by its name. */
export const readOperations: ReadonlyMap<string, Operation> = new Map(
  contracts.flatMap(({ operations }) => Object.entries(operations).filter(([, { method }]) => method === 'GET')),
);

/** Asks an operation by its name, over its real handler; without a person as a visitor. */
export async function ask(id: string, input: Input, userId?: string): Promise<Answer> {
  const contract = contracts.find(({ operations }) => operations[id]);
  const operation = contract?.operations[id];
  if (!contract || !operation) throw new Error(`There is no ${id}`);
  const isPublic = operation.access === 'public';
  if (!isPublic && !userId) return { status: 401, body: '' };
  if (contract.name === 'discovery') await index();
  const served = functions.flatMap(({ serves = [] }) => serves).find((one) => one.contract === contract);
  const { handler } = (await import(/* @vite-ignore */ resolve(served?.entry ?? ''))) as { handler: HttpHandler };
  const url = urlOf(operation, input);
  const find = createPathMatcher([{ method: operation.method, path: addressOf(operation), to: routeKey(operation) }]);
  const matched = find('GET', url.pathname);
  if (!matched) throw new Error(`Nothing answers ${url.pathname}`);
  const event = toHttpEvent(
    {
      method: 'GET',
      url,
      headers: { host: url.host },
      body: Buffer.from(''),
      sourceIp: '127.0.0.1',
      requestId: randomUUID(),
      now: clock.now(),
      claims: isPublic || !userId ? undefined : claimsOf(userId),
    },
    { route: { key: matched.to }, pathParameters: matched.pathParameters },
  );
  const { statusCode = 200, body = '' } = await handler(event, aContext());
  return { status: statusCode, body };
}

function urlOf(operation: Operation, input: Input): URL {
  const path = addressOf(operation);
  const inPath = pathParams(path);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name] ?? 'none')));
  const url = new URL(`http://localhost:5173${filled}`);
  for (const [name, value] of Object.entries(input))
    if (!inPath.includes(name)) url.searchParams.set(name, typeof value === 'string' ? value : value.join(','));
  return url;
}

const claimsOf = (sub: string) => ({
  sub,
  username: sub,
  token_use: 'access' as const,
  client_id: 'rovers-web',
  auth_time: String(Math.floor(clock.now().getTime() / 1000)),
});
