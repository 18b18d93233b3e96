import { expect, it } from 'vitest';
import { handler } from '#lambdas/discovery/subscriptions/api.ts';
import { stopLink } from '#lambdas/discovery/subscriptions/stop-link.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aSubscription, follow, subscriptionsApi } from '#tests/support/discovery/activity-subscriptions.ts';
import { product } from '#tests/support/product/product.ts';

const { signedOut, send } = product.client(activitySubscriptionsContract, handler);
const visitor = signedOut();
const linkFor = async (userId: string, id: number) =>
  stopLink('http://localhost:5173', await signingSecret(), { userId, id, city: 'Austin, TX' }).oneClick;
const tokenFor = async (userId: string, id: number) => (await linkFor(userId, id)).split('/').at(-1) ?? '';

it('pauses one city with one tap of a mail program, and leaves the others', async () => {
  const person = await aPerson();
  await follow(person, aSubscription({ id: 1 }), aSubscription({ id: 2 }));
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const link = await linkFor(person.userId, 1);
  expect((await send(new Request(link))).status).toBe(404);
  for (const _ of [1, 2]) expect((await send(new Request(link, { method: 'POST', body }))).status).toBe(200);
  const { subscriptions, version } = await subscriptionsApi.signedInAs(person).listActivitySubscriptions({});
  expect(subscriptions.map(({ status }) => status)).toEqual(['paused', 'active']);
  expect(version).toBe(2);
});

it('refuses a link that is not one of ours, and says nothing about who exists', async () => {
  const token = await tokenFor(aStranger().userId, 1);
  expect(await visitor.stopActivitySubscription({ token })).toEqual({ city: 'Austin, TX' });
  for (const broken of [`${token}A`, `A${token}`, token.slice(0, -1), 'x'])
    await expect(visitor.stopActivitySubscription({ token: broken })).rejects.toMatchObject({
      code: 'mail.linkInvalid',
    });
});
