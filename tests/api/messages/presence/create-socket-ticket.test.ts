import { expect, it } from 'vitest';
import { handler } from '#lambdas/messages/api.ts';
import { messages } from '#shared/messages/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs, signedOut } = product.client(messages, handler);

it('gives a ticket for a minute, a new one each time', async () => {
  product.clock.moveTo('2026-12-01T12:00:00Z');
  const person = signedInAs(await aPerson());
  const [one, other] = [await person.createSocketTicket({}), await person.createSocketTicket({})];
  expect(one).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), expiresAt: expect.stringContaining('12:01:0') });
  expect(one.ticket).not.toBe(other.ticket);
  product.clock.reset();
});

it('refuses a visitor', async () => {
  await expect(signedOut().createSocketTicket({})).rejects.toMatchObject({ code: 'auth.required' });
});

it('takes no fields: no one names another person', async () => {
  const input = { userId: 'unknown' } as never;
  await expect(signedInAs(await aPerson()).createSocketTicket(input)).rejects.toMatchObject({
    fields: { userId: 'Not a known field.' },
  });
});

it('gives sixty tickets a minute', async () => {
  product.clock.moveTo('2026-12-01T12:00:00Z');
  const person = signedInAs(await aPerson());
  await Promise.all(Array.from({ length: 60 }, () => person.createSocketTicket({})));
  await expect(person.createSocketTicket({})).rejects.toMatchObject({ code: 'request.tooMany' });
  product.clock.reset();
});
