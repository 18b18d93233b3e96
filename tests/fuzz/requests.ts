import * as fc from 'fast-check';
import { addressOf, type Operation, pathParams, sendsBody } from '#shared/contract/operation.ts';
import { contracts } from '#tests/support/contracts.ts';
import { fromSchema, type Hints } from './from-schema.ts';
import { brokenBodies, mutated } from './mutations.ts';

export interface FuzzRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly userId: string | undefined;
  readonly sourceIp: string;
}

const operations = contracts.flatMap((contract) => Object.entries(contract.operations));

/** Requests for every operation: as its schema says, at its bounds, and wrong in one or two places. */
export const requests = (hints: Hints, userIds: readonly string[]): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...operations).chain(([id, operation]) =>
    fc
      .record({
        input: inputs(operation, hints),
        userId: fc.option(fc.constantFrom(...userIds), { nil: undefined, freq: 20 }),
        sourceIp: fc.ipV4(),
        key: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constantFrom('', 'x'.repeat(300), 'same'), fc.string()),
        broken: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: brokenBodies }),
      })
      .map(({ input, userId, sourceIp, key, broken }) => {
        const { path, body } = written(operation, input);
        const sent = broken && sendsBody(operation) ? broken : { body, type: 'application/json' };
        const headers = {
          host: 'localhost',
          'content-type': sent.type,
          ...(operation.creates && { 'idempotency-key': key.replaceAll(/[^\x20-\x7e]/g, '?') }),
        };
        return { operation: id, method: operation.method, path, headers, body: sent.body, userId, sourceIp };
      }),
  );

const inputs = (operation: Operation, hints: Hints): fc.Arbitrary<unknown> => {
  const right = fromSchema(operation.input, { hints, beyond: false });
  const wrong = right.chain(mutated);
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 3, arbitrary: fromSchema(operation.input, { hints, beyond: true }) },
    { weight: 5, arbitrary: wrong },
    { weight: 2, arbitrary: wrong.chain(mutated) },
  );
};

/** The input as a client would send it: some of it in the path, the rest as JSON or as a query. */
function written(operation: Operation, input: unknown): { path: string; body: string } {
  const fields: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const inPath = pathParams(operation.path);
  const path = addressOf(operation).replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(fields[name]) || 'x');
  if (sendsBody(operation)) {
    const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
    const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name));
    const bodyOf = Object.defineProperties(
      {},
      Object.fromEntries(rest.map(([name, value]) => [name, { value, enumerable: true }])),
    );
    return { path, body: JSON.stringify(isObject ? bodyOf : (input ?? null)) };
  }
  const query = Object.entries(fields)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, body: '' };
}

/** Half a character cannot be in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());
