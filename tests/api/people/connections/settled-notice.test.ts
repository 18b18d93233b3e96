import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { connectionsApi } from '#tests/support/people/connections.ts';
import { product } from '#tests/support/product/product.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;
const as = (person: Person) => connectionsApi.signedInAs(person);

/** What the one who was asked finds of it: whether each such notification still asks. */
const unread = async (person: Person) => {
  const { notifications } = await notificationsApi.signedInAs(person).listNotifications({});
  return notifications.filter(({ data }) => data.asks === 'connection').map(({ read }) => !read);
};

/** One player asked another, who got the notification. */
async function asked() {
  const [me, other] = [await aPerson(), await aPerson()];
  await as(me).askToConnect({ userId: other.userId });
  await product.drain();
  expect(await unread(other)).toEqual([true]);
  return { me, other };
}

it.each([true, false])('is read once the request was answered elsewhere, with a yes: %s', async (accept) => {
  const { me, other } = await asked();
  await as(other).answerConnection({ userId: me.userId, accept });
  expect(await unread(other)).toEqual([false]);
});

it('is read once they asked back, which is a yes', async () => {
  const { me, other } = await asked();
  expect(await as(other).askToConnect({ userId: me.userId })).toEqual({ state: 'connected' });
  expect(await unread(other)).toEqual([false]);
});

it('is gone once the request was taken back', async () => {
  const { me, other } = await asked();
  await as(me).removeConnection({ userId: other.userId });
  expect(await unread(other)).toEqual([]);
});

it('does not come any more when the answer was faster, nor does one to a request that stands suffer', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await as(me).askToConnect({ userId: other.userId });
  await as(other).answerConnection({ userId: me.userId, accept: true });
  await product.drain();
  expect(await unread(other)).toEqual([]);
  const third = await aPerson();
  await as(third).askToConnect({ userId: other.userId });
  await product.drain();
  expect(await unread(other)).toEqual([true]);
});
