import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { product } from '#tests/support/product/product.ts';
import { aRequest, requestDetails } from '#tests/support/teams/organization-requests.ts';
import { anOrganization, aPlatformAdmin, organizationsApi } from '#tests/support/teams/organizations.ts';

const staff = async () => organizationsApi.signedInAs(await aPlatformAdmin());

it('opens the organization for the user who asked, who owns it and hears of it once', async () => {
  const { user, api, request, key } = await aRequest({ name: 'Barton Creek Sports' });
  const { organizationId } = await (await staff()).acceptOrganizationRequest(key);
  const { organizations: mine } = await api.listMyOrganizations({});
  expect(mine).toMatchObject([
    { organization: { organizationId, name: 'Barton Creek Sports', slug: 'barton-creek-sports' }, roles: ['orgOwner'] },
  ]);
  expect((await api.getMyOrganizationRequest({})).request).toEqual({ ...request, status: 'accepted', organizationId });
  await product.drain();
  expect(product.mails(user.email ?? '').map(({ subject }) => subject)).toEqual(['Barton Creek Sports is ready']);
});

it('gives it the address that was wished for, or another one where that is taken by then', async () => {
  const wish = await aRequest({ slug: 'lamar-sports' });
  await anOrganization({ slug: 'lamar-sports' });
  const admin = await staff();
  await expect(admin.acceptOrganizationRequest(wish.key)).rejects.toMatchObject({ code: 'organization.slugTaken' });
  expect((await wish.api.getMyOrganizationRequest({})).request?.status).toBe('asked');
  await admin.acceptOrganizationRequest({ ...wish.key, slug: 'south-lamar-sports' });
  const [mine] = (await wish.api.listMyOrganizations({})).organizations;
  expect(mine?.organization.slug).toBe('south-lamar-sports');
});

it('makes the address of the name another one where that is taken', async () => {
  await anOrganization({ name: 'Zilker Sports', slug: 'zilker-sports' });
  const { api, key } = await aRequest({ name: 'Zilker Sports' });
  await (await staff()).acceptOrganizationRequest(key);
  expect((await api.listMyOrganizations({})).organizations[0]?.organization.slug).toMatch(/^zilker-sports-\w{5}$/);
});

it('answers once, and only what was read', async () => {
  const { api, user, key } = await aRequest();
  const admin = await staff();
  await admin.declineOrganizationRequest({ ...key, answer: 'One team needs none.' });
  await expect(admin.acceptOrganizationRequest(key)).rejects.toMatchObject({ code: 'organizationRequest.answered' });
  const again = await api.requestOrganization(requestDetails());
  await expect(admin.acceptOrganizationRequest(key)).rejects.toMatchObject({ code: 'organizationRequest.notFound' });
  await admin.acceptOrganizationRequest({ userId: user.userId, requestId: again.requestId });
  expect((await api.listMyOrganizations({})).organizations).toHaveLength(1);
});

it('is for staff alone', async () => {
  const { api, key } = await aRequest();
  await expect(api.acceptOrganizationRequest(key)).rejects.toMatchObject({ code: 'access.denied' });
});

it('opens none for a user whose account is going', async () => {
  const { user, key } = await aRequest();
  const deletedAt = product.clock.now().toISOString();
  await accountEntity(table()).patch({ userId: user.userId }).set({ deletedAt }).go();
  await expect((await staff()).acceptOrganizationRequest(key)).rejects.toMatchObject({ code: 'user.notFound' });
});
