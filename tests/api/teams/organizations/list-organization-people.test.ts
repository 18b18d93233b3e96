import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anOrganization, aPersonIn, noOrganization, organizationsApi } from '#tests/support/teams/organizations.ts';

it('lists who has which role, and for which groups', async () => {
  const world = await anOrganization();
  const { organizationId, owner } = world;
  const group = 'sgr_00000000000000000000000000';
  const person = await aPersonIn(world, ['programAdmin'], [group]);
  const { people } = await organizationsApi.signedInAs(owner).listOrganizationPeople({ organizationId });
  expect(people.map(({ userId, roles, seasonGroupIds }) => [userId, roles, seasonGroupIds])).toEqual([
    [owner.userId, ['orgOwner'], []],
    [person.userId, ['programAdmin'], [group]],
  ]);
});

it('knows no organization that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.listOrganizationPeople({ organizationId: noOrganization })).rejects.toMatchObject({
    code: 'organization.notFound',
  });
});
