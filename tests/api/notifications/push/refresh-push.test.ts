import { afterEach, expect, it } from 'vitest';
import { handler as runDue } from '#lambdas/notifications/push/due.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, aSubscription, shownOn, storedDevices } from '#tests/support/notifications/push.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

afterEach(() => product.clock.reset());
const days = (count: number) => product.clock.forwardMinutes(count * 24 * 60);

it('keeps the token, and how the browser is reached now', async () => {
  const person = await aPerson();
  const mine = notificationsApi.signedInAs(person);
  const { token } = await aDevice(person);
  const { input } = await aSubscription();
  days(8);
  const { createTime } = await mine.refreshPush({ token, ...input });
  expect(createTime.slice(0, 10)).toBe(product.clock.now().toISOString().slice(0, 10));
  expect(await storedDevices(person.userId)).toEqual([{ ...input, scope: '/', token, createTime }]);
});

it('asks a device that was not heard of for thirty days, once, and forgets it after sixty', async () => {
  const person = await aPerson();
  const [silent, used] = [await aDevice(person), await aDevice(person)];
  days(20);
  await notificationsApi.signedInAs(person).refreshPush({ token: used.token, ...used.input });
  days(11);
  await runJob(runDue);
  await runJob(runDue);
  expect(shownOn(silent)).toMatchObject([{ title: 'Still want notifications from Rovers here?' }]);
  expect(shownOn(used)).toEqual([]);
  days(24);
  await notificationsApi.signedInAs(person).refreshPush({ token: used.token, ...used.input });
  days(6);
  await runJob(runDue);
  expect((await storedDevices(person.userId)).map(({ token }) => token)).toEqual([used.token]);
  expect(shownOn(silent)).toHaveLength(1);
});

it('refuses what is not registered, or not as it is registered', async () => {
  const person = await aPerson();
  const mine = notificationsApi.signedInAs(person);
  const { token, input } = await aDevice(person);
  const theirs = await aDevice(await aPerson());
  const refresh = (differences: object) => mine.refreshPush({ token, ...input, ...differences });
  await expect(refresh({ token: theirs.token })).rejects.toMatchObject({ code: 'push.notFound' });
  await expect(refresh({ endpoint: 'https://evil.example/' })).rejects.toMatchObject({
    code: 'push.endpointNotAllowed',
  });
  await expect(refresh({ p256dh: 'AAAA' })).rejects.toMatchObject({ code: 'push.keyInvalid' });
  const taking = { endpoint: theirs.input.endpoint };
  await expect(refresh(taking)).rejects.toMatchObject({ code: 'push.endpointTaken' });
});
