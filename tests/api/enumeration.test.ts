import { expect, it, vi } from 'vitest';
import { accountEntity } from '#lambdas/kernel/account.entity.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/table.ts';
import { entryPoints } from '#tests/support/entry-points.ts';
import { aMember, anAddress } from '#tests/support/sign-ups.ts';

// The answer's time has a floor, which would make this test slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

it('answers the same to the byte for an address of somebody and of nobody, at all nine places that take one', async () => {
  const asks = await entryPoints();
  expect(asks).toHaveLength(9);
  for (const [name, ask] of asks) {
    // Addresses as long as each other: a mask of the mail service shows no more than that.
    const { userId, email } = await aMember();
    const nobody = anAddress().padStart(email.length, 'x');
    // Who did not finish their profile cannot be found by others.
    await accountEntity(table()).patch({ userId }).set({ hasAdditionalInfo: false }).go();
    const answer = await ask(email);
    expect(answer, name).not.toContain('Not Found');
    expect(await ask(nobody), name).toBe(answer);
  }
});
