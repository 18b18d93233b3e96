import { expect, it } from 'vitest';
import { anOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';

it('finds an organization by its address, and none by another', async () => {
  const { organization } = await anOrganization({ slug: 'by-its-address' });
  const api = organizationsApi.signedOut();
  expect((await api.getOrganizationBySlug({ slug: 'by-its-address' })).organization).toEqual(organization);
  await expect(api.getOrganizationBySlug({ slug: 'not-there' })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
