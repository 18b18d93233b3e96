import { randomUUID } from 'node:crypto';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accountRow } from './account-row.ts';

const accounts = accountEntity(table());

/** An adult with a stored account: email proven and profile complete, unless the test says otherwise. */
export async function aPerson(differences: Partial<Account> = {}): Promise<Account> {
  const userId = differences.userId ?? randomUUID();
  const now = clock.now().toISOString();
  const account = { ...accountRow(userId, now), ...differences };
  await accounts.put(account).go();
  return account;
}

/** The same, of no age that we know. */
export async function aPersonOfUnknownAge(): Promise<Account> {
  const { birthdate: _, ...account } = await aPerson();
  await accounts.put(account).go();
  return account;
}

/** A user with a valid session whose account was never stored. */
export const aStranger = (): { userId: string } => ({ userId: randomUUID() });
