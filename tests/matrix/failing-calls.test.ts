import { resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { functions } from '#lambdas/functions.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { apiPrefix, type Contract, type Operation, sendsBody } from '#shared/contract/operation.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';

const served = functions.flatMap(({ serves, entry }) => (serves ? [{ serves: serves as Contract, entry }] : []));
const handlerOf = async (entry: string) => ((await import(resolve(entry))) as { handler: HttpHandler }).handler;

/** A call that the operation's input refuses: ids that are none, a word too many, a body that is no JSON. */
function wrongCall(operation: Operation): Request {
  const { method, path } = operation;
  const url = `http://localhost:5173${apiPrefix}${path.replaceAll(/\{\w+\}/g, '%00')}?noSuchWord=1`;
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

it('answers a wrong call of every operation with a problem that names its code, before anything is done', async () => {
  const person = await aPerson();
  for (const { serves, entry } of served) {
    const send = product.client(serves, await handlerOf(entry)).sendAs(person);
    for (const [id, operation] of Object.entries(serves.operations)) {
      const { status, code, isWhole } = await problemOf(await send(wrongCall(operation)));
      expect({ id, status, code, isWhole }).toEqual({ id, status: 400, code: expect.any(String), isWhole: true });
    }
  }
});

it('answers 500 without a detail where a function fails of itself, whichever it is', async () => {
  consoleErrors.expect(/a secret of ours|request failed/);
  const person = await aPerson();
  for (const { serves, entry } of served) {
    const handler = await handlerOf(entry);
    const api = product.client(serves, (event, context) => {
      vi.spyOn(clock, 'now').mockImplementation(() => {
        throw new Error('a secret of ours');
      });
      return handler(event, context).finally(() => vi.restoreAllMocks());
    });
    const [operation] = Object.values(serves.operations);
    if (!operation) continue;
    const { code, isWhole, text } = await problemOf(await api.sendAs(person)(wrongCall(operation)));
    expect({ entry, code, isWhole }).toEqual({ entry, code: 'server.failed', isWhole: true });
    expect(text).not.toContain('secret');
  }
});
