import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aMember, anAddress, joinFromGoogle } from '#tests/support/accounts/sign-ups.ts';
import { call } from '#tests/support/product/ask.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedOut, send } = product.client(accounts, handler);
const visitor = signedOut();

it('answers the same to the byte whether or not an address has an account', async () => {
  const { email } = await aMember();
  expect(await raw(email)).toEqual(await raw(anAddress()));
});

const fromGoogle = async () => {
  const email = anAddress();
  await joinFromGoogle(randomUUID(), email, randomUUID());
  return { email };
};

it.each([
  ['their password', aMember, 'You sign in with your password.'],
  ['Google', fromGoogle, 'You sign in with Google. You have no password.'],
])('mails the owner of an address, and no one else, that they sign in with %s', async (_way, anOwner, sentence) => {
  const { email } = await anOwner();
  const unknown = anAddress();
  for (const asked of [email, unknown])
    expect(await visitor.checkSignInMethods({ email: asked })).toEqual({ status: 'told' });
  await product.drain();
  const [mail, ...more] = product.mails(email);
  expect(mail?.text).toContain(sentence);
  expect([...more, ...product.mails(unknown)]).toEqual([]);
});

it('mails an owner once in twenty minutes, however many requests come', async () => {
  product.clock.moveTo('2026-12-01T12:00:00Z');
  const { email } = await aMember();
  for (let time = 0; time < 3; time++) await visitor.checkSignInMethods({ email });
  await product.drain();
  expect(product.mails(email)).toHaveLength(1);
  product.clock.forwardMinutes(21);
  await visitor.checkSignInMethods({ email });
  await product.drain();
  expect(product.mails(email)).toHaveLength(2);
  product.clock.reset();
});

it('names the address when it is none', async () => {
  await expect(visitor.checkSignInMethods({ email: 'unknown' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { email: 'Please enter a valid email address.' },
  });
});

async function raw(email: string): Promise<object> {
  const response = await call(send, accounts.operations.checkSignInMethods, { email });
  return { status: response.status, headers: [...response.headers], body: await response.text() };
}
