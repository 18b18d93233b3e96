import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRequest } from '#tests/support/teams/organization-requests.ts';
import { organizationsApi } from '#tests/support/teams/organizations.ts';

it('shows users their own request alone', async () => {
  const { api, request } = await aRequest();
  expect(await api.getMyOrganizationRequest({})).toEqual({ request });
  expect(await organizationsApi.signedInAs(await aPerson()).getMyOrganizationRequest({})).toEqual({});
});
