import { expect, it } from 'vitest';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aMailbox, deliveryTo } from '#tests/support/notifications/mailbox.ts';
import { aNotice, notificationsApi } from '#tests/support/notifications/notifications.ts';
import { product } from '#tests/support/product/product.ts';

it('is obeyed at the moment of sending, and by nothing else than what it names', async () => {
  const person = await aPerson({ mailOff: ['rsvp'] });
  const mine = notificationsApi.signedInAs(person);
  const { mailer, taken } = aMailbox();
  const send = (cause: string) => deliver(aNotice(person.userId, { cause }), deliveryTo(mailer), product.clock.now());
  await send('one');
  const topics = { invitation: { email: false } };
  const saved = await mine.saveNotificationSettings({ topics, version: 0 });
  expect(saved).toMatchObject({
    version: 1,
    topics: { invitation: { email: false, push: true }, rsvp: { email: false } },
  });
  expect(await send('two')).toBe('unwanted');
  await mine.saveNotificationSettings({ topics: { invitation: { email: true } }, version: 1 });
  await send('three');
  expect(taken).toHaveLength(2);
  expect((await mine.listNotifications({})).notifications).toHaveLength(3);
});

it('keeps quiet hours in the zone of the person, digests and team topics', async () => {
  const mine = notificationsApi.signedInAs(await aPerson());
  const said = {
    quietHours: { from: '22:00', until: '07:00' },
    timeZone: 'America/Chicago',
    digests: { news: 'weekly' as const },
    teams: { 'team-1': { email: false, push: true } },
  };
  await mine.saveNotificationSettings({ ...said, version: 0 });
  expect(await mine.getNotificationSettings({})).toMatchObject({ ...said, version: 1 });
  await mine.saveNotificationSettings({ version: 1 });
  expect(await mine.getNotificationSettings({})).not.toHaveProperty('quietHours');
});

it('refuses what is saved over another window, unknown topics and digests of what is urgent', async () => {
  const mine = notificationsApi.signedInAs(await aPerson());
  await mine.saveNotificationSettings({ version: 0 });
  const late = mine.saveNotificationSettings({ version: 0 });
  await expect(late).rejects.toMatchObject({ code: 'record.changed', detail: { currentVersion: 1 } });
  const wrong = (input: object) => mine.saveNotificationSettings({ version: 1, ...input });
  for (const input of [
    { topics: { weather: { email: false } } },
    { digests: { waitlistOffer: 'daily' } },
    { quietHours: { from: '25:00', until: '07:00' } },
    { timeZone: 'Mars/Olympus' },
  ])
    await expect(wrong(input)).rejects.toMatchObject({ code: 'request.invalid' });
  const stranger = notificationsApi.signedInAs(aStranger()).saveNotificationSettings({ version: 0 });
  await expect(stranger).rejects.toMatchObject({ code: 'user.notFound' });
  const out = notificationsApi.signedOut().saveNotificationSettings({ version: 0 });
  await expect(out).rejects.toMatchObject({ code: 'auth.required' });
});
