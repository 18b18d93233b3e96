import { expect, it } from 'vitest';
import { familyApi } from '#tests/support/people/family.ts';
import { aLoginInvitation } from '#tests/support/people/own-login.ts';

it('never lets dependants decide about their own guardians and consents', async () => {
  const { kim, guardian, dependantId, token } = await aLoginInvitation();
  await familyApi.signedInAs(kim).acceptLogin({ token });
  const { guardians, version } = await guardian.getDependant({ dependantId });
  const found = guardians.find(({ userId }) => userId === kim.userId)!;
  const { displayName: _, status: __, isThemselves: ___, ...themselves } = found;
  const change = (rights: typeof themselves.rights) =>
    guardian.changeGuardian({ ...themselves, dependantId, version, rights });
  await expect(change(['consent'])).rejects.toMatchObject({ code: 'guardian.ownRights' });
  await expect(change(['rsvp', 'pay'])).resolves.toMatchObject({ version: version + 1 });
});
