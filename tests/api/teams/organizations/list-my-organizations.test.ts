import { expect, it } from 'vitest';
import { anOrganization, aPersonIn, organizationsApi } from '#tests/support/teams/organizations.ts';

it('lists organizations by name with what one is and may do in each', async () => {
  const [second, first] = [await anOrganization({ name: 'B League' }), await anOrganization({ name: 'A League' })];
  const person = await aPersonIn(first, ['scheduler']);
  await aPersonIn(second, ['orgAdmin'], [], person);
  const { organizations, mayCreate } = await organizationsApi.signedInAs(person).listMyOrganizations({});
  expect(organizations.map(({ organization, roles }) => [organization.name, roles])).toEqual([
    ['A League', ['scheduler']],
    ['B League', ['orgAdmin']],
  ]);
  expect(organizations.map(({ may }) => may.includes('manageTeams'))).toEqual([false, true]);
  expect(mayCreate).toBe(false);
});
