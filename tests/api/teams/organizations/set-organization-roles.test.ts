import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { organizationEntity } from '#lambdas/teams/organizations/organization.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { connect } from '#tests/support/people/connections.ts';
import { block } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';
import {
  anOrganization,
  aPersonIn,
  noOrganization,
  organizationsApi,
  rolesIn,
} from '#tests/support/teams/organizations.ts';

it('gives and takes roles, and tells the person', async () => {
  const world = await anOrganization({ name: 'Hill League' });
  const { organizationId, owner } = world;
  const person = await aPersonIn(world, ['scheduler'], [], await aPerson());
  await aPersonIn(world, ['registrar', 'scheduler'], [], person);
  expect(await rolesIn(world)).toMatchObject({ [person.userId]: ['registrar', 'scheduler'] });
  await organizationsApi.signedInAs(owner).removeFromOrganization({ organizationId, userId: person.userId });
  expect(Object.keys(await rolesIn(world))).toEqual([owner.userId]);
  await product.drain();
  expect(product.mails(person.email).map(({ subject }) => subject)).toContain('Your roles in Hill League changed');
  const account = await accountEntity(table()).get({ userId: person.userId }).go();
  expect(account.data?.rosters).toBe(0);
});

it('gives no role to an unknown person', async () => {
  const { organizationId, owner } = await anOrganization();
  const userId = '00000000-0000-4000-8000-000000000000';
  const unknown = organizationsApi
    .signedInAs(owner)
    .setOrganizationRoles({ organizationId, userId, roles: ['viewer'] });
  await expect(unknown).rejects.toMatchObject({ code: 'user.notFound' });
});

it('gives no first role across a block, nor to a minor that the giver does not know', async () => {
  const { organizationId, owner } = await anOrganization();
  const api = organizationsApi.signedInAs(owner);
  const give = (userId: string) => api.setOrganizationRoles({ organizationId, userId, roles: ['viewer'] });
  const birthdate = `${new Date().getUTCFullYear() - 15}-01-01`;
  const [blocker, stranger, known] = [await aPerson(), await aPerson({ birthdate }), await aPerson()];
  await block(blocker, owner);
  await connect(owner, known);
  await accountEntity(table()).patch({ userId: known.userId }).set({ birthdate }).go();
  for (const { userId } of [blocker, stranger])
    await expect(give(userId)).rejects.toMatchObject({ code: 'user.notFound' });
  await expect(give(known.userId)).resolves.toEqual({});
});

it('knows no organization that is not there', async () => {
  const { userId } = await aPerson();
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(
    api.setOrganizationRoles({ organizationId: noOrganization, userId, roles: ['viewer'] }),
  ).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});

it('has as many people as it can have', async () => {
  const { organizationId, owner } = await anOrganization();
  await organizationEntity(table()).patch({ organizationId }).set({ peopleCount: 200 }).go();
  const { userId } = await aPerson();
  const one = organizationsApi.signedInAs(owner).setOrganizationRoles({ organizationId, userId, roles: ['viewer'] });
  await expect(one).rejects.toMatchObject({ code: 'organization.full' });
});
