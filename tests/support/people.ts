import { randomUUID } from 'node:crypto';
import { accountEntity } from '#lambdas/kernel/account.entity.ts';
import type { Account } from '#lambdas/kernel/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/table.ts';

/** Austin, Texas, as the place suggestions know it. */
export const austin = { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' };

const accounts = accountEntity(table());

/** A person with a stored account: e-mail proven and profile complete, unless the test says otherwise. */
export async function aPerson(differences: Partial<Account> = {}): Promise<Account> {
  const userId = differences.userId ?? randomUUID();
  const now = clock.now().toISOString();
  const account = {
    userId,
    version: 1,
    email: `${userId}@people.example`,
    emailVerified: true,
    hasAdditionalInfo: true,
    displayName: `Sam ${userId.slice(0, 4)}`,
    fullName: 'Sam Carter',
    games: ['basketball'],
    city: austin,
    platform: 'rovers' as const,
    createdAt: now,
    updatedAt: now,
    ...differences,
  };
  await accounts.put(account).go();
  return account;
}

/** Somebody with a valid session whose account was never stored. */
export const aStranger = (): { userId: string } => ({ userId: randomUUID() });
