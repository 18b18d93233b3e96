import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { askFamily, beFamily, familyApi } from '#tests/support/people/family.ts';
import { block } from '#tests/support/people/privacy.ts';

it('shows the two the same: who is family, and which requests wait', async () => {
  const [me, sister, other] = [await aPerson(), await aPerson(), await aPerson()];
  await beFamily(me, sister);
  await askFamily(other, me);
  const list = async (one: { userId: string }) => (await familyApi.signedInAs(one).listFamily({})).connections;
  const mine = await list(me);
  expect(mine.map(({ status }) => status).sort()).toEqual(['accepted', 'pending']);
  expect(mine).toEqual(expect.arrayContaining([...(await list(sister)), ...(await list(other))]));
  expect(JSON.stringify(mine)).not.toMatch(/@people\.example|Sam Carter/);
});

it('hides the request from a person who was blocked since', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await askFamily(other, me);
  await block(me, other);
  expect(await familyApi.signedInAs(me).listFamily({})).toEqual({ connections: [] });
});
