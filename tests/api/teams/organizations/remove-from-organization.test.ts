import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anOrganization,
  aPersonIn,
  aPlatformAdmin,
  noOrganization,
  organizationsApi,
  rolesIn,
} from '#tests/support/teams/organizations.ts';

it('lets no one but the platform take the owner out, and no one out who is not in', async () => {
  const world = await anOrganization();
  const { organizationId, owner } = world;
  const admin = await aPersonIn(world, ['orgAdmin']);
  const api = organizationsApi.signedInAs(admin);
  await expect(api.removeFromOrganization({ organizationId, userId: owner.userId })).rejects.toMatchObject({
    code: 'organization.owner',
  });
  const { userId } = await aPerson();
  await expect(api.removeFromOrganization({ organizationId, userId })).rejects.toMatchObject({
    code: 'organization.personNotFound',
  });
});

it('keeps the last admin, and lets the platform take out an owner when an admin succeeds', async () => {
  const world = await anOrganization();
  const { organizationId, owner } = world;
  const platform = organizationsApi.signedInAs(await aPlatformAdmin());
  const out = { organizationId, userId: owner.userId };
  await expect(platform.removeFromOrganization(out)).rejects.toMatchObject({ code: 'organization.lastAdmin' });
  const admin = await aPersonIn(world, ['orgAdmin']);
  await platform.removeFromOrganization(out);
  expect(await rolesIn({ organizationId, owner: admin })).toEqual({ [admin.userId]: ['orgOwner'] });
});

it('knows no organization that is not there', async () => {
  const { userId } = await aPerson();
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.removeFromOrganization({ organizationId: noOrganization, userId })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
