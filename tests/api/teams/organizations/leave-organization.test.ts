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

it('keeps the last admin, and lets an owner go when an admin succeeds', async () => {
  const { organizationId, ...world } = await anOrganization();
  const owner = organizationsApi.signedInAs(world.owner);
  await expect(owner.leaveOrganization({ organizationId })).rejects.toMatchObject({ code: 'organization.lastAdmin' });
  const admin = await aPersonIn({ organizationId, ...world }, ['orgAdmin', 'finance']);
  await owner.leaveOrganization({ organizationId });
  expect(await rolesIn({ organizationId, owner: admin })).toEqual({ [admin.userId]: ['orgOwner', 'finance'] });
  const heir = organizationsApi.signedInAs(admin);
  await expect(heir.leaveOrganization({ organizationId })).rejects.toMatchObject({ code: 'organization.lastAdmin' });
});

it('lets go no one who has no role', async () => {
  const { organizationId } = await anOrganization();
  const platform = organizationsApi.signedInAs(await aPlatformAdmin());
  await expect(platform.leaveOrganization({ organizationId })).rejects.toMatchObject({
    code: 'organization.personNotFound',
  });
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.leaveOrganization({ organizationId: noOrganization })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
