import { expect, it } from 'vitest';
import { handler as runDates } from '#lambdas/people/family/dates/job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { askFamily, beFamily, familyApi } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const count = async (person: { userId: string }) =>
  (await familyApi.signedInAs(person).listFamily({})).connections.length;
const inbox = async (person: { userId: string }) =>
  (await notificationsApi.signedInAs(person).listNotifications({})).notifications.length;

it('ends a connection for both, whichever side ends it', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { connectionId } = await beFamily(me, other);
  await expect(familyApi.signedInAs(await aPerson()).removeFamily({ connectionId })).rejects.toMatchObject({
    code: 'family.notFound',
  });
  await familyApi.signedInAs(other).removeFamily({ connectionId });
  expect([await count(me), await count(other)]).toEqual([0, 0]);
  await expect(familyApi.signedInAs(me).removeFamily({ connectionId })).rejects.toMatchObject({
    code: 'family.notFound',
  });
});

it('takes a request back, and the notification with it', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { id: connectionId } = await askFamily(me, other);
  await product.drain();
  expect(await inbox(other)).toBe(1);
  await familyApi.signedInAs(me).removeFamily({ connectionId });
  expect([await count(other), await inbox(other)]).toEqual([0, 0]);
});

it('ends by itself after thirty days without an answer', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { id: connectionId } = await askFamily(me, other);
  await product.drain();
  product.clock.forwardMinutes(30 * 24 * 60 + 1);
  await runJob(runDates);
  expect([await count(me), await inbox(other)]).toEqual([0, 0]);
  await expect(familyApi.signedInAs(other).acceptFamily({ connectionId })).rejects.toMatchObject({
    code: 'family.notWaiting',
  });
  product.clock.reset();
});
