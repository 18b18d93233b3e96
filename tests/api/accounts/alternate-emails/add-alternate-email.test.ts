import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());

it('waits for the address to be confirmed, and asks it by mail', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  const { emails } = await api.addAlternateEmail({ email: ' Second@People.example ' });
  expect(emails).toEqual([{ email: 'second@people.example', isVerified: false }]);
  await product.drain();
  expect(product.mails('second@people.example')).toHaveLength(1);
});

it('refuses the main address and one that is there', async () => {
  const person = await aPerson();
  const api = accountsApi.signedInAs(person);
  const twice = { code: 'email.alreadyAdded', fields: { email: 'This email is already added' } };
  await expect(api.addAlternateEmail({ email: person.email.toUpperCase() })).rejects.toMatchObject(twice);
  await api.addAlternateEmail({ email: 'b@people.example' });
  await expect(api.addAlternateEmail({ email: 'B@people.example ' })).rejects.toMatchObject(twice);
});

it('refuses what is no address, and a sixth one', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  await expect(api.addAlternateEmail({ email: 'nonsense' })).rejects.toMatchObject({
    fields: { email: 'Please enter a valid email address.' },
  });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await api.addAlternateEmail({ email: `${name}@people.example` });
  await expect(api.addAlternateEmail({ email: 'f@people.example' })).rejects.toMatchObject({ code: 'email.tooMany' });
});

it('keeps at most five, also when many are added at once, and has room again for one that goes', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  const add = (name: string) => api.addAlternateEmail({ email: `${name}@people.example` });
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(add));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toEqual(['email.tooMany', 'email.tooMany']);
  const { emails } = await api.listAlternateEmails({});
  expect(emails).toHaveLength(5);
  await Promise.all([1, 2].map(() => api.removeAlternateEmail({ email: emails[0]!.email })));
  expect((await add('h')).emails).toHaveLength(5);
  await expect(add('i')).rejects.toMatchObject({ code: 'email.tooMany' });
});
