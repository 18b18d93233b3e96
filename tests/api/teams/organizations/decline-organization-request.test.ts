import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aRequest, requestDetails } from '#tests/support/teams/organization-requests.ts';
import { aPlatformAdmin, organizationsApi } from '#tests/support/teams/organizations.ts';

const staff = async () => organizationsApi.signedInAs(await aPlatformAdmin());
const answer = 'A single community doesn’t need one.';

it('tells the user why, and lets them ask again', async () => {
  const { user, api, request, key } = await aRequest({ name: 'Creek Club' });
  await (await staff()).declineOrganizationRequest({ ...key, answer });
  expect((await api.getMyOrganizationRequest({})).request).toEqual({ ...request, status: 'declined', answer });
  await product.drain();
  const [mail] = product.mails(user.email ?? '');
  expect(mail?.subject).toBe('Your request for Creek Club');
  expect(mail?.text).toContain(answer);
  expect((await api.requestOrganization(requestDetails())).status).toBe('asked');
});

it('needs a reason', async () => {
  const { key } = await aRequest();
  await expect((await staff()).declineOrganizationRequest({ ...key, answer: ' ' })).rejects.toMatchObject({
    fields: { answer: 'Say why, so that they can ask again.' },
  });
});

it('declines nothing twice, nor what was never asked', async () => {
  const { key } = await aRequest();
  const admin = await staff();
  await admin.declineOrganizationRequest({ ...key, answer });
  await expect(admin.declineOrganizationRequest({ ...key, answer })).rejects.toMatchObject({
    code: 'organizationRequest.answered',
  });
  const never = { ...key, requestId: 'orr_00000000000000000000000000' };
  await expect(admin.declineOrganizationRequest({ ...never, answer })).rejects.toMatchObject({
    code: 'organizationRequest.notFound',
  });
});
