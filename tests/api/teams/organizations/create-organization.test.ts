import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  anOrganization,
  aPlatformAdmin,
  organizationDetails,
  organizationsApi,
} from '#tests/support/teams/organizations.ts';
import { aHolder } from '#tests/support/teams/teams.ts';

it('opens an organization for the holder of an address, who owns it then', async () => {
  const [admin, holder] = [await aPlatformAdmin(), await aHolder()];
  const made = await organizationsApi
    .signedInAs(admin)
    .createOrganization(organizationDetails({ ownerEmail: holder.email }));
  const mine = await organizationsApi.signedInAs(holder).listMyOrganizations({});
  expect(mine.organizations.map(({ organization, roles }) => [organization.organizationId, roles])).toEqual([
    [made.organizationId, ['orgOwner']],
  ]);
  expect(mine.mayCreate).toBe(false);
});

it('opens none for an address that is no one’s, and none for who does not run the platform', async () => {
  const details = organizationDetails({ ownerEmail: 'unknown@nowhere.example' });
  const unknown = organizationsApi.signedInAs(await aPlatformAdmin()).createOrganization(details);
  await expect(unknown).rejects.toMatchObject({ code: 'user.notFound' });
  const stranger = organizationsApi.signedInAs(await aPerson()).createOrganization(organizationDetails());
  await expect(stranger).rejects.toMatchObject({ code: 'access.denied' });
});

it('gives an address to one organization alone', async () => {
  const { organization } = await anOrganization({ name: 'Lone Star Sports', slug: 'lone-star' });
  const admin = organizationsApi.signedInAs(await aPlatformAdmin());
  await expect(admin.createOrganization(organizationDetails({ slug: 'lone-star' }))).rejects.toMatchObject({
    code: 'organization.slugTaken',
  });
  const other = await admin.createOrganization(organizationDetails({ name: 'Lone Star' }));
  expect(other.slug).toMatch(/^lone-star-\w{5}$/);
  const found = await organizationsApi.signedOut().getOrganizationBySlug({ slug: 'lone-star' });
  expect(found.organization).toEqual(organization);
});

it('shows no picture that no one uploaded', async () => {
  const details = organizationDetails({ photoId: 'upl_00000000000000000000000000' });
  const call = organizationsApi.signedInAs(await aPlatformAdmin()).createOrganization(details);
  await expect(call).rejects.toMatchObject({ code: 'upload.notFound' });
});
