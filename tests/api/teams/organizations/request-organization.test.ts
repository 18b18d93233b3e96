import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRequest, requestDetails } from '#tests/support/teams/organization-requests.ts';
import { anOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';

it('is there for the user who asked, and waits for an answer', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  expect(await api.getMyOrganizationRequest({})).toEqual({});
  const asked = await api.requestOrganization(requestDetails({ name: 'Austin Youth Sports', slug: 'austin-youth' }));
  expect(asked).toMatchObject({ status: 'asked', name: 'Austin Youth Sports', slug: 'austin-youth' });
  expect(await api.getMyOrganizationRequest({})).toEqual({ request: asked });
});

it('is one at a time', async () => {
  const { api, request } = await aRequest();
  await expect(api.requestOrganization(requestDetails())).rejects.toMatchObject({ code: 'organizationRequest.open' });
  expect((await api.getMyOrganizationRequest({})).request).toEqual(request);
});

it('is refused for an address that an organization has', async () => {
  const { organization } = await anOrganization();
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.requestOrganization(requestDetails({ slug: organization.slug }))).rejects.toMatchObject({
    code: 'organization.slugTaken',
    fields: { slug: expect.any(String) },
  });
  expect(await api.getMyOrganizationRequest({})).toEqual({});
});

it('says why in more than a word', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.requestOrganization(requestDetails({ why: 'Please' }))).rejects.toMatchObject({
    fields: { why: 'Say in a sentence or two what it’s for.' },
  });
});
