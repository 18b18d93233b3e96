import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFromSameBrowser, signUpAttempt } from '#lambdas/accounts/identity/sign-up-attempt.ts';
import { createSignUpWorld, type SignUpWorld } from './sign-up-world.ts';

const steps: Record<string, (world: SignUpWorld) => Promise<void>> = {
  'owner signs up': (world) => world.signUp('owner'),
  'stranger signs up': (world) => world.signUp('stranger'),
  'the code is sent again': (world) => world.resend(),
  'owner enters the newest code': (world) => world.confirm(0, true),
  'owner enters an older code': (world) => world.confirm(1, true),
  'owner enters the newest code elsewhere': (world) => world.confirm(0, false),
  'owner signs in': (world) => world.signIn('owner'),
  'stranger signs in': (world) => world.signIn('stranger'),
  'owner chooses a password': (world) => world.choosePassword(),
};
const anything = fc.constantFrom(...Object.keys(steps));
/** One group after the other; what is in a group happens at the same time. */
const story = fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
const brokenOff = fc.array(fc.nat(80), { maxLength: 12 });

/** Tells a story in which things happen in any order and break off anywhere. */
async function tell(groups: readonly string[][], scheduler: fc.Scheduler, faults: readonly number[]) {
  let asked = 0;
  const world = createSignUpWorld(async () => {
    await scheduler.schedule(Promise.resolve());
    if (faults.includes(++asked)) throw new Error('broke off');
  });
  for (const group of groups) {
    const all = group.map((name) => steps[name]!(world).catch(() => undefined));
    await scheduler.waitFor(Promise.all(all));
  }
  return world;
}

describe('whatever the order of sign-ups, codes and sign-ins, and wherever they break off', () => {
  it('a stranger never acts as the account of an address they cannot read', async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.scheduler(), brokenOff, async (groups, scheduler, faults) => {
        const world = await tell([...groups, ['stranger signs in'], ['stranger signs in']], scheduler, faults);
        expect(world.canAct('stranger')).toBe(false);
      }),
      { numRuns: 800 },
    );
  });

  it('the owner gets in with a password of their own once their address is confirmed', async () => {
    const comesBack = ['owner chooses a password', 'owner signs in'];
    await fc.assert(
      fc.asyncProperty(story, fc.scheduler(), async (groups, scheduler) => {
        const world = await tell(groups, scheduler, []);
        if (!world.isConfirmed()) return;
        const again = [...comesBack, ...comesBack];
        for (const name of again) await scheduler.waitFor(steps[name]!(world).catch(() => undefined));
        expect(world.canAct('owner')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the password that was chosen at sign-up', () => {
  const lasts = async (...names: string[]) => {
    const world = createSignUpWorld(async () => {});
    for (const name of [...names, 'owner signs in']) await steps[name]!(world);
    return world.canAct('owner');
  };
  const confirm = 'owner enters the newest code';

  it('works where the code is entered in the browser that signed up', async () => {
    expect(await lasts('owner signs up', 'the code is sent again', confirm)).toBe(true);
  });

  it('works for the last who signed up', async () => {
    expect(await lasts('stranger signs up', 'owner signs up', confirm)).toBe(true);
  });

  it('stops working where the code is entered elsewhere', async () => {
    expect(await lasts('owner signs up', 'owner enters the newest code elsewhere')).toBe(false);
  });
});

describe('the secret of a browser', () => {
  const now = new Date('2026-12-05T12:00:00Z');
  const kept = signUpAttempt('user-1', 'a-secret-of-this-browser', now);
  const hours = (count: number) => new Date(now.getTime() + count * 3600_000);

  it('is not kept itself', () => {
    expect(JSON.stringify(kept)).not.toContain('a-secret-of-this-browser');
  });

  it.each([
    ['the same', 'a-secret-of-this-browser', hours(23), true],
    ['another one', 'a-secret-of-another-one', hours(1), false],
    ['none', undefined, hours(1), false],
    ['the same after a day', 'a-secret-of-this-browser', hours(24), false],
  ])('%s is told', (_title, shown, at, expected) => {
    expect(isFromSameBrowser(kept, shown, at)).toBe(expected);
  });

  it('opens nothing where no sign-up is known', () => {
    expect(isFromSameBrowser(undefined, 'a-secret-of-this-browser', now)).toBe(false);
  });
});
