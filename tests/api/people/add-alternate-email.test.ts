import { beforeEach, expect, it } from 'vitest';
import { cloud } from '#tests/support/cloud.ts';
import { aPerson } from '#tests/support/people.ts';
import { peopleApi } from '#tests/support/people-api.ts';
import { product } from '#tests/support/product.ts';

beforeEach(() => cloud.renew());

it('waits for the address to be confirmed, and asks it by mail', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  const { emails } = await api.addAlternateEmail({ email: ' Second@People.example ' });
  expect(emails).toEqual([{ email: 'second@people.example', isVerified: false }]);
  await product.drain();
  expect(product.mails('second@people.example')).toHaveLength(1);
});

it('refuses the main address and one that is there', async () => {
  const person = await aPerson();
  const api = peopleApi.signedInAs(person);
  const twice = { code: 'email.alreadyAdded', fields: { email: 'This email is already added' } };
  await expect(api.addAlternateEmail({ email: person.email.toUpperCase() })).rejects.toMatchObject(twice);
  await api.addAlternateEmail({ email: 'b@people.example' });
  await expect(api.addAlternateEmail({ email: 'B@people.example ' })).rejects.toMatchObject(twice);
});

it('refuses what is no address, and a sixth one', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  await expect(api.addAlternateEmail({ email: 'nonsense' })).rejects.toMatchObject({
    fields: { email: 'Please enter a valid email address.' },
  });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await api.addAlternateEmail({ email: `${name}@people.example` });
  await expect(api.addAlternateEmail({ email: 'f@people.example' })).rejects.toMatchObject({ code: 'email.tooMany' });
});
