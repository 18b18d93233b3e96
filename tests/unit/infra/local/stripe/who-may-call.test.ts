import { expect, it } from 'vitest';
import { functions } from '#lambdas/functions.ts';

it('is for functions of payments alone to call the provider', () => {
  const callers = functions.filter(({ may }) => may.includes('callStripe')).map(({ name }) => name);
  expect(callers.filter((name) => !name.startsWith('payments-'))).toEqual([]);
});
