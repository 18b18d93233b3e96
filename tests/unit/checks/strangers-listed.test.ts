import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { formsOf } from '#infra/function-parts.ts';
import { functions } from '#lambdas/functions.ts';
import { alternateEmailMails, signInHelpMails, signUpMails } from '#shared/accounts/identity/mail-limits.ts';
import type { MailLimits } from '#shared/contract/mail-limits.ts';
import type { CallLimit, Operation } from '#shared/contract/operation.ts';
import { Email } from '#shared/email.ts';
import { guestAskMails } from '#shared/events/guests/guest-mails.ts';
import { contracts } from '#tests/support/contracts.ts';

const [, section = ''] =
  /^## Mails and writes of strangers$(.*?)^## /ms.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
/** The row of the table that names it. */
const rowOf = (name: string) =>
  section.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``));

const words = ({ calls, per }: CallLimit) => `${calls}/${per}`;

/** Whether an input holds an address, however deep. */
function namesAddress(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  if (schema === Email) return true;
  const { def } = schema as Partial<z.ZodType>;
  return Object.values(def ?? {}).some((part) => contains(part, seen));
}

function contains(part: unknown, seen: Set<unknown>): boolean {
  if (Array.isArray(part)) return part.some((one) => contains(one, seen));
  if (typeof part !== 'object' || part === null) return false;
  if ('def' in part) return namesAddress(part, seen);
  return Object.values(part).some((one) => contains(one, seen));
}

const operations = contracts.flatMap(({ operations: all }) => Object.entries<Operation>(all));
const writes = operations.filter(([, { method }]) => method !== 'GET');
const listed = writes.filter(([, { access, input }]) => access === 'public' || namesAddress(input));

it('finds the operations that take an address', () => {
  const names = listed.map(([id]) => id);
  for (const name of ['signUp', 'inviteAddresses', 'inviteToTeam', 'createGuest', 'addExternalTeam'])
    expect(names).toContain(name);
});

it.each(listed)('lists %s in docs/security.md with the limit that its contract has', (id, { limit }) => {
  const row = rowOf(id);
  expect(row, `${id} can mail or write for strangers: list it with its limits`).toBeDefined();
  if (limit) expect(row).toContain(words(limit));
});

it.each(functions.flatMap(formsOf))('lists the form %s', (path) => {
  expect(rowOf(path)).toBeDefined();
});

it.each<[string, MailLimits]>([
  ['/api/guest/ask', guestAskMails],
  ['signUp', signUpMails],
  ['checkSignInMethods', signInHelpMails],
  ['addAlternateEmail', alternateEmailMails],
  ['changeEmail', alternateEmailMails],
])('says how much mail %s may cause', (name, { perSource, perPair, perAddress }) => {
  const row = rowOf(name) ?? '';
  expect(row).toContain(`${words(perPair)} for `);
  expect(row).toContain(`${perAddress.map(words).join(' and ')} for an address`);
  if (perSource) expect(row).toContain(`${words(perSource)} for a source`);
});
