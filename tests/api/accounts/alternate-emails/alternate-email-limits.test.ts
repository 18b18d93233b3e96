import { expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';

it('mails a stranger three times a day for one account and six times for all, however often they add the address', async () => {
  const email = 'bombed@elsewhere.example';
  const sent: number[] = [];
  for (const person of await Promise.all([1, 2, 3].map(() => aPerson()))) {
    for (let time = 0; time < 5; time += 1) {
      await accountsApi.signedInAs(person).addAlternateEmail({ email });
      // An address that is off the account again by then is not mailed at all.
      await product.drain();
      await accountsApi.signedInAs(person).removeAlternateEmail({ email });
    }
    sent.push(product.mails(email).length);
  }
  expect(sent).toEqual([3, 6, 6]);
});
