import { resolve } from 'node:path';
import * as z from 'zod';
import { functions } from '#lambdas/functions.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { type Scope, scopeOf } from '#shared/contract/access.ts';
import { Problem } from '#shared/contract/errors.ts';
import { addressOf, type Operation, sendsBody } from '#shared/contract/operation.ts';
import { product } from '../product/product.ts';

/** An operation that asks for a permission in something. */
export interface Guarded {
  readonly id: string;
  readonly operation: Operation;
  readonly scope: Scope;
  readonly permission: string;
  /** What its guard says to a player about one thing: the operation itself is never come to. */
  readonly ask: (userId: string, scopeId: string) => Promise<'allowed' | 'denied' | 'hidden'>;
}

const said = { 403: 'denied', 404: 'hidden', 429: 'allowed' } as const;

/** Every operation that asks for a permission in one of these kinds of thing. */
export async function guardedOperations(scopes: readonly Scope[]): Promise<readonly Guarded[]> {
  const served = functions.flatMap(({ serves = [] }) => serves);
  const found = served.flatMap(({ contract, entry }) =>
    Object.entries<Operation>(contract.operations).flatMap(([id, operation]) => {
      const rule = scopeOf(operation.access);
      return rule && scopes.includes(rule.scope) ? [{ id, operation, contract, entry, ...rule }] : [];
    }),
  );
  return Promise.all(
    found.map(async ({ id, operation, contract, entry, scope, permission }) => {
      const { handler } = (await import(resolve(entry))) as { handler: HttpHandler };
      const ask: Guarded['ask'] = async (userId, scopeId) => {
        const send = product.client(contract, handler).sendAs({ userId });
        const path = addressOf(operation)
          .replace(`{${scope}Id}`, scopeId)
          .replaceAll(/\{\w+\}/g, 'any');
        const body = sendsBody(operation) && {
          body: '{}',
          headers: { 'content-type': 'application/json' },
        };
        const url = `http://localhost:5173${path}`;
        const { status } = await send(new Request(url, { method: operation.method, ...body }));
        const verdict = said[status as keyof typeof said];
        if (!verdict) throw new Error(`${id} answers ${status}`);
        return verdict;
      };
      return { id, operation, scope, permission, ask };
    }),
  );
}

/**
 * Leaves of operations their guards alone: any input will do, and the player who the guard lets pass is told just that and nothing
 * happens. What is returned puts them back.
 */
export function guardsAlone(guarded: readonly Guarded[]): () => void {
  const kept = guarded.map(({ operation }) => ({ operation, was: Object.getOwnPropertyDescriptors(operation) }));
  const noCalls = () => {
    throw new Problem('request.tooMany');
  };
  for (const { operation } of kept) {
    Object.assign(operation, { input: z.looseObject({}), creates: false });
    // Read when the guard has let a player pass, and before anything is done.
    Object.defineProperty(operation, 'limit', { configurable: true, enumerable: true, get: noCalls });
  }
  return () => {
    for (const { operation, was } of kept) {
      for (const added of ['limit', 'creates'] as const) Reflect.deleteProperty(operation, added);
      Object.defineProperties(operation, was);
    }
  };
}
