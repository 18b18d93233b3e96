import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice } from '#tests/support/notifications/push.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it("lists a person's own devices, and none of their keys", async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const mine = notificationsApi.signedInAs(person);
  expect(await mine.listPushRegistrations({})).toEqual({ registrations: [] });
  const { token } = await aDevice(person);
  await aDevice(other);
  const { registrations } = await mine.listPushRegistrations({});
  expect(registrations).toEqual([{ token, name: 'Chrome on Android', createTime: expect.any(String), isStale: false }]);
});

it('says which of them was not heard of for a week', async () => {
  const person = await aPerson();
  const { token, input } = await aDevice(person);
  const mine = notificationsApi.signedInAs(person);
  const staleness = async () => (await mine.listPushRegistrations({})).registrations.map(({ isStale }) => isStale);
  product.clock.forwardMinutes(7 * 24 * 60 - 1);
  expect(await staleness()).toEqual([false]);
  product.clock.forwardMinutes(2);
  expect(await staleness()).toEqual([true]);
  await mine.refreshPush({ token, ...input });
  expect(await staleness()).toEqual([false]);
});
