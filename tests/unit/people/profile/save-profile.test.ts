import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { saveProfile } from '#lambdas/people/profile/operations/save-profile.ts';
import { people } from '#shared/people/profile/contract.ts';
import { austin } from '#tests/support/accounts/account-row.ts';

const now = new Date('2026-11-23T12:00:00Z');
const acceptedTermsAt = '2026-01-01T00:00:00.000Z';
const read = { userId: 'user', version: 1, acceptedTermsAt, city: austin } as Account;
const profile = { displayName: 'Sam', fullName: 'Sam Carter', games: ['soccer'], cityPlaceId: austin.placeId };

it('judges no birthdate by an account that was read before the version the player saw', async () => {
  // A save between the reading and the writing said that the player is 15: only version 2 knows it.
  const saved: unknown[] = [];
  const ports = {
    accounts: { find: async () => ({ ...read, version: 2, birthdate: '2011-05-17' }) as Account },
    profiles: {
      save: async (change: unknown) => {
        saved.push(change);
        return 'saved' as const;
      },
    },
    cities: { find: async () => undefined },
  };
  const older = people.operations.saveProfile.input.parse({ ...profile, version: 2, birthdate: '1990-05-17' });
  await expect(saveProfile(older, read, ports, now)).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
  expect(saved).toEqual([]);
});
