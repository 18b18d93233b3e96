import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { apiRoutesOf, keyOf } from '#infra/api-routes.ts';
import { type Claims, toHttpEvent } from '#infra/local/gateway/http-event.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { functions } from '#lambdas/functions.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { accountRow } from '#tests/support/accounts/account-row.ts';
import { startBareProduct } from '#tests/support/product/bare-product.ts';
import type { FuzzRequest } from './requests.ts';

const strange: readonly object[] = [
  { emailVerified: false },
  { hasAdditionalInfo: false },
  { deletedAt: '2026-01-01T00:00:00.000Z' },
];

export interface FuzzWorld {
  /** Some may do everything, a few not even prove an address. */
  readonly userIds: readonly string[];
  readonly send: (request: FuzzRequest) => Promise<{ readonly status: number; readonly body: string }>;
  readonly close: () => Promise<void>;
}

/** The product without a web app, with the bundles of its functions called as the gateway calls them. */
export async function openWorld(people: number): Promise<FuzzWorld> {
  const product = await startBareProduct('bundles');
  const userIds = Array.from({ length: people }, () => randomUUID());
  await Promise.all(userIds.map((userId, index) => plant(userId, strange[index] ?? {})));
  const match = createPathMatcher(functions.flatMap(routesTo));
  const send = async (request: FuzzRequest) => {
    const url = new URL(`http://localhost${request.path}`);
    const matched = match(request.method, url.pathname);
    if (!matched) return { status: 404, body: '' };
    const { isPublic, server } = matched.to;
    if (!isPublic && !request.userId) return { status: 401, body: '' };
    const event = toHttpEvent(
      {
        method: request.method,
        url,
        headers: request.headers,
        body: Buffer.from(request.body),
        sourceIp: request.sourceIp,
        requestId: randomUUID(),
        now: clock.now(),
        claims: isPublic ? undefined : claimsOf(request.userId ?? ''),
      },
      { route: matched.to, pathParameters: matched.pathParameters },
    );
    const { statusCode = 200, body = '' } = (await product.invoke(server, event)) as HttpResult;
    return { status: statusCode, body };
  };
  const close = async () => {
    await product.close();
    product.clear();
  };
  return { userIds, send, close };
}

/** The gateway's routes, to the function that answers each. */
const routesTo = (spec: FunctionSpec) =>
  apiRoutesOf(spec).map((route) => ({
    method: 'ANY' as const,
    path: route.path,
    to: { key: keyOf(route), isPublic: route.isPublic, server: spec.name },
  }));

const plant = (userId: string, differences: object) =>
  accountEntity(table())
    .put({
      ...accountRow(userId, clock.now().toISOString()),
      ...differences,
    })
    .go();

const claimsOf = (userId: string): Claims => ({
  sub: userId,
  username: userId,
  token_use: 'access',
  client_id: 'rovers-web',
  auth_time: String(Math.floor(clock.now().getTime() / 1000)),
});
