import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Operation } from '#shared/contract/operation.ts';
import { contracts } from '#tests/support/contracts.ts';

const operations = contracts.flatMap(({ operations }) =>
  Object.entries(operations).map(([id, operation]): Described => ({ id, beginning: beginningOf(id), operation })),
);
interface Described {
  readonly id: string;
  /** How the operation's own test files begin: what grows too long is parted, as `change-event-seats`. */
  readonly beginning: string;
  readonly operation: Operation;
}

function beginningOf(id: string): string {
  const kebab = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return resolve(import.meta.dirname, '**', kebab);
}

const textOf = (beginning: string) =>
  globSync(`${beginning}{,-*}.test.ts`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

/** What an operation's tests do not mention, of what it has to show. */
function missing({ id, beginning, operation }: Described, text = textOf(beginning)) {
  if (!text) return [`${id}: no test file of its own`];
  const codes = (operation.errors ?? []).filter((code) => !text.includes(`'${code}'`));
  const isCalled = new RegExp(`\\b${id}\\(`).test(text);
  return [...codes.map((code) => `${id}: nothing gets ${code}`), ...(isCalled ? [] : [`${id}: never called`])];
}

it('has a test of every operation, and of every error that it declares', () => {
  expect(operations.flatMap((described) => missing(described))).toEqual([]);
});

it('notices an operation without tests, and an error that no test gets', () => {
  const [described] = operations.filter(({ operation }) => operation.errors);
  if (!described) throw new Error('No operation declares an error');
  const [code] = described.operation.errors ?? [];
  expect(missing({ ...described, beginning: '/nowhere' })).toEqual([`${described.id}: no test file of its own`]);
  expect(missing(described, `${described.id}()`)).toContain(`${described.id}: nothing gets ${code}`);
});
