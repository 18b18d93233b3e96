import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preSignUp } from '#lambdas/accounts/identity/pre-sign-up.ts';
import { signUpProof } from '#lambdas/accounts/identity/sign-up-proof.ts';
import { address, createWorld, now, secret } from '#tests/support/accounts/linking-world.ts';

type World = ReturnType<typeof createWorld>;

const steps: Record<string, (world: World) => Promise<void>> = {
  'owner signs up': (world) => world.signUp('owner'),
  'stranger signs up': (world) => world.signUp('stranger'),
  'owner confirms the code': (world) => world.confirm(),
  'owner comes with Google, verified': (world) => world.google('owner'),
  'stranger comes with Google, unverified': (world) => world.google('stranger'),
  'owner connects': (world) => world.connect('owner'),
  'stranger connects': (world) => world.connect('stranger'),
};

/** One account for the address at most, its owner's, and with two ways to sign in only once its owner agreed. */
function expectProof(world: World, agreed: boolean): void {
  const holders = [...world.accounts.values()].filter(({ email }) => email === address);
  expect(holders.length).toBeLessThanOrEqual(1);
  expect(holders.filter(({ username }) => world.users.get(username)?.owner === 'stranger')).toEqual([]);
  expect(agreed || holders.every(({ signIns }) => signIns.length === 1)).toBe(true);
  const opened = world.users.get(world.opensWithGoogle('owner') ?? '');
  expect(agreed || opened?.status !== 'CONFIRMED', 'Google opens a password account').toBe(true);
  expect(world.opensWithGoogle('stranger')).toBeUndefined();
}

describe('whatever the order of sign-ups, codes, Google sign-ins and connections', () => {
  it('no account opens for two people, or for a second sign-in without proof of both', async () => {
    const order = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(order, async (names) => {
        const world = createWorld();
        for (const [index, name] of names.entries()) {
          await steps[name]!(world);
          expectProof(world, names.slice(0, index + 1).includes('owner connects'));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('the owner reaches one account both ways', async () => {
    const world = createWorld();
    for (const name of [
      'stranger signs up',
      'owner signs up',
      'owner confirms the code',
      'owner comes with Google, verified',
      'owner connects',
    ])
      await steps[name]!(world);
    const [account] = world.accounts.values();
    expect(account).toMatchObject({ signIns: ['password', 'google'], username: world.opensWithGoogle('owner') });
  });
});

it('lets no one sign up beside the product', async () => {
  const ask = (request: object) =>
    preSignUp(
      { triggerSource: 'PreSignUp_SignUp', userName: 'new', request } as never,
      { store: {} as never, signInsOf: async () => [], secret: async () => secret },
      now,
    );
  const userAttributes = { email: address };
  const proof = signUpProof(secret, 'other@mail.example');
  expect(await ask({ userAttributes })).toBe('sign-up-closed');
  expect(await ask({ userAttributes, clientMetadata: { proof } })).toBe('sign-up-closed');
  expect(await ask({ userAttributes, clientMetadata: { proof: signUpProof(secret, address) } })).toBeUndefined();
});
