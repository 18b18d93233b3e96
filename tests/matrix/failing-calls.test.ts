import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { functions } from '#lambdas/functions.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { addressOf, type Operation, sendsBody } from '#shared/contract/operation.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';

const served = functions.flatMap(({ serves = [] }) => serves);
const handlerOf = async (entry: string) => ((await import(resolve(entry))) as { handler: HttpHandler }).handler;

/** A call that the operation's input refuses: ids that are none, a word too many, a body that is no JSON. */
function wrongCall(operation: Operation): Request {
  const { method } = operation;
  const url = `http://localhost:5173${addressOf(operation).replaceAll(/\{\w+\}/g, '%00')}?noSuchWord=1`;
  const body = sendsBody(operation) && { body: '{', headers: { 'content-type': 'application/json' } };
  return new Request(url, { method, ...body });
}

/** What a call was answered with, and what is wrong with that as a problem (RFC 9457). */
async function problemOf(response: Response) {
  const text = await response.text();
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  const { code, status, title, requestId } = isProblem ? JSON.parse(text) : {};
  const isWhole = status === response.status && [code, title, requestId].every((part) => typeof part === 'string');
  return { status: response.status, code, isWhole, text };
}

afterEach(() => vi.restoreAllMocks());

/** A function that fails as soon as it looks at the clock, which every call does. */
const failing =
  (handler: HttpHandler): HttpHandler =>
  (event, context) => {
    vi.spyOn(clock, 'now').mockImplementation(() => {
      throw new Error('a secret of ours');
    });
    return handler(event, context).finally(() => vi.restoreAllMocks());
  };

it.each([
  { kind: 'a wrong call', status: 400, code: expect.any(String) },
  { kind: 'a call in which the function fails', status: 500, code: 'server.failed' },
])('answers $kind with a problem that names its code, whichever operation it is', async ({ status, code }) => {
  if (status === 500) consoleErrors.expect(/a secret of ours|request failed/);
  const person = await aPerson();
  for (const { contract, entry } of served) {
    const handler = await handlerOf(entry);
    const send = product.client(contract, status === 500 ? failing(handler) : handler).sendAs(person);
    for (const [id, operation] of Object.entries<Operation>(contract.operations)) {
      const { text, ...problem } = await problemOf(await send(wrongCall(operation)));
      expect({ id, ...problem }).toEqual({ id, status, code, isWhole: true });
      expect(text).not.toContain('secret');
    }
  }
});
