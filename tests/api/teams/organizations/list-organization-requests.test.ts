import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aRequest } from '#tests/support/teams/organization-requests.ts';
import { aPlatformAdmin, organizationsApi } from '#tests/support/teams/organizations.ts';

it('shows staff what waits, the oldest first, with who asks', async () => {
  const [first, second] = [await aRequest(), await aRequest()];
  const admin = organizationsApi.signedInAs(await aPlatformAdmin());
  const ids = async () => (await admin.listOrganizationRequests({})).requests.map(({ requestId }) => requestId);
  expect((await ids()).slice(-2)).toEqual([first.request.requestId, second.request.requestId]);
  const { requests } = await admin.listOrganizationRequests({});
  expect(requests.at(-1)).toMatchObject({ displayName: second.user.displayName, why: second.request.why });
  await admin.declineOrganizationRequest({ ...first.key, answer: 'Not now.' });
  expect(await ids()).not.toContain(first.request.requestId);
});

it('names no minors', async () => {
  await aRequest({}, await aPerson({ birthdate: '2017-01-01' }));
  const admin = organizationsApi.signedInAs(await aPlatformAdmin());
  expect((await admin.listOrganizationRequests({})).requests.at(-1)?.displayName).toBe('Player');
});

it('is for staff alone', async () => {
  const { api } = await aRequest();
  await expect(api.listOrganizationRequests({})).rejects.toMatchObject({ code: 'access.denied' });
});
