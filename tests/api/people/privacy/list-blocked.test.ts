import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';

it('leaves out deleted accounts', async () => {
  const [me, gone] = [await aPerson(), await aPerson()];
  await privacyApi.signedInAs(me).blockPeople({ people: [{ userId: gone.userId, email: gone.email }] });
  await accountEntity(table()).patch(gone).set({ deletedAt: new Date().toISOString() }).go();
  const { people } = await privacyApi.signedInAs(me).listBlocked({});
  expect(people).toEqual([{ userId: gone.userId, displayName: 'Deleted User', since: expect.any(String) }]);
});

it('shows a list to its owner alone', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await block(me, other);
  expect(await privacyApi.signedInAs(other).listBlocked({})).toEqual({ people: [] });
  await expect(privacyApi.signedOut().listBlocked({})).rejects.toMatchObject({ code: 'auth.required' });
});
