import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';

it('is for its owner alone', async () => {
  await expect(privacyApi.signedOut().getPrivacy({})).rejects.toMatchObject({ code: 'auth.required' });
  const [one, other] = [privacyApi.signedInAs(await aPerson()), privacyApi.signedInAs(await aPerson())];
  await one.savePrivacy({ messagesFromAnyone: true, version: 0 });
  expect(await other.getPrivacy({})).toMatchObject({ messagesFromAnyone: false, version: 0 });
});
