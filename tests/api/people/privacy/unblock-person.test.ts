import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';

it('ends a block, and leaves the one of the other side alone', async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  await Promise.all([block(one, other), block(other, one)]);
  await privacyApi.signedInAs(one).unblockPerson({ userId: other.userId });
  expect((await privacyApi.signedInAs(one).listBlocked({})).people).toEqual([]);
  expect((await privacyApi.signedInAs(other).listBlocked({})).people).toMatchObject([{ userId: one.userId }]);
  const again = privacyApi.signedInAs(one).unblockPerson({ userId: other.userId });
  await expect(again).rejects.toMatchObject({ code: 'block.notFound' });
  const own = privacyApi.signedInAs(one).unblockPerson({ userId: one.userId });
  await expect(own).rejects.toMatchObject({ code: 'block.notFound' });
  const out = privacyApi.signedOut().unblockPerson({ userId: other.userId });
  await expect(out).rejects.toMatchObject({ code: 'auth.required' });
});
