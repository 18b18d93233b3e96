import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';

it('says what a link in a mail turned off', async () => {
  const person = await aPerson({ mailOff: ['invitation'] });
  const settings = await notificationsApi.signedInAs(person).getNotificationSettings({});
  expect(settings).toMatchObject({
    topics: { invitation: { email: false, push: true }, rsvp: { email: true } },
    version: 0,
  });
  await expect(notificationsApi.signedOut().getNotificationSettings({})).rejects.toMatchObject({
    code: 'auth.required',
  });
});
