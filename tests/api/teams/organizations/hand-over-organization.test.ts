import { expect, it } from 'vitest';
import { handOverOrganization } from '#lambdas/teams/organizations/operations/keep-people.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anOrganization,
  aPersonIn,
  noOrganization,
  organizationsApi,
  rolesIn,
} from '#tests/support/teams/organizations.ts';

it('hands an organization to one of its admins, by a fresh sign-in', async () => {
  const world = await anOrganization();
  const { organizationId, owner } = world;
  const [admin, viewer] = [await aPersonIn(world, ['orgAdmin']), await aPersonIn(world, ['viewer'])];
  const mine = organizationsApi.signedInAs(owner);
  await expect(mine.handOverOrganization({ organizationId, userId: viewer.userId })).rejects.toMatchObject({
    code: 'organization.notAdmin',
  });
  await mine.handOverOrganization({ organizationId, userId: admin.userId });
  expect(await rolesIn(world)).toMatchObject({ [owner.userId]: ['orgAdmin'], [admin.userId]: ['orgOwner'] });
});

it('asks for a sign-in of the last five minutes', async () => {
  const now = new Date('2026-12-01T12:05:01Z');
  const actor = { userId: 'a', username: 'a', signedInAt: new Date('2026-12-01T12:00:00Z') };
  const to = { organizationId: noOrganization, userId: 'b' };
  const asked = handOverOrganization(to, { actor, now } as never, {} as never);
  await expect(asked).rejects.toMatchObject({ code: 'signIn.tooOld' });
});

it('knows no organization that is not there', async () => {
  const { userId } = await aPerson();
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.handOverOrganization({ organizationId: noOrganization, userId })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
